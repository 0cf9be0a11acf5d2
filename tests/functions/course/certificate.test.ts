/** The certificate of the course: who gets one, and what others can learn from it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import certificate, { config } from '../../../netlify/functions/certificate.mts';
import issuer from '../../../netlify/functions/certificate-issuer.mts';
import revocations from '../../../netlify/functions/certificate-revocations.mts';
import type {
  CertificateRequest,
  CertificateState,
  OpenCertificate,
  OwnCertificate,
  VerifiedNumber,
} from '../../../src/domain/api/certificate.ts';
import type { IssuerDocument } from '../../../src/domain/course/certificate/published.ts';
import { courseFacts } from '../../../src/domain/course/course-facts.ts';
import { lessonKeys } from '../../../src/domain/course/lessons.ts';
import { verifyBadge } from '../../../src/domain/course/certificate/verify.ts';
import { langs } from '../../../src/i18n/locales.ts';
import type { Person } from '../../database/fixtures/supabase.ts';
import { isAcceptedElsewhere } from '../../unit/course/certificate/independent-verifier.ts';
import {
  nowhere,
  post,
  read,
  refusal,
  siteOrigin,
  startServices,
  subscribe,
  type Services,
} from '../fixtures/services.ts';

let services: Services;
let graduate: Person;
let reader: Person;

beforeAll(async () => {
  services = await startServices();
  graduate = await services.supabase.createUser('graduate@example.test', 'correct horse');
  reader = await services.supabase.createUser('reader@example.test', 'correct horse');
});
afterAll(() => services.close());
beforeEach(async () => {
  await services.supabase.query(
    `truncate certificates, certificate_revocations, subscriptions, lesson_progress, quiz_attempts, rate_limits;
     update profiles set keep_progress = true`,
  );
  await subscribe(services, graduate);
  await finish(graduate);
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** Marks lessons as finished and their quizzes as passed. */
async function finish({ id }: Person, lessons: readonly string[] = lessonKeys): Promise<void> {
  const { run } = services.supabase;
  await run(
    `insert into lesson_progress (user_id, lesson, completed_at) select $1, unnest($2::text[]), now()`,
    [id, lessons],
  );
  await run(
    `insert into quiz_attempts (user_id, lesson, questions, finished_at, passed)
      select $1, unnest($2::text[]), '{q}', now(), true`,
    [id, lessons],
  );
}

const send = (body: CertificateRequest, token?: string) => post(certificate, body, token);
const ask = async (body: CertificateRequest, person = graduate): Promise<CertificateState> => {
  const { status, body: answer } = await read(await send(body, person.token));
  expect(status, JSON.stringify(answer)).toBe(200);
  return answer as CertificateState;
};
const open = async (person = graduate): Promise<OpenCertificate> => {
  const state = await ask({ action: 'state' }, person);
  if (state.type !== 'open') throw new Error(state.type);
  return state;
};
const issue = async (name = 'Ada Lovelace', person = graduate): Promise<OwnCertificate> => {
  const state = await ask({ action: 'issue', name, lang: 'fr' }, person);
  if (state.type !== 'issued') throw new Error(state.type);
  return state.certificate;
};
const tryToIssue = async (person = graduate) =>
  refusal(await send({ action: 'issue', name: 'Ada', lang: 'fr' }, person.token));
const verify = async (number: string): Promise<VerifiedNumber> =>
  (await read(await send({ action: 'verify', number }))).body as VerifiedNumber;
const fetched = async (handler: typeof issuer) =>
  read(await handler(new Request(`${siteOrigin}/certificates/document.json`)));
const published = async () => ({
  issuer: (await fetched(issuer)).body,
  revocations: (await fetched(revocations)).body,
});
const revoke = (number: string, reason: string) =>
  services.supabase.run('select revoke_certificate($1, $2)', [number, reason]);

