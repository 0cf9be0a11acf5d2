/** Sign-up and sessions of the local Supabase Auth, through supabase-js. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail } from '../../../../local/mail/index.ts';
import { startSupabase, type Supabase } from '../../../database/fixtures/supabase.ts';
import { postToAuth, password, shapeOf, signedIn, visitor } from './fixtures.ts';

let emailjs: Supabase;
let coded: Supabase;
const mails: OutgoingMail[] = [];

beforeAll(async () => {
  [emailjs, coded] = await Promise.all([
    startSupabase({ mails }),
    startSupabase({ mails, verification: 'supabase' }),
  ]);
});
afterAll(async () => {
  await Promise.all([emailjs.close(), coded.close()]);
});
beforeEach(() => mails.splice(0));

let people = 0;
const newEmail = (): string => `person${(people += 1)}@example.test`;

describe('sign-up', () => {
  it('gives the same response for a new, a known and an unconfirmed address', async () => {
    for (const supabase of [emailjs, coded]) {
      const [known, fresh] = [newEmail(), newEmail()];
      const signUp = async (email: string) => {
        const options = { data: { first_name: 'Ada', language: 'fr' } };
        const answer = await visitor(supabase).auth.signUp({ email, password, options });
        return shapeOf(answer);
      };
      const first = await signUp(known);
      expect(first).toContain('"session":null},"error":null');
      expect(await signUp(known)).toEqual(first);
      expect(await signUp(fresh)).toEqual(first);
    }
  });

  it('with EmailJS signs in at once and sends a welcome email', async () => {
    const email = newEmail();
    await visitor(emailjs).auth.signUp({ email, password });
    expect(mails).toMatchObject([{ to: email, subject: 'Votre compte est créé' }]);
    const client = await signedIn(emailjs, email);
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });

  it('with Supabase waits for the code, which can be sent again and works once', async () => {
    const email = newEmail();
    const client = visitor(coded);
    await client.auth.signUp({ email, password, options: { data: { language: 'en' } } });
    const early = await client.auth.signInWithPassword({ email, password });
    expect(early.error?.code).toBe('email_not_confirmed');
    const wrong = await client.auth.signInWithPassword({ email, password: 'another one' });
    expect(wrong.error?.code).toBe('invalid_credentials');

    expect((await client.auth.resend({ type: 'signup', email })).error).toBeNull();
    const codes = mails.map(({ subject }) => /^Your code: (\d{6})$/.exec(subject)?.[1] ?? '');
    expect(codes).toHaveLength(2);
    const verify = (token = '') => client.auth.verifyOtp({ email, token, type: 'signup' });
    expect((await verify(codes[0])).error?.code).toBe('otp_expired');
    expect((await verify(codes[1])).data.session?.user.email).toBe(email);
    expect((await verify(codes[1])).error?.code).toBe('otp_expired');
  });

  it('rejects invalid addresses and texts that the database cannot store', async () => {
    const odd = ['x', 'a b@c.d', 'a@b', '<a@b.c>', `${'a'.repeat(251)}@b.cd`, 'a\u0007@b.cd'];
    for (const email of odd) {
      const { error } = await visitor(emailjs).auth.signUp({ email, password });
      expect(error?.status ?? 0, email).toBeGreaterThanOrEqual(400);
      expect(error?.status, email).toBeLessThan(500);
    }
    const nothing = await visitor(emailjs).auth.signUp({
      email: newEmail(),
      password,
      options: { data: { first_name: 'A\u0000B' } },
    });
    expect(nothing.error?.code).toBe('validation_failed');
    expect(mails).toEqual([]);
  });
});

describe('sessions', () => {
  it('reject a used refresh token 100 times of 100, and are revoked by an old one', async () => {
    const email = newEmail();
    await emailjs.createUser(email, password);
    let refused = 0;
    for (let round = 0; round < 10; round += 1) {
      const client = await signedIn(emailjs, email);
      const { data: before } = await client.auth.getSession();
      const refresh = (refresh_token = '') =>
        visitor(emailjs).auth.refreshSession({ refresh_token });
      const used = before.session?.refresh_token;
      const { data: after } = await refresh(used);
      for (let time = 0; time < 10; time += 1) {
        if ((await refresh(used)).error?.code === 'refresh_token_already_used') refused += 1;
      }
      // A tab that is a moment late does not end the session.
      const next = (await refresh(after.session?.refresh_token)).data.session;
      expect(next).not.toBeNull();
      // An older token must have been stolen: all tokens of the session are revoked.
      await refresh(used);
      expect((await refresh(next?.refresh_token)).data.session).toBeNull();
    }
    expect(refused).toBe(100);
  });

  it('get the same tokens in tabs that refresh concurrently', async () => {
    const email = newEmail();
    await emailjs.createUser(email, password);
    const { data } = await (await signedIn(emailjs, email)).auth.getSession();
    const refresh_token = data.session?.refresh_token ?? '';
    const refresh = async () => {
      const body = { refresh_token };
      const answer = await postToAuth(emailjs, 'token?grant_type=refresh_token', body, 'tab');
      return ((await answer.json()) as { refresh_token?: string }).refresh_token;
    };
    const tokens = await Promise.all(Array.from({ length: 20 }, refresh));
    expect(tokens[0]).toBeTypeOf('string');
    expect(new Set(tokens).size).toBe(1);
    expect(await refresh()).toBeUndefined();
  });

  it('end here, elsewhere or everywhere', async () => {
    const email = newEmail();
    await emailjs.createUser(email, password);
    const open = () => Promise.all([1, 2, 3].map(() => signedIn(emailjs, email)));
    const alive = async (clients: SupabaseClient[]) =>
      Promise.all(
        clients.map(async ({ auth }) => {
          const { data } = await auth.refreshSession();
          return data.session !== null;
        }),
      );
    for (const [scope, expected] of [
      ['local', [false, true, true]],
      ['others', [true, false, false]],
      ['global', [false, false, false]],
    ] as const) {
      const clients = await open();
      await clients[0]?.auth.signOut({ scope });
      expect(await alive(clients), scope).toEqual(expected);
    }
  });
});
