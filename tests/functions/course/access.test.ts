/** Every kind of user, every lesson, both languages: the function and the browser's rule agree. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import lessonKey from '../../../netlify/functions/lesson-key.mts';
import {
  decideAccess,
  type Access,
  type SubscriptionPeriod,
} from '../../../src/domain/shared/access.ts';
import { freeLesson, lessonKeys } from '../../../src/domain/course/lessons.ts';
import { langs as allLangs } from '../../../src/i18n/locales.ts';
import { sampleOf } from '../../sizes.ts';
import { makeKinds, type Kind } from './access-fixtures.ts';
import { post, refusal, startServices, type Services } from '../fixtures/services.ts';

/** The response of lesson-key for each decision. */
const verdicts: Readonly<Partial<Record<Access, readonly [number, string | undefined]>>> = {
  open: [200, undefined],
  'sign-in': [401, 'unauthenticated'],
  subscribe: [403, 'subscription_required'],
};

/** The first is free, the others are premium. */
const lessons = sampleOf(lessonKeys, 3);
const langs = sampleOf(allLangs, 1);

let services: Services;
let kinds: readonly Kind[];
beforeAll(async () => {
  services = await startServices();
  kinds = await makeKinds(services);
});
afterAll(() => services.close());

const request = (lang: string, lesson: string) => ({
  lang,
  lesson,
  tag: 'ab'.repeat(16),
  epoch: 1,
});

it('lesson-key decides correctly for every user, lesson and language', async () => {
  expect(kinds.length).toBeGreaterThanOrEqual(12);
  expect(lessonKeys).toHaveLength(20);
  let checks = 0;
  const wrong: string[] = [];
  for (const { name, person, premium, free } of kinds) {
    for (const lang of langs) {
      await Promise.all(
        lessons.map(async (lesson) => {
          const answer = await post(lessonKey, request(lang, lesson), person?.token);
          const expected = verdicts[lesson === freeLesson ? free : premium];
          const given = answer.status === 200 ? [200, undefined] : await refusal(answer);
          checks += 1;
          if (String(given) !== String(expected))
            wrong.push(`${name}, ${lang}/${lesson}: ${given.join(' ')}`);
          if (answer.status !== 200) return;
          const { key } = (await answer.json()) as { key: string };
          if (Buffer.from(key, 'base64url').length !== 32) wrong.push(`${name}: ${key}`);
        }),
      );
    }
  }
  expect(wrong).toEqual([]);
  expect(checks).toBe(kinds.length * lessons.length * langs.length);
});

it('the browser’s rule agrees on the rows that each user may read', async () => {
  for (const { name, person, premium, free } of kinds) {
    // The query of src/stores/billing/subscription.ts.
    const now = new Date();
    const found = await person?.client
      .from('subscriptions')
      .select('*')
      .eq('user_id', person.id)
      .eq('status', 'active')
      .lte('start_date', now.toISOString())
      .gte('end_date', now.toISOString())
      .order('created_at', { ascending: false })
      .limit(1)
      .maybeSingle<SubscriptionPeriod>();
    // A deleted account's session ends at its next token refresh.
    const signedIn = person !== undefined && premium !== 'sign-in';
    const session = signedIn ? 'signed-in' : 'signed-out';
    const subscription = found?.data ?? 'none';
    for (const lesson of lessonKeys) {
      const isFree = lesson === freeLesson;
      expect(
        decideAccess(isFree ? 'session' : 'subscription', session, subscription, now),
        `${name}, ${lesson}`,
      ).toBe(isFree ? free : premium);
    }
  }
});

describe('an access check', () => {
  it('makes one database query and one call to Auth', async () => {
    const payer = kinds.find(({ name }) => name === 'active')?.person;
    const calls = vi.spyOn(globalThis, 'fetch');
    try {
      const answer = await post(lessonKey, request('fr', 'gestion-risque'), payer?.token);
      expect(answer.status).toBe(200);
      const calledPaths = calls.mock.calls.map(
        ([input]) => new URL(input instanceof Request ? input.url : input.toString()).pathname,
      );
      expect(calledPaths.sort()).toEqual(['/auth/v1/user', '/rest/v1/rpc/has_access']);
    } finally {
      calls.mockRestore();
    }
  });
});
