/** Sign-up with a code that a function mails and checks. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import verification from '../../../netlify/functions/email-verification.mts';
import { limits } from '../../../netlify/lib/http/rate-limit.ts';
import { codeTries } from '../../../src/domain/account/verification.ts';
import { serve } from '../../database/fixtures/http.ts';
import {
  breakCalls,
  startAccountServices,
  type AccountServices,
} from '../fixtures/account-services.ts';
import { post, read, refusal } from '../fixtures/services.ts';
import { visitor } from '../local/auth/fixtures.ts';

let services: AccountServices;
let emailjs: Awaited<ReturnType<typeof serve>>;
/** The requests that EmailJS got, and the statuses of its next responses. */
const asked: Record<string, unknown>[] = [];
const statuses: number[] = [];
let count = 0;
let email = '';
const password = 'correct horse battery';

beforeAll(async () => {
  services = await startAccountServices({ verification: 'function' });
  emailjs = await serve(async (request) => {
    asked.push((await request.json()) as Record<string, unknown>);
    return new Response('OK', { status: statuses.shift() ?? 200 });
  });
});
afterAll(async () => {
  await emailjs.close();
  await services.close();
});
beforeEach(() => {
  vi.stubEnv('PUBLIC_EMAIL_VERIFICATION', 'function');
  vi.stubEnv('EMAILJS_API_ORIGIN', emailjs.origin);
  email = `ada${(count += 1)}@example.test`;
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  asked.length = 0;
  statuses.length = 0;
});

/** Headers with an IP address of the test's own network, unless one is given. */
const from = (caller = `2001:db8:${count}::1`) => ({ 'x-nf-client-connection-ip': caller });
const send = (to = email, caller?: string, name = 'Ada') =>
  post(verification, { action: 'send-code', email: to, name, lang: 'fr' }, undefined, from(caller));
const details = {
  ...{ first_name: 'Ada', last_name: 'Lovelace', language: 'en' },
  terms_version: '2026-11-20',
};
const signUp = (code: string, typed: object = {}) =>
  post(
    verification,
    { action: 'sign-up', email, code, password, ...details, ...typed },
    undefined,
    from(),
  );
const codeSent = () =>
  (asked.at(-1)?.template_params as { verification_code?: string } | undefined)
    ?.verification_code ?? 'none';
const other = (code: string) => (code === '111111' ? '222222' : '111111');
const signIn = async (typed = password) =>
  (await visitor(services.supabase).auth.signInWithPassword({ email, password: typed })).error
    ?.code ?? 'in';
const later = (interval: string) =>
  services.supabase.query(`update sign_up_codes set sent_at = sent_at - interval '${interval}'`);
const proofs = () =>
  services.supabase.query(
    `select 1 from address_proofs p join auth.users u on u.id = p.user_id where u.email = '${email}'`,
  );
const profile = async () =>
  (
    await services.supabase.query(
      `select first_name, last_name, language, p.phone, terms_version from profiles p
       join auth.users u on u.id = p.user_id where u.email = '${email}'`,
    )
  )[0];

