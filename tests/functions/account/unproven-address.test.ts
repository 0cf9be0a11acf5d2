/** An account that a stranger created with somebody else's address goes to the mailbox's owner. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail } from '../../../local/mail/index.ts';
import account from '../../../netlify/functions/account.mts';
import verification from '../../../netlify/functions/email-verification.mts';
import twoFactor from '../../../netlify/functions/two-factor.mts';
import {
  verifiedToken,
  startAccountServices,
  type AccountServices,
} from '../fixtures/account-services.ts';
import { post, read, refusal } from '../fixtures/services.ts';
import { hashIn, visitor } from '../local/auth/fixtures.ts';
import { addressToken } from '../../../netlify/lib/auth/address-link.ts';
import { startSupabase, type Person, type Supabase } from '../../database/fixtures/supabase.ts';

let services: AccountServices;
let count = 0;
const password = 'correct horse battery';
const chosen = 'a password of the owner';

beforeAll(async () => {
  services = await startAccountServices();
});
afterAll(() => services.close());

/** Signs up with somebody else's address, and adds a second factor with recovery codes. */
async function takeAddress(): Promise<Person> {
  const { supabase } = services;
  const victim = `victim${(count += 1)}@example.test`;
  const person = await supabase.createUser(victim, password, { language: 'en' });
  // Inserted directly: older accounts may have a factor, but adding one is refused now.
  await supabase.query(
    `set session_replication_role = replica;
     insert into auth.mfa_factors (user_id, friendly_name, status, secret)
       values ('${person.id}', 'theirs', 'verified', 'JBSWY3DPEHPK3PXP');
     set session_replication_role = origin`,
  );
  const made = await post(twoFactor, { action: 'new-codes' }, verifiedToken(services, person));
  expect(made.status).toBe(200);
  return person;
}

/** Opens the newest password reset link as the mailbox's owner, in a separate browser. */
async function recover(email: string): Promise<SupabaseClient> {
  const owner = visitor(services.supabase);
  expect((await owner.auth.resetPasswordForEmail(email)).error).toBeNull();
  const { error } = await owner.auth.verifyOtp({
    type: 'recovery',
    token_hash: hashIn(services.authEmails.findLast(({ to }) => to === email)),
  });
  expect(error).toBeNull();
  await owner.auth.refreshSession();
  return owner;
}

const signIn = (email: string, typed: string) =>
  visitor(services.supabase).auth.signInWithPassword({ email, password: typed });

const rowsOf = async (table: string, id: string) =>
  (await services.supabase.query(`select 1 from ${table} where user_id = '${id}'`)).length;

describe('an address that nobody has proved', () => {
  it('goes to the owner of the mailbox by a password reset, without the stranger’s second factor', async () => {
    const stranger = await takeAddress();
    const owner = await recover(stranger.email);
    expect((await owner.auth.updateUser({ password: chosen })).error).toBeNull();

    expect(await rowsOf('auth.mfa_factors', stranger.id)).toBe(0);
    expect(await rowsOf('recovery_codes', stranger.id)).toBe(0);
    expect((await signIn(stranger.email, chosen)).error).toBeNull();
    expect((await signIn(stranger.email, password)).error?.code).toBe('invalid_credentials');
    expect((await owner.from('profiles').select('user_id')).data).toEqual([
      { user_id: stranger.id },
    ]);
    const { data } = await owner.auth.getSession();
    const body = { action: 'export' };
    const own = await post(account, body, data.session?.access_token);
    expect(own.status).toBe(200);
    expect(await refusal(await post(account, body, verifiedToken(services, stranger)))).toEqual([
      401,
      'unauthenticated',
    ]);
  });

  it('tells its owner in their language what has ended, once', async () => {
    const stranger = await takeAddress();
    await recover(stranger.email);
    await recover(stranger.email);
    const mails = await services.supabase.query(
      `select template, language from emails where user_id = '${stranger.id}'`,
    );
    expect(mails).toEqual([{ template: 'earlier-access-ended', language: 'en' }]);
  });

  it('loses a change of address that the stranger had asked for', async () => {
    const { supabase } = services;
    const stranger = await supabase.createUser('moved@example.test', password);
    const browser = visitor(supabase);
    await browser.auth.signInWithPassword({ email: stranger.email, password });
    await browser.auth.updateUser({ email: 'theirs@example.test' });
    const link = hashIn(services.authEmails.findLast(({ to }) => to === stranger.email));
    await recover(stranger.email);
    const { error } = await visitor(supabase).auth.verifyOtp({
      type: 'email_change',
      token_hash: link,
    });
    expect(error?.code).toBe('otp_expired');
  });
});

