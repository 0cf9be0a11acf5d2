import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import lessonKey from '../../../netlify/functions/lesson-key.mts';
import type { LessonKeyRequest } from '../../../src/domain/api/lesson-key.ts';
import {
  importLessonKey,
  lessonKeyBytes,
  openLesson,
  sealBytes,
  sealTag,
  type LessonBody,
} from '../../../src/domain/course/encryption.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import {
  nowhere,
  post,
  refusal,
  siteOrigin,
  startServices,
  subscribe,
} from '../fixtures/services.ts';
import type { Services } from '../fixtures/services.ts';

const free = 'fondamentaux-blockchain';
const premium = 'gestion-risque';
const valid: LessonKeyRequest = { lang: 'fr', lesson: premium, tag: 'ab'.repeat(16), epoch: 1 };
const freeRequest: LessonKeyRequest = { ...valid, lesson: free };

let services: Services;
let member: Person;
let lapsed: Person;
let formation: Person;

beforeAll(async () => {
  services = await startServices();
  const { supabase } = services;
  member = await supabase.createUser('member@example.test', 'correct horse');
  lapsed = await supabase.createUser('lapsed@example.test', 'correct horse');
  formation = await supabase.createUser('formation@example.test', 'correct horse');
  await subscribe(services, formation);
  await subscribe(services, lapsed, {
    start_date: '2026-01-01T00:00:00Z',
    end_date: new Date(Date.now() - 1_000).toISOString(),
  });
});
afterAll(() => services.close());
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('a lesson key', () => {
  const tampered = () => {
    const [header = '', claims = '', signature = ''] = formation.token.split('.');
    const { sub, ...rest } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
      sub: string;
    };
    const changed = Buffer.from(JSON.stringify({ ...rest, sub, role: 'service_role' }));
    return [header, changed.toString('base64url'), signature].join('.');
  };

  it.each<[string, () => string | undefined, LessonKeyRequest, number, string]>([
    [
      'a signed-out visitor, for the free lesson',
      () => undefined,
      freeRequest,
      401,
      'unauthenticated',
    ],
    ['a signed-out visitor, for a premium lesson', () => undefined, valid, 401, 'unauthenticated'],
    ['a tampered token, for a premium lesson', tampered, valid, 401, 'unauthenticated'],
    ['a tampered token, for the free lesson', tampered, freeRequest, 401, 'unauthenticated'],
    ['the publishable key as a token', () => services.keys.publishableKey, valid, 401, ''],
    ['a member, for a premium lesson', () => member.token, valid, 403, 'subscription_required'],
    [
      'a lapsed subscriber, for a premium lesson',
      () => lapsed.token,
      valid,
      403,
      'subscription_required',
    ],
  ])('is refused to %s', async (_, token, request, status, code) => {
    const [gotStatus, gotCode] = await refusal(await post(lessonKey, request, token()));
    expect([gotStatus, gotCode]).toEqual([status, code || 'unauthenticated']);
  });

  it.each<[string, () => string, LessonKeyRequest]>([
    ['is given to a member, for the free lesson', () => member.token, freeRequest],
    ['is given to a lapsed subscriber, for the free lesson', () => lapsed.token, freeRequest],
    ['is given to a subscriber, for a premium lesson', () => formation.token, valid],
    [
      'is given to a subscriber, for the free lesson',
      () => formation.token,
      { ...freeRequest, lang: 'en' },
    ],
  ])('%s', async (_, token, request) => {
    const response = await post(lessonKey, request, token());
    expect(response.status).toBe(200);
    const { key } = (await response.json()) as { key: string };
    expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  });

  it('is given to a subscriber with signals', async () => {
    const signals = await services.supabase.createUser('signals@example.test', 'correct horse');
    await subscribe(services, signals, { plan_key: 'formationEtSignaux' });
    expect((await post(lessonKey, valid, signals.token)).status).toBe(200);
  });
});

describe('a bad request', () => {
  it.each<[string, unknown]>([
    ['an unknown lesson', { ...valid, lesson: 'devenir-riche' }],
    ['a property of every object', { ...valid, lesson: 'constructor' }],
    ['an unknown language', { ...valid, lang: 'de' }],
    ['an extra field', { ...valid, admin: true }],
    ['a short tag', { ...valid, tag: 'ab' }],
    ['a tag in capitals', { ...valid, tag: 'AB'.repeat(16) }],
    ['an epoch that is no number', { ...valid, epoch: '1' }],
    ['epoch 0', { ...valid, epoch: 0 }],
    ['a list', [valid]],
    ['null', null],
    ['text that is not JSON', '{"lang":'],
    ['an empty body', ''],
  ])('with %s returns 400', async (_, body) => {
    expect(await refusal(await post(lessonKey, body, formation.token))).toEqual([
      400,
      'bad_request',
    ]);
  });

  it('of another content type or not in UTF-8 returns 400', async () => {
    const plain = { 'content-type': 'text/plain' };
    const response = await post(lessonKey, JSON.stringify(valid), formation.token, plain);
    expect(await refusal(response)).toEqual([400, 'bad_request']);
    const bytes = new Request(siteOrigin, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from([0x22, 0xff, 0x22]),
    });
    expect(await refusal(await lessonKey(bytes))).toEqual([400, 'bad_request']);
  });

  it('of 1 MB returns 413', async () => {
    const body = JSON.stringify({ ...valid, tag: 'a'.repeat(1024 * 1024) });
    expect(await refusal(await post(lessonKey, body, formation.token))).toEqual([413, 'too_large']);
  });

  it.each(['GET', 'PUT', 'DELETE', 'HEAD', 'OPTIONS'])('with %s returns 405', async (method) => {
    const response = await lessonKey(new Request(siteOrigin, { method }));
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });
});