describe('a sign-up code', () => {
  it('is mailed through EmailJS with its private key, and stored as hashes', async () => {
    expect(await read(await send())).toEqual({ status: 200, body: { state: 'sent' } });
    const code = codeSent();
    expect(code).toMatch(/^[1-9]\d{5}$/);
    expect(asked).toEqual([
      {
        service_id: 'service_local',
        template_id: 'template_local',
        user_id: services.keys.emailjsPublicKey,
        accessToken: services.keys.emailjsPrivateKey,
        template_params: { to_email: email, to_name: 'Ada', verification_code: code, lang: 'fr' },
      },
    ]);
    const rows = JSON.stringify(await services.supabase.query('select * from sign_up_codes'));
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(email);
  });

  it('is mailed through Resend without that key', async () => {
    vi.stubEnv('EMAILJS_PRIVATE_KEY', '');
    expect((await send()).status).toBe(200);
    expect(asked).toEqual([]);
    const mail = services.sentEmails.at(-1);
    const [, code = ''] = /^Votre code\s?: (\d{6})$/.exec(mail?.subject ?? '') ?? [];
    expect(mail?.to).toEqual([email]);
    expect(mail?.text).toContain(code);
    expect(await read(await signUp(code))).toEqual({ status: 200, body: { state: 'ready' } });
  });

  it.each([
    ['EmailJS', 'key'],
    ['Resend', ''],
  ])('is mailed through %s without a link from the name', async (by, key) => {
    if (key === '') vi.stubEnv('EMAILJS_PRIVATE_KEY', '');
    const link = 'evil.example/prize';
    expect((await send(email, undefined, `you won: http://${link}`)).status).toBe(200);
    const mail = services.sentEmails.at(-1);
    const sent = by === 'EmailJS' ? JSON.stringify(asked.at(-1)) : `${mail?.text} ${mail?.html}`;
    expect(sent).toContain('example/prize');
    expect(sent).not.toContain(link);
  });

  it('creates an account whose address is proved, and nothing before', async () => {
    await send();
    expect(await signIn()).toBe('invalid_credentials');
    expect(await read(await signUp(codeSent()))).toEqual({ status: 200, body: { state: 'ready' } });
    expect(await signIn()).toBe('in');
    expect(await proofs()).toHaveLength(1);
    expect(await profile()).toEqual({ ...details, phone: '' });
  });

  it('answers a repeated request, and one of two at once, without a second account', async () => {
    await send();
    const code = codeSent();
    const answers = await Promise.all([signUp(code), signUp(code), signUp(code)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read(await signUp(code))).toEqual({ status: 200, body: { state: 'exists' } });
    expect(await signIn()).toBe('in');
  });

  it('is refused after five wrong ones, also of a crowd at once', async () => {
    await send();
    const code = codeSent();
    const wrong = await Promise.all(Array.from({ length: 12 }, () => signUp(other(code))));
    const codes = await Promise.all(wrong.map(async (answer) => (await refusal(answer))[1]));
    expect(codes.filter((each) => each === 'wrong_code')).toHaveLength(codeTries - 1);
    expect(codes.filter((each) => each === 'code_spent')).toHaveLength(12 - codeTries + 1);
    expect(await refusal(await signUp(code))).toEqual([400, 'code_spent']);
    await later('1 minute');
    await send();
    expect((await signUp(codeSent())).status, 'a new code').toBe(200);
  });

  it('is refused after ten minutes, for another address, and once a newer one was sent', async () => {
    await send();
    const first = codeSent();
    const elsewhere = { email: `not-${email}` };
    expect(await refusal(await signUp(first, elsewhere))).toEqual([400, 'code_expired']);
    await later('1 minute');
    await send();
    const second = codeSent();
    if (first !== second) expect(await refusal(await signUp(first))).toEqual([400, 'wrong_code']);
    await later('10 minutes');
    expect(await refusal(await signUp(second))).toEqual([400, 'code_expired']);
  });

  it('is not sent again within a minute, and the answer is the same', async () => {
    const answers = await Promise.all(
      [send(), send(), send()].map(async (each) => read(await each)),
    );
    expect(answers).toEqual(Array(3).fill({ status: 200, body: { state: 'sent' } }));
    expect(asked).toHaveLength(1);
    expect((await signUp(codeSent())).status).toBe(200);
  });

  it('can be asked for again at once when it could not be sent', async () => {
    statuses.push(429);
    expect(await refusal(await send())).toEqual([503, 'code_not_sent']);
    expect(await refusal(await signUp(codeSent()))).toEqual([400, 'code_expired']);
    expect((await send()).status).toBe(200);
    expect((await signUp(codeSent())).status).toBe(200);
  });

  it.each([
    ['MAIL_FROM', { EMAILJS_PRIVATE_KEY: '', MAIL_FROM: '' }],
    ['RESEND_API_KEY', { EMAILJS_PRIVATE_KEY: '', RESEND_API_KEY: '' }],
    ['PUBLIC_EMAILJS_SERVICE_ID', { PUBLIC_EMAILJS_SERVICE_ID: '' }],
  ])('can be asked for again at once when %s is missing', async (name, settings) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const [each, value] of Object.entries(settings)) vi.stubEnv(each, value);
    for (let times = 0; times < 2; times += 1) expect((await send()).status).toBe(500);
    expect(log.mock.calls.join()).toContain(name);
    vi.stubEnv(name, 'hello@local.test');
    expect((await send()).status).toBe(200);
  });

  it('is limited for each mailbox, however spelt, and for each caller', async () => {
    for (let n = 0; n < 5; n += 1) {
      expect((await send(email.replace('@', `+${n}@`))).status).toBe(200);
    }
    const sixth = await send(email);
    expect(sixth.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await refusal(sixth)).toEqual([429, 'rate_limited']);
    const statusesSeen = [];
    for (let n = 0; n < 21; n += 1)
      statusesSeen.push((await send(`crowd${n}@example.test`, '203.0.113.7')).status);
    expect(statusesSeen).toEqual([...Array<number>(20).fill(200), 429]);
  });

  it('is limited for each network, so that one cannot use up what all visitors have', async () => {
    const answers = [];
    for (let n = 0; n < 61; n += 1) {
      answers.push((await send(`subnet${n}@example.test`, `2001:db8:ffff:${n}::1`)).status);
    }
    expect(answers).toEqual([...Array<number>(60).fill(200), 429]);
    expect((await send()).status, 'another network').toBe(200);
  });

  it('is refused beyond the limit for all visitors together', async () => {
    await send();
    const counter = `key like 'sign-up-code-global:%'`;
    await services.supabase.query(
      `update rate_limits set used = ${limits['sign-up-code-global'].times} where ${counter}`,
    );
    const refused = await send(`other-${email}`);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await refusal(refused)).toEqual([429, 'rate_limited']);
    await services.supabase.query(`delete from rate_limits where ${counter}`);
    expect((await send(`other-${email}`)).status).toBe(200);
  });

  it('is not offered where sign-ups are verified in another way', async () => {
    for (const mode of ['', 'emailjs', 'supabase']) {
      vi.stubEnv('PUBLIC_EMAIL_VERIFICATION', mode);
      expect(await refusal(await send())).toEqual([403, 'method_closed']);
      expect(await refusal(await signUp('123456'))).toEqual([403, 'method_closed']);
    }
  });

  it('is not tried with a password that is refused', async () => {
    await send();
    const code = codeSent();
    expect(await refusal(await signUp(code, { password: 'short' }))).toEqual([
      400,
      'weak_password',
    ]);
    expect((await signUp(code)).status).toBe(200);
  });
});

