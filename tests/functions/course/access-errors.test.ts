/**
 * Failing services: no key for signed-out visitors, no paywall for subscribers, the free lesson
 * stays open.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import lessonKey from '../../../netlify/functions/lesson-key.mts';
import type { Person } from '../../database/fixtures/supabase.ts';
import { long } from '../../sizes.ts';
import { post, refusal, startServices, subscribe, type Services } from '../fixtures/services.ts';

let services: Services;
let member: Person;
let payer: Person;
beforeAll(async () => {
  services = await startServices();
  member = await services.supabase.createUser('member@example.test', 'correct horse');
  payer = await services.supabase.createUser('payer@example.test', 'correct horse');
  await subscribe(services, payer);
});
afterAll(() => services.close());
afterEach(() => vi.restoreAllMocks());

type Answer = (signal: AbortSignal) => Promise<Response>;

const html = '<!doctype html><title>Sign in to the hotel’s network</title>';
const respond =
  (status: number, body: string | null, type = 'application/json'): Answer =>
  () =>
    Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }));

/** Faulty responses of a service or of a proxy in front of it. */
const faults: readonly (readonly [string, Answer])[] = [
  ['500', respond(500, '{"message":"boom"}')],
  ['502 in HTML', respond(502, html, 'text/html')],
  ['403', respond(403, '{"message":"forbidden"}')],
  ['429', respond(429, '{"message":"slow down"}')],
  ['a connection reset', () => Promise.reject(new TypeError('fetch failed'))],
  ['HTML instead of JSON', respond(200, html, 'text/html')],
  ['HTML that says it is JSON', respond(200, html)],
  ['no row', respond(200, '[]')],
  ['two rows', respond(200, '[true,true]')],
  ['null', respond(200, 'null')],
  ['an empty body', respond(200, '')],
  ['204', respond(204, null)],
  ['cut JSON', respond(200, '{"id":"')],
  ['an object with nothing in it', respond(200, '{}')],
  ['a word', respond(200, '"true"')],
  ['a number', respond(200, '1')],
];

/** Breaks calls whose path ends in one of `paths`; others go through. */
function breakPaths(paths: readonly string[], answer: Answer): void {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input.toString());
    if (!paths.some((path) => pathname.endsWith(path))) return real(input, init);
    return answer(init?.signal ?? new AbortController().signal);
  });
}

const database = ['/has_access', '/second_factor_given'];
const auth = ['/user'];
const premium = { lang: 'fr', lesson: 'gestion-risque', tag: 'ab'.repeat(16), epoch: 1 };
const free = { ...premium, lesson: 'fondamentaux-blockchain' };

describe.each([
  ['the database', database],
  ['Auth', auth],
  ['both', [...database, ...auth]],
])('lesson-key when %s fails with', (which, paths) => {
  it.each(faults)('%s', async (fault, answer) => {
    breakPaths(paths, answer);
    for (const person of [member, payer]) {
      const given = await refusal(await post(lessonKey, premium, person.token));
      // Auth's own 403 is a decision: the session is invalid.
      const verdict = fault === '403' && which !== 'the database';
      expect(given).toEqual(verdict ? [401, 'unauthenticated'] : [503, 'unavailable']);
      const open = await post(lessonKey, free, person.token);
      expect(open.status).toBe(verdict ? 401 : 200);
    }
  });

  it('401', async () => {
    breakPaths(paths, respond(401, '{"message":"JWT expired"}'));
    for (const person of [member, payer]) {
      const given = await refusal(await post(lessonKey, premium, person.token));
      expect(given).toEqual([401, 'unauthenticated']);
    }
  });
});

it('a missing response times out', { timeout: 20_000 }, async () => {
  breakPaths([...database, ...auth], (signal) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    return promise;
  });
  const began = performance.now();
  const [toMember, toPayer, toReader] = await Promise.all([
    post(lessonKey, premium, member.token),
    post(lessonKey, premium, payer.token),
    post(lessonKey, free, payer.token),
  ]);
  expect(await refusal(toMember)).toEqual([503, 'unavailable']);
  expect(await refusal(toPayer)).toEqual([503, 'unavailable']);
  expect(toReader.status).toBe(200);
  if (long) expect(performance.now() - began).toBeLessThan(9_000);
});

it('a slow response is waited for', async () => {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    await wait(1_000);
    return real(input, init);
  });
  expect((await post(lessonKey, premium, payer.token)).status).toBe(200);
  expect(await refusal(await post(lessonKey, premium, member.token))).toEqual([
    403,
    'subscription_required',
  ]);
});