describe('a second factor', () => {
  const enrol = (client: SupabaseClient) => client.auth.mfa.enroll({ factorType: 'totp' });
  const signedUp = async () => {
    const email = `new${(count += 1)}@example.test`;
    const { id } = await services.supabase.createUser(email, password);
    const client = visitor(services.supabase);
    const { data } = await client.auth.signInWithPassword({ email, password });
    return { id, email, client, token: data.session?.access_token };
  };
  const ask = (body: object, token: string | undefined) => post(verification, body, token);
  const linkTo = (email: string) => {
    const mail = services.sentEmails.findLast(({ to }) => to.includes(email));
    return /token_hash=([\w.]+)&/.exec(mail?.text ?? '')?.[1] ?? 'no link';
  };

  it('is refused to an account whose address is not proved, also as a factor from before', async () => {
    const { id, client } = await signedUp();
    expect((await enrol(client)).error?.status).toBe(500);
    await services.supabase.query(
      `set session_replication_role = replica;
       insert into auth.mfa_factors (user_id, status, secret) values ('${id}', 'unverified', 'JBSWY3DPEHPK3PXP');
       set session_replication_role = origin`,
    );
    const turnedOn = services.supabase.query(
      `update auth.mfa_factors set status = 'verified' where user_id = '${id}'`,
    );
    await expect(turnedOn).rejects.toThrow('Prove the address');
  });

  it('sends a mailbox ten links an hour and twenty a day, however many accounts it has', async () => {
    const { supabase } = services;
    const tokens = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const { token } = await supabase.createUser(`mail.box+${index}@example.test`, password);
        return token;
      }),
    );
    /** Each account asks five times, a minute apart; returns the number of emails. */
    const askAll = async (): Promise<number> => {
      let sent = 0;
      for (const token of tokens) {
        for (let times = 0; times < 5; times += 1) {
          await supabase.query(`delete from rate_limits where key like 'address-link-pace:%'`);
          const { status } = await ask({ action: 'send-link' }, token);
          if (status === 200) sent += 1;
          else expect(status).toBe(429);
        }
      }
      return sent;
    };
    expect(await askAll()).toBe(10);
    for (const sent of [10, 0]) {
      await supabase.query(
        `delete from rate_limits where key like 'address-link%' and key not like 'address-link-mail-day:%'`,
      );
      expect(await askAll()).toBe(sent);
    }
  });

  it('is open after the mailed link came back in a session of the account, which stays', async () => {
    const { id, email, client, token } = await signedUp();
    const sent = await ask({ action: 'send-link' }, token);
    expect(await read(sent)).toEqual({ status: 200, body: { state: 'sent' } });
    const used = () => ask({ action: 'use-link', token: linkTo(email) }, token);
    for (const answer of [await used(), await used()])
      expect(await read(answer)).toEqual({ status: 200, body: { state: 'proved' } });
    expect((await enrol(client)).error).toBeNull();
    expect((await signIn(email, password)).error).toBeNull();
    expect(await rowsOf('emails', id), 'nothing has ended: one email, with the link').toBe(1);
    const again = await ask({ action: 'send-link' }, token);
    expect(await read(again)).toEqual({ status: 200, body: { state: 'proved' } });
  });

  it('stays closed when the link comes back in another account, late, changed, or without a session', async () => {
    const mine = await signedUp();
    const other = await signedUp();
    await ask({ action: 'send-link' }, mine.token);
    const link = linkTo(mine.email);
    const body = { action: 'use-link', token: link };
    expect(await refusal(await ask(body, other.token))).toEqual([400, 'invalid_link']);
    expect(await refusal(await ask(body, undefined))).toEqual([401, 'unauthenticated']);
    const changed = link.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    for (const token of [changed, `9${link}`, `${link}0`, 'x', addressToken(mine, Date.now() - 1)])
      expect(await refusal(await ask({ action: 'use-link', token }, mine.token)), token).toEqual([
        400,
        'invalid_link',
      ]);
    const moved = addressToken({ ...mine, email: other.email }, Date.now() + 60_000);
    expect(
      await refusal(await ask({ action: 'use-link', token: moved }, mine.token)),
      'of another address',
    ).toEqual([400, 'invalid_link']);
    expect(await rowsOf('address_proofs', mine.id)).toBe(0);
    expect(await rowsOf('address_proofs', other.id)).toBe(0);
  });

  it('has one link a minute', async () => {
    const { token } = await signedUp();
    const answers = await Promise.all([1, 2, 3].map(() => ask({ action: 'send-link' }, token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429]);
  });
});

