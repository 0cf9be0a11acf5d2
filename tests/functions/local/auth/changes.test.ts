/** Password and address changes at the local Auth, from the settings and from emails. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutgoingMail } from '../../../../local/mail/index.ts';
import { startSupabase, type Supabase } from '../../../database/fixtures/supabase.ts';
import { hashIn, linkIn, password, signedIn, visitor } from './fixtures.ts';

let supabase: Supabase;
const mails: OutgoingMail[] = [];

beforeAll(async () => {
  supabase = await startSupabase({ mails });
});
afterAll(async () => {
  await supabase.close();
});

let people = 0;
const newEmail = (): string => `change${(people += 1)}@example.test`;

describe('a new password', () => {
  it('requires the present one, ends the other sessions and is confirmed by email', async () => {
    const email = newEmail();
    await supabase.createUser(email, password);
    const [here, there] = [await signedIn(supabase, email), await signedIn(supabase, email)];
    mails.splice(0);
    const change = async (present: { current_password?: string }) =>
      (await here.auth.updateUser({ password: 'a new password', ...present })).error?.code;
    expect(await change({})).toBe('current_password_required');
    expect(await change({ current_password: 'not it' })).toBe('current_password_mismatch');
    expect(await change({ current_password: password })).toBeUndefined();
    expect(mails).toMatchObject([{ to: email, subject: 'Votre mot de passe a changé' }]);
    expect((await there.auth.refreshSession()).data.session).toBeNull();
    expect((await here.auth.refreshSession()).data.session).not.toBeNull();
  });

  it('is set through an emailed link, which merely opening does not use up', async () => {
    const email = newEmail();
    await supabase.createUser(email, password, { language: 'en' });
    mails.splice(0);
    const client = visitor(supabase);
    const known = await client.auth.resetPasswordForEmail(email);
    expect(await client.auth.resetPasswordForEmail(newEmail())).toEqual(known);
    expect(mails).toMatchObject([{ to: email, subject: 'Choose a new password' }]);
    const link = linkIn(mails[0]);
    expect(link.pathname).toBe('/en/reset-password');
    expect(link.searchParams.get('type')).toBe('recovery');

    const verify = () => client.auth.verifyOtp({ token_hash: hashIn(mails[0]), type: 'recovery' });
    expect((await verify()).data.user?.email).toBe(email);
    const changed = await client.auth.updateUser({ password: 'a new password' });
    expect(changed.error).toBeNull();
    expect((await verify()).error?.code).toBe('otp_expired');
  });

  it('is refused through a link that is 10 minutes old', async () => {
    const email = newEmail();
    await supabase.createUser(email, password);
    await visitor(supabase).auth.resetPasswordForEmail(email);
    await supabase.query(
      `update auth.users set recovery_sent_at = now() - interval '601 seconds'
       where email = '${email}'`,
    );
    const { error } = await visitor(supabase).auth.verifyOtp({
      token_hash: hashIn(mails.at(-1)),
      type: 'recovery',
    });
    expect(error?.code).toBe('otp_expired');
  });
});

describe('a new address', () => {
  it('is applied once both addresses have confirmed it, in either order', async () => {
    for (const first of [0, 1]) {
      const [from, to] = [newEmail(), newEmail()];
      await supabase.createUser(from, password, { language: 'fr' });
      const client = await signedIn(supabase, from);
      mails.splice(0);
      const { data } = await client.auth.updateUser({ email: to });
      expect(data.user).toMatchObject({ email: from, new_email: to });
      expect(mails.map((mail) => mail.to).sort()).toEqual([from, to].sort());
      expect(linkIn(mails[0]).pathname).toBe('/fr/settings');

      const hashes = [hashIn(mails[first]), hashIn(mails[1 - first])];
      const confirm = (token_hash = '') =>
        visitor(supabase).auth.verifyOtp({ token_hash, type: 'email_change' });
      expect((await confirm(hashes[0])).data.session).toBeNull();
      expect((await client.auth.getUser()).data.user?.email).toBe(from);
      expect((await confirm(hashes[0])).error?.code).toBe('otp_expired');
      expect((await confirm(hashes[1])).data.session?.user.email).toBe(to);
      expect((await client.auth.getUser()).data.user?.email).toBe(to);
      expect(mails.at(-1)).toMatchObject({ to: from, subject: 'Votre adresse e-mail a changé' });
    }
  });

  it('is not applied after one of the two emails, in whatever way its link is followed', async () => {
    const [from, to] = [newEmail(), newEmail()];
    await supabase.createUser(from, password);
    const client = await signedIn(supabase, from);
    mails.splice(0);
    await client.auth.updateUser({ email: to });
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      const query = new URLSearchParams({ type: 'email_change', token: hashIn(mail) });
      const answer = await fetch(`${supabase.url}/auth/v1/verify?${query}`, {
        headers: { apikey: supabase.publishableKey },
        redirect: 'manual',
      });
      expect(answer.headers.get('location') ?? '').not.toContain('access_token');
      expect((await client.auth.getUser()).data.user?.email).toBe(from);
    }
  });

  it('cannot be another user’s', async () => {
    const [from, to] = [newEmail(), newEmail()];
    await supabase.createUser(from, password);
    await supabase.createUser(to, password);
    const client = await signedIn(supabase, from);
    expect((await client.auth.updateUser({ email: to })).error?.code).toBe('email_exists');
  });
});