describe('an address that has an account', () => {
  it('gets the same answers, and a right code leaves a proved account as it is', async () => {
    await send();
    await signUp(codeSent());
    await later('1 minute');
    expect(await read(await send())).toEqual({ status: 200, body: { state: 'sent' } });
    expect(await refusal(await signUp(other(codeSent())))).toEqual([400, 'wrong_code']);
    const answer = await signUp(codeSent(), { password: 'another password' });
    expect(await read(answer)).toEqual({ status: 200, body: { state: 'exists' } });
    expect(await signIn()).toBe('in');
    expect(await signIn('another password')).toBe('invalid_credentials');
  });

  it('goes to the owner of the mailbox where a stranger signed up and nobody confirmed', async () => {
    const stranger = visitor(services.supabase);
    await stranger.auth.signUp({ email, password: 'of the stranger' });
    await send();
    expect(await read(await signUp(codeSent()))).toEqual({ status: 200, body: { state: 'ready' } });
    expect(await signIn()).toBe('in');
    expect(await signIn('of the stranger')).toBe('invalid_credentials');
  });

  it('goes to the owner of the mailbox where a stranger opened it without a proof', async () => {
    const stranger = visitor(services.supabase);
    const data = { first_name: 'Eve', last_name: 'X', phone: '+33612345678', terms_version: 'old' };
    await stranger.auth.signUp({ email, password: 'of the stranger', options: { data } });
    // As after a sign-up in mode `emailjs`.
    await services.supabase.query(
      `set session_replication_role = replica;
       update auth.users set email_confirmed_at = now() where email = '${email}';
       set session_replication_role = origin`,
    );
    expect(await signIn('of the stranger')).toBe('in');
    await stranger.auth.signInWithPassword({ email, password: 'of the stranger' });
    await send();
    const broken = breakCalls('/admin/users');
    expect((await signUp(codeSent())).status, 'interrupted').toBe(500);
    expect(await signIn('of the stranger')).toBe('invalid_credentials');
    broken.mockRestore();
    expect(await read(await signUp(codeSent()))).toEqual({ status: 200, body: { state: 'ready' } });
    expect(await signIn()).toBe('in');
    expect(await proofs()).toHaveLength(1);
    expect(await profile(), 'nothing of the stranger').toEqual({ ...details, phone: '' });
    expect((await stranger.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const again = await signUp(codeSent(), { password: 'another password' });
    expect(await read(again)).toEqual({ status: 200, body: { state: 'exists' } });
  });
});
