/** Counters under concurrent calls, on many connections. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RateLimit } from '../../../netlify/lib/platform/database/rate-limits.ts';
import { startSupabase, type Supabase } from '../fixtures/supabase.ts';

let supabase: Supabase;

beforeAll(async () => {
  supabase = await startSupabase({ connections: 20 });
});
afterAll(() => supabase.close());

/**
 * Over 20 connections: 20 calls at a time race for the counter, the others wait for a connection.
 */
const take = async (key: string, limit: number, seconds: number): Promise<number> => {
  const [answer] = await supabase.query<{ wait: number }>(
    `select public.consume_rate_limit('${key}', ${limit}, ${seconds}) as wait`,
  );
  return answer?.wait ?? -1;
};
const parallel = async (calls: number, key: string, limit: number, seconds: number) =>
  await Promise.all(Array.from({ length: calls }, () => take(key, limit, seconds)));

const used = async (key: string): Promise<number | undefined> => {
  const [kept] = await supabase.query<{ used: number }>(
    `select used from rate_limits where key = '${key}'`,
  );
  return kept?.used;
};

describe('consume_rate_limit', () => {
  it('allows exactly 25 of 1,000 concurrent calls', async () => {
    const answers = await parallel(1_000, 'crowd', 25, 600);
    expect(answers.filter((wait) => wait === 0)).toHaveLength(25);
    for (const wait of answers) {
      expect(wait).toBeLessThanOrEqual(600);
      expect(wait === 0 || wait > 500).toBe(true);
    }
    const [kept] = await supabase.query(`select used from rate_limits where key = 'crowd'`);
    expect(kept).toEqual({ used: 25 });
  });

  it('counts each key separately', async () => {
    expect(await Promise.all(['a', 'b', 'a', 'b'].map((key) => take(key, 2, 600)))).toEqual([
      0, 0, 0, 0,
    ]);
    expect(await take('a', 2, 600)).toBeGreaterThan(0);
    expect(await take('c', 2, 600)).toBe(0);
  });

  it('starts one new window for all concurrent calls after the last has ended', async () => {
    await parallel(5, 'again', 5, 600);
    const refused = await take('again', 5, 600);
    await supabase.query(
      `update rate_limits set resets_at = now() + interval '90 seconds' where key = 'again'`,
    );
    const later = await take('again', 5, 600);
    expect(refused).toBeGreaterThan(590);
    expect(later).toBeGreaterThan(80);
    expect(later).toBeLessThanOrEqual(90);
    await supabase.query(`update rate_limits set resets_at = now() where key = 'again'`);
    const answers = await parallel(100, 'again', 5, 600);
    expect(answers.filter((wait) => wait === 0)).toHaveLength(5);
    expect(Math.max(...answers)).toBeGreaterThan(590);
  });

  it('counts again from zero when a full counter is deleted during the calls', async () => {
    await parallel(3, 'swept', 3, 600);
    expect(await take('swept', 3, 600)).toBeGreaterThan(0);
    const [during] = await Promise.all([
      parallel(200, 'swept', 3, 600),
      supabase.query(`delete from rate_limits where key = 'swept'`),
    ]);
    const answers = [...during, ...(await parallel(20, 'swept', 3, 600))];
    expect(answers.filter((wait) => wait === 0)).toHaveLength(3);
    for (const wait of answers) expect(wait).toBeGreaterThanOrEqual(0);
  });
});

describe('consume_rate_limits', () => {
  const takeAll = async (...turns: readonly RateLimit[]): Promise<number> => {
    const [row] = await supabase.run<{ wait: number }>(
      'select public.consume_rate_limits($1) as wait',
      [turns],
    );
    return row?.wait ?? -1;
  };

  it('counts several keys in order and stops at the first one over its limit', async () => {
    const [caller, mailbox] = [
      { key: 'caller', times: 3, seconds: 600 },
      { key: 'mailbox', times: 100, seconds: 900 },
    ];
    const answers = await Promise.all(Array.from({ length: 300 }, () => takeAll(caller, mailbox)));
    expect(answers.filter((wait) => wait === 0)).toHaveLength(3);
    for (const wait of answers) expect(wait).toBeLessThanOrEqual(600);
    expect(await used('caller')).toBe(3);
    expect(await used('mailbox'), 'a caller past the limit uses up no mailbox').toBe(3);
  });

  it('counts the first key when a later one refuses, and nothing without keys', async () => {
    const full = { key: 'full', times: 1, seconds: 900 };
    expect(await takeAll(full)).toBe(0);
    const first = { key: 'first', times: 5, seconds: 600 };
    expect(await takeAll(first, full)).toBeGreaterThan(800);
    expect(await used('first')).toBe(1);
    expect(await takeAll()).toBe(0);
  });
});

describe('purge_expired', () => {
  it('deletes expired counters, and does not wait for one in use', async () => {
    await supabase.query(
      `insert into rate_limits (key, used, resets_at)
         select key, 1, now() - interval '1 second' from unnest(array['in use', 'unused']) key`,
    );
    const use = supabase
      .query(`select from rate_limits where key = 'in use' for update; select pg_sleep(60)`)
      .catch((error: unknown) => error);
    const sleeping = `from pg_stat_activity where wait_event = 'PgSleep'`;
    await vi.waitFor(async () => {
      expect(await supabase.query(`select 1 ${sleeping}`)).toHaveLength(1);
    });
    await supabase.query(`set local lock_timeout = '1s'; select purge_expired()`);
    expect(await used('unused')).toBeUndefined();
    await supabase.query(`select pg_cancel_backend(pid) ${sleeping}`);
    expect(await use).toBeInstanceOf(Error);
    await supabase.query('select purge_expired()');
    expect(await used('in use')).toBeUndefined();
  });
});

describe('lesson progress', () => {
  it('has exactly 100 lessons when 150 are opened concurrently', async () => {
    const { id, client } = await supabase.createUser('eager@example.test', 'correct horse');
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, index) =>
        client.from('lesson_progress').insert({ user_id: id, lesson: `lesson-${index}` }),
      ),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(100);
  });

  it('is empty once turned off, whatever is written concurrently', async () => {
    const { id, client } = await supabase.createUser('private@example.test', 'correct horse');
    const open = (index: number) =>
      client.from('lesson_progress').insert({ user_id: id, lesson: `lesson-${index}` });
    for (let round = 0; round < 10; round += 1) {
      await client.from('profiles').update({ keep_progress: true }).eq('user_id', id);
      await Promise.all([
        ...Array.from({ length: 8 }, (_, index) => open(index)),
        client.from('profiles').update({ keep_progress: false }).eq('user_id', id),
        ...Array.from({ length: 8 }, (_, index) => open(8 + index)),
      ]);
      const left = await supabase.query(`select from lesson_progress where user_id = '${id}'`);
      expect(left).toHaveLength(0);
    }
  });
});