describe('the state', () => {
  it('lists what is missing, lesson by lesson', async () => {
    expect(await open(reader)).toEqual({
      type: 'open',
      missing: lessonKeys.map((lesson) => ({ lesson, reading: true, quiz: true })),
      subscribed: false,
      keepsProgress: true,
      configured: true,
    });
    await services.supabase.query(
      `update lesson_progress set completed_at = null where lesson = 'stablecoins';
       update quiz_attempts set passed = false where lesson = 'gestion-risque'`,
    );
    expect(await open()).toMatchObject({
      missing: [
        { lesson: 'gestion-risque', reading: false, quiz: true },
        { lesson: 'stablecoins', reading: true, quiz: false },
      ],
      subscribed: true,
    });
  });

  it('says that all is there, that progress is not kept, or that nothing is issued here', async () => {
    expect(await open()).toMatchObject({ missing: [], subscribed: true, configured: true });
    vi.stubEnv('CERTIFICATE_PRIVATE_KEY', '');
    expect(await open()).toMatchObject({ missing: [], configured: false });
    await services.supabase.query('update profiles set keep_progress = false');
    const state = await open();
    expect(state.keepsProgress).toBe(false);
    expect(state.missing).toHaveLength(lessonKeys.length);
  });
});

describe('a certificate', () => {
  it('is issued once, to a member who has finished', async () => {
    const first = await issue('  Ada   Lovelace ');
    expect(first).toMatchObject({
      name: 'Ada Lovelace',
      namePublic: false,
      lang: 'fr',
      minutes: courseFacts.minutes,
      badge: { credentialSubject: { licenseNumber: first.number } },
    });
    expect(first.contentVersion).toMatch(/^[0-9a-f]{12}$/);
    expect(Math.abs(Date.parse(first.issuedAt) - Date.now())).toBeLessThan(60_000);
    expect(await issue('Eve')).toEqual(first);
    expect(await ask({ action: 'state' })).toEqual({ type: 'issued', certificate: first });
  });

  it('of twenty requests at once is one', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) => issue(`Ada ${'x'.repeat(n)}`)),
    );
    expect(new Set(all.map(({ number }) => number)).size).toBe(1);
    expect(new Set(all.map(({ name }) => name)).size).toBe(1);
  });

  it('is signed in both languages so that anybody can check it', async () => {
    for (const lang of langs) {
      await services.supabase.query('truncate certificates');
      const state = await ask({ action: 'issue', name: 'Zoé "Z" \\ 李', lang });
      if (state.type !== 'issued') throw new Error(state.type);
      const { badge, number } = state.certificate;
      const documents = await published();
      const checked = await verifyBadge(JSON.stringify(badge, null, 2), documents, new Date());
      expect(checked).toMatchObject({
        type: 'valid',
        facts: { number, lang, name: 'Zoé "Z" \\ 李' },
      });
      expect(await isAcceptedElsewhere(badge, documents.issuer as IssuerDocument)).toBe(true);
      expect(badge.credentialSubject.achievement.criteria.narrative).toContain('20');
      // It contains no account data.
      expect(JSON.stringify(badge)).not.toContain(graduate.id);
      expect(JSON.stringify(badge)).not.toContain(graduate.email);
    }
  });

  it('stays after the subscription and the progress', async () => {
    const first = await issue();
    await services.supabase.query('truncate subscriptions');
    await services.supabase.query('update profiles set keep_progress = false');
    expect(await issue()).toEqual(first);
    vi.stubEnv('CERTIFICATE_PRIVATE_KEY', '');
    expect(await ask({ action: 'state' })).toEqual({ type: 'issued', certificate: first });
  });

  it('is refused while anything is missing', async () => {
    await services.supabase.query(
      `update subscriptions set end_date = now() - interval '1 second'`,
    );
    expect(await tryToIssue()).toEqual([403, 'subscription_required']);
    await services.supabase.query('truncate subscriptions');
    await subscribe(services, graduate);
    await services.supabase.query(`delete from quiz_attempts where lesson = 'stablecoins'`);
    expect(await tryToIssue()).toEqual([409, 'not_complete']);
    await subscribe(services, reader);
    await finish(reader, lessonKeys.slice(1));
    expect(await tryToIssue(reader)).toEqual([409, 'not_complete']);
    expect(await services.supabase.query('select number from certificates')).toEqual([]);
  });

  it('is not to be had by finishing lessons in the browser alone', async () => {
    await subscribe(services, reader);
    const rows = lessonKeys.map((lesson) => ({
      user_id: reader.id,
      lesson,
      completed_at: new Date().toISOString(),
    }));
    expect((await reader.client.from('lesson_progress').insert(rows)).error).toBeNull();
    const quizzes = rows.map(({ user_id, lesson }) => ({
      user_id,
      lesson,
      questions: ['q'],
      passed: true,
    }));
    expect((await reader.client.from('quiz_attempts').insert(quizzes)).error).not.toBeNull();
    expect((await open(reader)).missing.every(({ reading, quiz }) => !reading && quiz)).toBe(true);
    expect(await tryToIssue(reader)).toEqual([409, 'not_complete']);
  });

  it('is refused without a key, and with a value that is none', async () => {
    vi.stubEnv('CERTIFICATE_PRIVATE_KEY', '');
    expect(await tryToIssue()).toEqual([503, 'not_configured']);
    vi.stubEnv('CERTIFICATE_PRIVATE_KEY', 'c2hvcnQ=');
    expect(await tryToIssue()).toEqual([500, 'unavailable']);
  });

  it('takes no name that is empty, too long or not what it seems', async () => {
    for (const name of [
      '',
      ' ',
      'x'.repeat(81),
      'A\u202eda',
      'A\nda',
      'A\u200bda',
      '\u3164',
      '123',
    ]) {
      const sent = await send({ action: 'issue', name, lang: 'fr' }, graduate.token);
      expect(await refusal(sent), JSON.stringify(name)).toEqual([400, 'bad_request']);
    }
    const { badge, name } = await issue('<b>Ada</b> & “Zoë”');
    expect(name).toBe('<b>Ada</b> & “Zoë”');
    expect(await verifyBadge(JSON.stringify(badge), await published(), new Date())).toMatchObject({
      type: 'valid',
    });
  });

  it('needs a session, and says so when it cannot be checked', async () => {
    for (const action of ['state', 'issue', 'show-name'] as const) {
      const body = { action, name: 'Ada', lang: 'fr', public: true };
      const { name, lang, public: shown } = body;
      const own = { state: {}, issue: { name, lang }, 'show-name': { public: shown } }[action];
      expect(await refusal(await post(certificate, { action, ...own }))).toEqual([
        401,
        'unauthenticated',
      ]);
    }
    vi.stubEnv('SUPABASE_URL', nowhere);
    expect(await refusal(await send({ action: 'state' }, graduate.token))).toEqual([
      503,
      'unavailable',
    ]);
  });
});