describe('a sign-up that Supabase verifies', () => {
  const email = 'ada@example.test';
  const mails: OutgoingMail[] = [];
  let supabase: Supabase;

  beforeEach(async () => {
    mails.length = 0;
    supabase = await startSupabase({ verification: 'supabase', mails });
  });
  afterEach(() => supabase.close());

  const signUp = (typed: string) => visitor(supabase).auth.signUp({ email, password: typed });
  const signInWith = async (typed: string) =>
    (await visitor(supabase).auth.signInWithPassword({ email, password: typed })).error?.code;
  /** Enters the newest code, in a separate browser. */
  const confirm = async () => {
    const owner = visitor(supabase);
    const [, token = ''] = /(\d{6})/.exec(mails.at(-1)?.subject ?? '') ?? [];
    expect((await owner.auth.verifyOtp({ type: 'signup', email, token })).error).toBeNull();
    return owner;
  };
  /** Auth sends an address one email a minute. */
  const aMinuteLater = () =>
    supabase.query(
      `delete from rate_limits;
       update auth.users set created_at = created_at - interval '1 minute',
         confirmation_sent_at = confirmation_sent_at - interval '1 minute'`,
    );

  it('proves the address and keeps the password just chosen', async () => {
    await signUp(password);
    const owner = await confirm();
    expect(await signInWith(password)).toBeUndefined();
    expect((await owner.auth.updateUser({ password })).error?.code).toBe('same_password');
    expect(await supabase.query('select 1 from address_proofs')).toHaveLength(1);
    expect(await supabase.query('select 1 from emails')).toEqual([]);
  });

  it('loses the password of an earlier sign-up at once', async () => {
    await signUp(password);
    await aMinuteLater();
    await signUp(chosen);
    const owner = await confirm();
    expect(await signInWith(password)).toBe('invalid_credentials');
    expect((await owner.auth.updateUser({ password: chosen })).error).toBeNull();
    expect(await signInWith(chosen)).toBeUndefined();
    expect(await signInWith(password)).toBe('invalid_credentials');
    expect(await supabase.query('select 1 from address_proofs')).toHaveLength(1);
  });

  it('loses that password by a password reset, too', async () => {
    await signUp(password);
    const owner = visitor(supabase);
    await owner.auth.resetPasswordForEmail(email);
    const token_hash = hashIn(mails.at(-1));
    expect((await owner.auth.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull();
    expect(await signInWith(password)).toBe('invalid_credentials');
  });
});

describe('an address that its owner has proved', () => {
  it('keeps its second factor, codes and password when a link is opened again', async () => {
    const person = await takeAddress();
    await services.supabase.proveAddress(person.id);
    const owner = await recover(person.email);
    const { error } = await owner.auth.updateUser({ password: chosen });
    expect(error?.code).toBe('insufficient_aal');
    expect(await rowsOf('auth.mfa_factors', person.id)).toBe(1);
    expect(await rowsOf('recovery_codes', person.id)).toBe(10);
    expect((await signIn(person.email, password)).error).toBeNull();
  });
});
