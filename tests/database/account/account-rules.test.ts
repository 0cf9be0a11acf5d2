/** Database rules of an account: profile, address, progress, codes. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMigrated, type Migrated } from '../fixtures/migrated.ts';
import { startSupabase, type Person, type Row, type Supabase } from '../fixtures/supabase.ts';

let supabase: Supabase;
let migrated: Migrated;
let owner: Person;
let other: Person;

beforeAll(async () => {
  supabase = await startSupabase();
  migrated = await openMigrated();
  owner = await supabase.createUser('owner@example.test', 'correct horse');
  other = await supabase.createUser('other@example.test', 'correct horse');
});
afterAll(async () => {
  await supabase.close();
  await migrated.close();
});

describe('a profile’s phone', () => {
  const change = async (phone: string) =>
    await owner.client.from('profiles').update({ phone }).eq('user_id', owner.id);

  it.each(['+33612345678', '+1234567', '+123456789012345', ''])('can be %j', async (phone) => {
    expect((await change(phone)).error).toBeNull();
    const [kept] = await supabase.query(`select phone from profiles where user_id = '${owner.id}'`);
    expect(kept).toEqual({ phone });
  });

  it.each([
    ['a national number', '0612345678'],
    ['a country code of zero', '+0612345678'],
    ['too few digits', '+123456'],
    ['too many digits', '+1234567890123456'],
    ['spaces', '+33 6 12 34 56 78'],
    ['an extra line', '+33612345678\n'],
    ['digits of another script', '+٣٣٦١٢٣٤٥٦٧٨'],
    ['a header', '+33612345678\r\nBcc: a@b.test'],
  ])('cannot be %s', async (_, phone) => {
    expect((await change(phone)).error?.message).toMatch(/profiles_phone_check/);
  });
});

describe('a new profile is created', () => {
  it.each<[string, Row, Row]>([
    [
      'with phone, language and terms',
      { phone: '+33612345678', language: 'en', terms_version: ' 2026-11-20 ' },
      { phone: '+33612345678', language: 'en', terms_version: '2026-11-20' },
    ],
    ['without them', {}, { phone: '', language: 'fr', terms_version: null }],
    [
      'from nonsense',
      { phone: '06 12', language: ['en'], terms_version: ' ' },
      { phone: '', language: 'fr', terms_version: null },
    ],
    [
      'with terms of 1,000 letters',
      { terms_version: 'v'.repeat(1_000), phone: { a: 1 } },
      { phone: '', language: 'fr', terms_version: 'v'.repeat(40) },
    ],
  ])('%s', async (name, metadata, made) => {
    const { id } = await migrated.createUser(`${name.replaceAll(' ', '.')}@example.test`, metadata);
    const [profile] = await migrated.query(
      `select phone, language, terms_version from profiles where user_id = '${id}'`,
    );
    expect(profile).toEqual(made);
    const [chosen] = await migrated.query(
      `select notify_signals, notify_lessons, notify_market, notify_review, keep_progress
       from profiles where user_id = '${id}'`,
    );
    expect(chosen).toEqual({
      notify_signals: true,
      notify_lessons: false,
      notify_market: false,
      notify_review: false,
      keep_progress: true,
    });
  });
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

describe('lesson progress', () => {
  const rows = () => owner.client.from('lesson_progress');
  const mine = async () =>
    await supabase.query<{ lesson: string; opened: number; completed: number | null }>(
      `select lesson, extract(epoch from now() - opened_at)::int as opened,
         extract(epoch from now() - completed_at)::int as completed
       from lesson_progress where user_id = '${owner.id}' order by lesson`,
    );
  const long = '2020-01-01T00:00:00Z';

  it('has the server’s timestamps, whatever the client sends', async () => {
    const forged = { user_id: owner.id, opened_at: long, completed_at: long };
    expect((await rows().insert({ ...forged, lesson: 'one' })).error).toBeNull();
    expect((await rows().upsert({ ...forged, lesson: 'one' })).error).toBeNull();
    expect((await rows().update({ opened_at: long, completed_at: long })).error).toBeNull();
    const [row] = await mine();
    expect(row?.opened).toBeLessThan(60);
    expect(row?.completed).toBeLessThan(60);
  });

  it('has the time of the last opening', async () => {
    await supabase.query(
      `set session_replication_role = replica;
       update lesson_progress set opened_at = now() - interval '1 day';
       set session_replication_role = origin`,
    );
    expect((await mine())[0]?.opened).toBeGreaterThan(80_000);
    expect((await rows().upsert({ user_id: owner.id, lesson: 'one' })).error).toBeNull();
    expect((await mine())[0]?.opened).toBeLessThan(60);
  });

  it('keeps its first completion time until it is reset', async () => {
    await supabase.query(
      `set session_replication_role = replica;
       update lesson_progress set completed_at = now() - interval '1 day';
       set session_replication_role = origin`,
    );
    const again = { user_id: owner.id, lesson: 'one', completed_at: new Date().toISOString() };
    expect((await rows().upsert(again)).error).toBeNull();
    expect((await mine())[0]?.completed).toBeGreaterThan(80_000);
    expect((await rows().update({ completed_at: null }).eq('lesson', 'one')).error).toBeNull();
    expect((await mine())[0]?.completed).toBeNull();
  });

  it('never goes back to an earlier position, and takes none out of range', async () => {
    const reach = (reached: number) =>
      rows().upsert({ user_id: owner.id, lesson: 'one', reached }).select('reached');
    expect((await reach(3_500)).data).toEqual([{ reached: 3_500 }]);
    expect((await reach(1_000)).data).toEqual([{ reached: 3_500 }]);
    expect((await rows().update({ reached: 0 }).select('reached')).data).toEqual([
      { reached: 3_500 },
    ]);
    for (const forged of [-1, 60_001, 2 ** 31]) {
      expect((await reach(forged)).error, String(forged)).not.toBeNull();
    }
    expect((await reach(3_500)).data).toEqual([{ reached: 3_500 }]);
  });

  it('keeps the newest revision that was read, and none of the future or without a completion', async () => {
    const at = new Date().toISOString();
    const complete = async (completed_version: string | null, completed_at: string | null = at) => {
      const row = { user_id: owner.id, lesson: 'one', completed_at, completed_version };
      const { data, error } = await rows().upsert(row).select('completed_version');
      return error?.code ?? (data as { completed_version: string | null }[])[0]?.completed_version;
    };
    expect(await complete('2026-06-01')).toBe('2026-06-01');
    expect(await complete('2026-01-01')).toBe('2026-06-01');
    expect(await complete(null)).toBe('2026-06-01');
    expect(await complete('9999-12-31')).toBe('42501');
    expect(await complete('2026-06-01', null)).toBeNull();
    expect(await complete('9999-12-31', null)).toBe('42501');
  });

  it('keeps its user and its lesson', async () => {
    expect((await rows().update({ lesson: 'two' }).eq('lesson', 'one')).error).toBeNull();
    expect((await rows().update({ user_id: other.id }).eq('lesson', 'one')).error?.code).toBe(
      '42501',
    );
    expect((await mine()).map(({ lesson }) => lesson)).toEqual(['one']);
  });

  it('is limited to 100 lessons, which can still be opened again', async () => {
    const lessons = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, index) => ({
        user_id: owner.id,
        lesson: `lesson-${from + index}`,
      }));
    expect((await rows().insert(lessons(0, 100))).error?.code).toBe('42501');
    expect((await rows().insert(lessons(0, 99))).error).toBeNull();
    expect((await rows().insert(lessons(99, 100))).error?.code).toBe('42501');
    expect((await rows().upsert(lessons(0, 99))).error).toBeNull();
    expect(await mine()).toHaveLength(100);
  });

  it('of another user is refused the same way, whether they store progress or not', async () => {
    const theirs = { user_id: other.id, lesson: 'one' };
    const kept = await rows().insert(theirs);
    await supabase.query(`update profiles set keep_progress = false where user_id = '${other.id}'`);
    const forgotten = await rows().insert(theirs);
    const nobody = await rows().insert({ ...theirs, user_id: crypto.randomUUID() });
    for (const { error } of [kept, forgotten, nobody]) expect(error?.code).toBe('42501');
  });

  it('is deleted when the user turns it off, and stored again once turned on', async () => {
    const keep = async (keep_progress: boolean) =>
      (await owner.client.from('profiles').update({ keep_progress }).eq('user_id', owner.id)).error;
    expect(await keep(false)).toBeNull();
    expect(await mine()).toEqual([]);
    expect((await rows().insert({ user_id: owner.id, lesson: 'one' })).error).toBeNull();
    expect((await rows().upsert({ user_id: owner.id, lesson: 'one' })).error).toBeNull();
    expect(await mine()).toEqual([]);
    expect(await keep(true)).toBeNull();
    expect((await rows().insert({ user_id: owner.id, lesson: 'one' })).error).toBeNull();
    expect(await mine()).toHaveLength(1);
  });
});

it('a finished email keeps no personal data', async () => {
  await migrated.query(
    `insert into emails (cause, purpose, template, language, recipient)
     values ('cause', 'account', 'account-deleted', 'fr', 'a@b.test')`,
  );
  for (const done of ['sent_at', 'given_up_at']) {
    await expect(migrated.query(`update emails set ${done} = now()`)).rejects.toThrow(
      'emptied_when_done',
    );
  }
  await migrated.query('update emails set sent_at = now(), recipient = null');
});

describe('the profile of an account that a sign-up finds', () => {
  const signUp = {
    ...{ first_name: 'Ada', last_name: ' Lovelace', language: 'en' },
    ...{ phone: '', terms_version: '2026-11-20' },
  };
  const stranger = { first_name: 'Eve', phone: '+33612345678', terms_version: 'old' };

  /** The profile of a stranger's account after other metadata, when the address was proved that long ago. */
  async function changed(ago: string, metadata: Row): Promise<Row | undefined> {
    const { id } = await migrated.createUser(`${ago.replace(' ', '.')}@example.test`, stranger);
    await migrated.query(
      `insert into address_proofs (user_id, proved_at) values ('${id}', now() - interval '${ago}')`,
    );
    await migrated.query(
      `update auth.users set raw_user_meta_data = raw_user_meta_data || '${JSON.stringify(metadata)}'
       where id = '${id}'`,
    );
    const [profile] = await migrated.query(
      `select first_name, last_name, language, phone, terms_version from profiles
       where user_id = '${id}'`,
    );
    return profile;
  }

  it('follows the form within ten minutes of the proof', async () => {
    expect(await changed('9 minutes', signUp)).toEqual({ ...signUp, last_name: 'Lovelace' });
  });

  it('keeps the names when none are sent, as after Google', async () => {
    expect(await changed('1 second', { language: 'en', terms_version: '2026-11-20' })).toEqual({
      ...{ first_name: 'Eve', last_name: '', language: 'en' },
      ...{ phone: '+33612345678', terms_version: '2026-11-20' },
    });
  });

  it('stays as it is later', async () => {
    expect(await changed('11 minutes', signUp)).toMatchObject(stranger);
  });
});
