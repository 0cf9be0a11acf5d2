/** The local Auth reveals nothing about an address, neither by response nor by time. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startSupabase, type Supabase } from '../../../database/fixtures/supabase.ts';
import { long, sample } from '../../../sizes.ts';
import { postToAuth, password, shapeOf } from './fixtures.ts';

/** Milliseconds that hide the work of both, even beside the other tests of a long run. */
const evenTime = sample(30, 80);
/** Milliseconds of timing noise on this machine; the work to hide takes longer. */
const noise = 2;

const rounds = sample(10, 100);

let supabase: Supabase;
beforeAll(async () => {
  vi.stubEnv('LITE_AUTH_BCRYPT_COST', '7');
  supabase = await startSupabase({ evenTime });
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await supabase.close();
});

describe('known and unknown addresses', () => {
  const doors = {
    'sign-in': (email: string, caller: string) =>
      postToAuth(supabase, 'token?grant_type=password', { email, password: 'a guess' }, caller),
    'sign-up': (email: string, caller: string) =>
      postToAuth(supabase, 'signup', { email, password }, caller),
    reset: (email: string, caller: string) => postToAuth(supabase, 'recover', { email }, caller),
  };

  it.each(Object.keys(doors) as (keyof typeof doors)[])(
    `%s gives ${rounds} of each the same response${long ? ', in the same time' : ''}`,
    async (door) => {
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      const answers = new Set<string>();
      const people = Array.from(
        { length: sample(2, 25) },
        (_, index) => `${door}${index}@example.test`,
      );
      for (const email of people) await supabase.createUser(email, password);
      for (let round = 0; round < rounds; round += 1) {
        const caller = `10.0.0.${round}`;
        const known = people[round % people.length] ?? '';
        const unknown = `${door === 'sign-up' ? 'new' : 'nobody'}${round}@example.test`;
        const kinds = [['known', known] as const, ['unknown', unknown] as const];
        if (round % 2 === 1) kinds.reverse();
        for (const [kind, email] of kinds) {
          const before = performance.now();
          const answer = await doors[door](email, caller);
          times[kind].push(performance.now() - before);
          answers.add(`${answer.status} ${shapeOf(await answer.text())}`);
        }
      }
      expect([...answers]).toHaveLength(1);
      if (!long) return;
      const [known, unknown] = [quartiles(times.known), quartiles(times.unknown)];
      for (const [one, other] of [
        [known, unknown],
        [unknown, known],
      ] as const) {
        expect(one.median).toBeGreaterThanOrEqual(other.lower - noise);
        expect(one.median).toBeLessThanOrEqual(other.upper + noise);
      }
    },
  );
});

function quartiles(times: number[]) {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor(sorted.length * part)] ?? 0;
  return { lower: at(0.25), median: at(0.5), upper: at(0.75) };
}