describe('a number', () => {
  it('is known to anybody, without the name unless its holder shows it', async () => {
    const { number, issuedAt, lang, minutes, contentVersion } = await issue();
    const facts = { number, issuedAt, lang, minutes, contentVersion };
    expect(await verify(number.toLowerCase().replaceAll('-', ' '))).toEqual({
      type: 'valid',
      facts,
    });
    const shown = await ask({ action: 'show-name', public: true });
    expect(shown).toMatchObject({ certificate: { namePublic: true } });
    expect(await verify(number)).toEqual({ type: 'valid', facts, name: 'Ada Lovelace' });
    await ask({ action: 'show-name', public: false });
    expect(await verify(number)).toEqual({ type: 'valid', facts });
  });

  it('that nobody has is unknown, and what is no number is refused', async () => {
    const number = 'ECT-0000-0000-0000';
    expect(await verify(number)).toEqual({ type: 'unknown', number });
    expect(await refusal(await send({ action: 'verify', number: 'ECT-1' }))).toEqual([
      400,
      'bad_request',
    ]);
  });

  it('of somebody else cannot be shown or hidden', async () => {
    const { number } = await issue();
    expect(await refusal(await send({ action: 'show-name', public: true }, reader.token))).toEqual([
      409,
      'not_issued',
    ]);
    expect(await verify(number)).not.toHaveProperty('name');
  });

  it('is refused after sixty tries in ten minutes, and after sixty in a minute by the platform', async () => {
    const number = 'ECT-0000-0000-0000';
    for (let n = 0; n < 60; n += 1)
      expect((await send({ action: 'verify', number })).status).toBe(200);
    const refused = await send({ action: 'verify', number });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(config.rateLimit).toMatchObject({ windowLimit: 60 });
  });
});