describe('the lesson secret', () => {
  const keyOf = async (epoch: number) => {
    const response = await post(lessonKey, { ...valid, epoch }, formation.token);
    const body = (await response.json()) as { key?: string; error?: { code: string } };
    return body.key ?? [response.status, body.error?.code];
  };
  const derived = async (secret: string, epoch: number) => {
    const bytes = new Uint8Array(Buffer.from(secret, 'base64'));
    return Buffer.from(await lessonKeyBytes(bytes, { ...valid, epoch })).toString('base64url');
  };

  it('serves this epoch and the one before, no other', async () => {
    const [now, before] = [randomBytes(32).toString('base64'), randomBytes(32).toString('base64')];
    vi.stubEnv('LESSON_SEAL_EPOCH', '7');
    vi.stubEnv('LESSON_SEAL_SECRET', now);
    expect(await keyOf(7)).toBe(await derived(now, 7));
    expect(await keyOf(6)).toEqual([409, 'stale']);
    vi.stubEnv('LESSON_SEAL_SECRET_PREVIOUS', before);
    expect(await keyOf(6)).toBe(await derived(before, 6));
    expect(await keyOf(5)).toEqual([409, 'stale']);
    expect(await keyOf(8)).toEqual([409, 'stale']);
  });

  it('has epoch 1 by default, as in the build', async () => {
    vi.stubEnv('LESSON_SEAL_EPOCH', '');
    expect(await keyOf(1)).toBe(await derived(services.keys.lessonSealSecret, 1));
  });

  it.each([
    ['no secret', 'LESSON_SEAL_SECRET', ''],
    ['a secret of 31 bytes', 'LESSON_SEAL_SECRET', randomBytes(31).toString('base64')],
    ['an epoch that is no number', 'LESSON_SEAL_EPOCH', 'one'],
  ])('returns 500 for %s, with the name in the log only', async (_, name, value) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubEnv(name, value);
    const response = await post(lessonKey, valid, formation.token);
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain(name);
    expect(log.mock.calls.flat().join()).toContain(name);
  });

  it('of the local services is refused in production', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubEnv('CONTEXT', 'production');
    vi.stubEnv('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_local_1');
    expect((await post(lessonKey, valid, formation.token)).status).toBe(500);
    expect(log.mock.calls.flat().join()).toContain('stand-ins');
  });
});

describe('the response', () => {
  it('is not cacheable, errors included', async () => {
    for (const token of [formation.token, undefined]) {
      const { headers } = await post(lessonKey, valid, token);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(headers.get('netlify-cdn-cache-control')).toBe('no-store');
      expect(headers.get('content-type')).toContain('application/json');
    }
  });

  it('opens the requested lesson only', async () => {
    const secret = new Uint8Array(Buffer.from(services.keys.lessonSealSecret, 'base64'));
    const body: LessonBody = { html: '<p>Bonjour</p>', contents: [] };
    const compressed = new Uint8Array(deflateRawSync(JSON.stringify(body)));
    const id = { ...valid, tag: await sealTag(secret, 'fr', premium, compressed) };
    const sealing = await importLessonKey(await lessonKeyBytes(secret, id), 'encrypt');
    const sealed = await sealBytes(sealing, id, compressed);

    const ask = async (request: LessonKeyRequest) => {
      const response = await post(lessonKey, request, formation.token);
      const { key } = (await response.json()) as { key: string };
      return importLessonKey(new Uint8Array(Buffer.from(key, 'base64url')), 'decrypt');
    };
    expect(await openLesson(await ask(id), id, sealed)).toEqual(body);
    // Requested as the free lesson, in the other language, or with another tag.
    const others = [{ ...id, lesson: free } as const, { ...id, lang: 'en' } as const];
    for (const other of [...others, { ...id, tag: valid.tag }]) {
      await expect(openLesson(await ask(other), id, sealed)).rejects.toThrow();
    }
  });
});

describe('during a Supabase outage', () => {
  it('gives no premium key and returns the error code of a failed check', async () => {
    vi.stubEnv('SUPABASE_URL', nowhere);
    const response = await post(lessonKey, valid, formation.token);
    expect(await refusal(response)).toEqual([503, 'unavailable']);
  });

  it('gives the free key to a caller with a token only', async () => {
    vi.stubEnv('SUPABASE_URL', nowhere);
    expect((await post(lessonKey, freeRequest, member.token)).status).toBe(200);
    expect((await post(lessonKey, freeRequest)).status).toBe(401);
  });

  it('gives no premium key when only the database fails', async () => {
    await services.supabase.query('alter function public.has_access(boolean) rename to gone');
    try {
      const response = await post(lessonKey, valid, formation.token);
      expect(await refusal(response)).toEqual([503, 'unavailable']);
    } finally {
      await services.supabase.query('alter function public.gone(boolean) rename to has_access');
    }
  });
});
