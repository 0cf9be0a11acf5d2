/** Confirmation of an address, and the proof that it belongs to the user. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMigrated, type Migrated } from '../fixtures/migrated.ts';
import { startSupabase, type Supabase } from '../fixtures/supabase.ts';

let supabase: Supabase;
let migrated: Migrated;

beforeAll(async () => {
  supabase = await startSupabase();
  migrated = await openMigrated();
});
afterAll(async () => {
  await supabase.close();
  await migrated.close();
});

describe('an email address', () => {
  const confirmed = async (setting: string, email: string | null) => {
    await migrated.query(`delete from app_settings; ${setting}`);
    const [made] = await migrated.query<{ id: string; confirmed: boolean }>(
      `insert into auth.users (id, email) values (gen_random_uuid(), ${email === null ? 'null' : `'${email}'`})
       returning id, email_confirmed_at is not null as confirmed`,
    );
    expect(made?.confirmed, 'on insertion').toBe(false);
    const [user] = await migrated.query<{ confirmed: boolean }>(
      `update auth.users set confirmation_sent_at = now() where id = '${made?.id ?? ''}'
       returning email_confirmed_at is not null as confirmed`,
    );
    return user?.confirmed;
  };
  const mode = (value: string) =>
    `insert into app_settings (key, value) values ('email_verification', '${value}')`;

  it('is confirmed with its first email where the browser requested the code', async () => {
    expect(await confirmed(mode('emailjs'), 'a@example.test')).toBe(true);
    expect(await migrated.query('select 1 from address_proofs'), 'and proves nothing').toEqual([]);
  });

  it('stays unconfirmed where Supabase emails the code', async () => {
    expect(await confirmed(mode('supabase'), 'b@example.test')).toBe(false);
  });

  it('stays unconfirmed without a setting or without an address', async () => {
    expect(await confirmed('', 'c@example.test')).toBe(false);
    expect(await confirmed(mode('emailjs'), null)).toBe(false);
  });

  it('accepts only the known modes', async () => {
    await expect(migrated.query(mode('Supabase'))).rejects.toThrow('known_verification');
    await expect(
      migrated.query(`insert into app_settings (key, value) values ('admin', 'me')`),
    ).rejects.toThrow('app_settings_key_check');
  });
});

describe('an account that another person created with the address', () => {
  /** Opens another session of the account, as Auth does for this sign-in method. */
  const signInBy = async (id: string, method: string) => {
    const session = crypto.randomUUID();
    await supabase.query(
      `insert into auth.sessions (id, user_id, created_at, updated_at)
         values ('${session}', '${id}', now(), now());
       insert into auth.mfa_amr_claims (session_id, authentication_method)
         values ('${session}', '${method}')`,
    );
    return session;
  };
  const proofs = (id: string) =>
    supabase.query(`select 1 from address_proofs where user_id = '${id}'`);
  /** Creates the account, then opens such a session; returns what still works and is proved. */
  const lastsAfter = async (email: string, method: string, prepare = '') => {
    const made = await supabase.createUser(email, 'correct horse');
    await supabase.query(prepare.replaceAll('$', `'${made.id}'`));
    const opened = await signInBy(made.id, method);
    const session = (await made.client.auth.getUser(made.token)).error === null;
    const { error } = await supabase
      .clientFor(supabase.publishableKey)
      .auth.signInWithPassword({ email, password: 'correct horse' });
    const kept = await supabase.query(`select 1 from auth.sessions where id = '${opened}'`);
    expect(kept, 'the session that brought the proof').toHaveLength(1);
    return { session, password: error === null, proved: (await proofs(made.id)).length === 1 };
  };

  it.each(['oauth', 'otp', 'magiclink', 'recovery', 'email/signup', 'email_change', 'invite'])(
    'goes to the user who proves the address by %s: passwords and sessions are removed',
    async (method) => {
      const email = `taken.${method.replace('/', '.')}@example.test`;
      expect(await lastsAfter(email, method)).toEqual({
        session: false,
        password: false,
        proved: true,
      });
    },
  );

  it.each(['password', 'totp', 'token_refresh', 'anonymous'])(
    'is unchanged by a session opened by %s, which proves nothing',
    async (method) => {
      expect(await lastsAfter(`own.${method}@example.test`, method)).toEqual({
        session: true,
        password: true,
        proved: false,
      });
    },
  );

  it('is unchanged once the address is proved', async () => {
    const prove = 'insert into address_proofs (user_id) values ($)';
    expect(await lastsAfter('proved@example.test', 'oauth', prove)).toEqual({
      session: true,
      password: true,
      proved: true,
    });
  });

  it('is proved, and nothing ends, when Auth confirms a sign-up or a change of address', async () => {
    const made = await supabase.createUser('confirmed@example.test', 'correct horse');
    const set = (columns: string) =>
      supabase.query(`update auth.users set ${columns} where id = '${made.id}'`);
    await set(`email_change = 'next@example.test'`);
    await set(`email = 'staff@example.test'`);
    await set(`email_confirmed_at = now()`);
    expect(await proofs(made.id), 'not by a change that nobody confirmed').toHaveLength(0);
    await set(`email = 'next@example.test', email_change = ''`);
    expect(await proofs(made.id)).toHaveLength(1);
    expect((await made.client.auth.getUser(made.token)).error).toBeNull();

    const { id } = await migrated.createUser('late@example.test', {});
    await migrated.query(`update auth.users set email_confirmed_at = now() where id = '${id}'`);
    expect(
      await migrated.query(`select 1 from address_proofs where user_id = '${id}'`),
    ).toHaveLength(1);
  });
});
