/** Hostile texts at every account endpoint, bypassing the forms: stored unchanged, or refused. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isPrintableLine } from '../../../src/domain/shared/printable.ts';
import account from '../../../netlify/functions/account.mts';
import twoFactor from '../../../netlify/functions/two-factor.mts';
import { codeMail } from '../../../local/mail/code-mail.ts';
import type { OutgoingMail } from '../../../local/mail/index.ts';
import { startSupabase, type Person, type Supabase } from '../../database/fixtures/supabase.ts';
import { sampleOf } from '../../sizes.ts';
import { hostileTexts as allHostileTexts } from '../../unit/fixtures/hostile-texts.ts';
import {
  addFactor,
  verifiedToken,
  startAccountServices,
  type AccountServices,
} from '../fixtures/account-services.ts';
import { postToAuth, password, signedIn } from '../local/auth/fixtures.ts';
import { post } from '../fixtures/services.ts';

const hostileTexts = sampleOf(allHostileTexts, 25);

let supabase: Supabase;
let person: Person;
const mails: OutgoingMail[] = [];
beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  supabase = await startSupabase({ mails });
  person = await supabase.createUser('hostile@example.test', password);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await supabase.close();
});

const shown = (value: string) => JSON.stringify(value.slice(0, 60));
/** Another IP address each time, so that no rate limit applies. */
let callers = 0;
const caller = () => `caller ${(callers += 1)}`;

/**
 * Expects a handled error or a neutral response: nobody is signed in, nothing crashes.
 */
async function expectHandled(path: string, body: object, value: string) {
  const answer = await postToAuth(supabase, path, body, caller());
  expect(answer.status, `${path} ${shown(value)}`).toBeLessThan(500);
  const said = await answer.text();
  expect(said, `${path} ${shown(value)}`).not.toMatch(/access_token|\bat .+:\d+:\d+|syntax error/);
  return answer.status;
}

describe('hostile texts at Auth', () => {
  it('are rejected at sign-in, reset, code and link', async () => {
    const { email } = person;
    for (const value of hostileTexts) {
      await expectHandled('token?grant_type=password', { email: value, password: value }, value);
      await expectHandled('token?grant_type=refresh_token', { refresh_token: value }, value);
      await expectHandled('recover', { email: value }, value);
      await expectHandled('resend', { type: 'signup', email: value }, value);
      await expectHandled('verify', { type: 'signup', email: value, token: value }, value);
      await expectHandled('verify', { type: 'recovery', token_hash: value }, value);
      await expectHandled('verify', { type: value, token_hash: value }, value);
    }
    await supabase.query('delete from rate_limits');
    const { data } = await (await signedIn(supabase, email)).auth.getUser();
    expect(data.user?.email).toBe(email);
  });

  it('are stored unchanged as names if printable, or refused', async () => {
    let kept = 0;
    for (const [index, value] of hostileTexts.entries()) {
      const email = `hostile${index}@example.test`;
      const data = { first_name: value, last_name: value, phone: value, language: value };
      const body = { email, password, data: { ...data, terms_version: value } };
      const status = await expectHandled('signup', body, value);
      const rows = await supabase.query<{ first_name: string; phone: string; language: string }>(
        `select p.first_name, p.phone, p.language from profiles p
         join auth.users u on u.id = p.user_id where u.email = '${email}'`,
      );
      expect(rows, shown(value)).toHaveLength(status === 200 ? 1 : 0);
      if (!rows[0]) continue;
      kept += 1;
      const letters = Array.from(value.toWellFormed().replace(/^ +| +$/g, '')).slice(0, 100);
      expect(rows[0], shown(value)).toEqual({
        // An account is never refused for its name: an unprintable one is left out.
        first_name: isPrintableLine(value.toWellFormed()) ? letters.join('') : '',
        phone: '',
        language: 'fr',
      });
    }
    expect(kept).toBeGreaterThan(hostileTexts.length * 0.74);
  });

  it('are refused as an address that could break an email', async () => {
    mails.splice(0);
    for (const value of hostileTexts) {
      await expectHandled('signup', { email: value, password }, value);
    }
    for (const { to, subject, html } of mails) {
      expect(to).toMatch(/^[^\s@,;<>"\\\p{Cc}]+@[^\s@,;<>"\\\p{Cc}]+$/u);
      expect(subject).not.toMatch(/[\r\n]/);
      expect(html).not.toMatch(/<(script|img|svg|b)\b/);
    }
  });

  it('are stored unchanged in a profile, or refused', async () => {
    const own = () => person.client.from('profiles');
    for (const value of hostileTexts) {
      for (const column of ['first_name', 'phone'] as const) {
        const read = () => own().select(column).eq('user_id', person.id).single();
        const { data: before } = await read();
        const { error } = await own()
          .update({ [column]: value })
          .eq('user_id', person.id);
        const kept = error ? before : { [column]: value.toWellFormed() };
        expect((await read()).data, `${column} ${shown(value)}`).toEqual(kept);
      }
    }
  });

  it('are rejected as current password, address and second-factor code', async () => {
    const client = await signedIn(supabase, person.email);
    const { data: factor } = await client.auth.mfa.enroll({ factorType: 'totp' });
    const { data: asked } = await client.auth.mfa.challenge({ factorId: factor?.id ?? '' });
    for (const value of hostileTexts) {
      await supabase.query('delete from rate_limits');
      const answers = [
        await client.auth.updateUser({ password: 'a new password', current_password: value }),
        await client.auth.mfa.verify({
          factorId: factor?.id ?? '',
          challengeId: asked?.id ?? '',
          code: value,
        }),
        await client.auth.updateUser({ email: `${value}\r\n` }),
      ];
      for (const [index, { error }] of answers.entries()) {
        expect(error?.status ?? 200, `${index} ${shown(value)}`).toBeLessThan(500);
        if (index < 2) expect(error, `${index} ${shown(value)}`).not.toBeNull();
      }
    }
    const { data } = await client.auth.getUser();
    expect(data.user?.email).toBe(person.email);
  });

  it('stay text in the email with the code', () => {
    for (const value of hostileTexts) {
      const parts = { to_email: 'a@b.example', verification_code: '123456', lang: 'fr' } as const;
      const { subject, html } = codeMail({ ...parts, to_name: value });
      expect(subject).toBe('Votre code : 123456');
      expect(html, shown(value)).not.toMatch(/<(script|img|svg|b)\b/);
    }
  });
});

describe('hostile texts in our functions', () => {
  let services: AccountServices;
  beforeAll(async () => {
    services = await startAccountServices();
  });
  afterAll(() => services.close());

  it('erase no account and remove no second factor', async () => {
    const member = await services.supabase.createUser('kept@example.test', password);
    await addFactor(services, member);
    const token = verifiedToken(services, member);
    for (const value of hostileTexts) {
      await services.supabase.query('delete from rate_limits');
      const answers = [
        await post(account, { action: 'delete', confirmation: value, lang: 'fr' }, token),
        await post(account, { action: 'delete', confirmation: member.email, lang: value }, token),
        await post(account, { action: value }, token),
        await post(twoFactor, { action: 'use-code', code: value }, token),
      ];
      for (const { status } of answers) expect([400, 413], shown(value)).toContain(status);
    }
    const rows = await services.supabase.query(
      `select status from auth.mfa_factors where user_id = '${member.id}'`,
    );
    expect(rows).toEqual([{ status: 'verified' }]);
    expect(await services.supabase.query('select id from erasures')).toEqual([]);
  });
});