describe('a revoked certificate', () => {
  it('is refused by number and by file, and its holder learns why', async () => {
    await ask({ action: 'issue', name: 'Ada', lang: 'fr' });
    await ask({ action: 'show-name', public: true });
    const { number, badge } = await issue();
    await revoke(number, 'fraud');
    const answer = await verify(number);
    expect(answer).toMatchObject({ type: 'revoked', number, reason: 'fraud' });
    expect(JSON.stringify(answer)).not.toContain('Ada');
    const file = JSON.stringify(badge);
    expect(await verifyBadge(file, await published(), new Date())).toMatchObject({
      type: 'revoked',
      reason: 'fraud',
    });
    expect((await issue()).revoked).toMatchObject({ reason: 'fraud' });
    await services.supabase.query('truncate certificates');
    expect(await verifyBadge(file, await published(), new Date())).toMatchObject({
      type: 'revoked',
    });
    expect(await verify(number)).toMatchObject({ type: 'revoked' });
  });

  it('that is replaced can be issued anew, with another number', async () => {
    const { number, badge } = await issue('Ada Lovelac');
    await revoke(number, 'replaced');
    const next = await issue('Ada Lovelace');
    expect(next.number).not.toBe(number);
    expect(next.name).toBe('Ada Lovelace');
    expect(await verify(number)).toMatchObject({ type: 'revoked', reason: 'replaced' });
    const old = await verifyBadge(JSON.stringify(badge), await published(), new Date());
    expect(old.type).toBe('revoked');
  });

  it('is listed even among more than a thousand', async () => {
    await services.supabase.query(
      `insert into certificate_revocations (number, reason)
       select 'ECT-0000-0000-' || lpad(n::text, 4, '0'), 'error' from generate_series(1, 2500) n`,
    );
    const { revokedCredential } = (await fetched(revocations)).body as {
      revokedCredential: { id: string }[];
    };
    expect(new Set(revokedCredential.map(({ id }) => id)).size).toBe(2_500);
  });
});

describe('the published documents', () => {
  it('may be read from any site and kept for a minute', async () => {
    for (const handler of [issuer, revocations]) {
      const response = await handler(new Request(`${siteOrigin}/certificates/x.json`));
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('cache-control')).toBe('public, max-age=60');
      expect((await post(handler, {})).status).toBe(405);
    }
  });

  it('keep a retired key, so that what it signed stays valid', async () => {
    const { badge } = await issue();
    const before = (await fetched(issuer)).body as IssuerDocument;
    const [retired] = before.verificationMethod;
    vi.stubEnv('CERTIFICATE_PRIVATE_KEY', Buffer.alloc(32, 7).toString('base64'));
    const file = JSON.stringify(badge);
    expect(await verifyBadge(file, await published(), new Date())).toEqual({
      type: 'refused',
      reason: 'unknown_key',
    });
    vi.stubEnv('CERTIFICATE_RETIRED_KEYS', retired?.publicKeyMultibase ?? '');
    expect(await verifyBadge(file, await published(), new Date())).toMatchObject({ type: 'valid' });
    vi.stubEnv('CERTIFICATE_RETIRED_KEYS', 'z6Mknothing');
    expect((await fetched(issuer)).status).toBe(500);
  });

  it('do not exist without a key', async () => {
    vi.stubEnv('CERTIFICATE_PRIVATE_KEY', '');
    for (const handler of [issuer, revocations]) expect((await fetched(handler)).status).toBe(503);
  });
});
