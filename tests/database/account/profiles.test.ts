/** Database rules of a profile. */
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

describe('profiles', () => {
  const profile = async (id: string) =>
    (
      await supabase.query(
        `select first_name, last_name, language from profiles where user_id = '${id}'`,
      )
    )[0];

  it.each([
    [
      'sign-up',
      { first_name: ' Ada ', last_name: 'Lovelace', language: 'en' },
      ['Ada', 'Lovelace', 'en'],
    ],
    ['Google', { given_name: 'Ada', family_name: 'Lovelace' }, ['Ada', 'Lovelace', 'fr']],
    ['one name', { full_name: 'Ada King Lovelace' }, ['Ada', 'King Lovelace', 'fr']],
    ['nothing', {}, ['', '', 'fr']],
    ['nonsense', { first_name: { a: 1 }, last_name: null, language: 'de' }, ['{"a": 1}', '', 'fr']],
    ['a long name', { first_name: 'é'.repeat(5_000) }, ['é'.repeat(100), '', 'fr']],
  ])('are created from %s', async (name, data, [first_name, last_name, language]) => {
    const { id } = await supabase.createUser(
      `${name.replaceAll(' ', '')}@example.test`,
      'correct horse',
      data,
    );
    expect(await profile(id)).toEqual({ first_name, last_name, language });
  });

  it.each<[string, Row, RegExp]>([
    ['another user id', { user_id: 'other' }, /part of a profile cannot change/],
    [
      'another creation date',
      { created_at: '2020-01-01T00:00:00Z' },
      /part of a profile cannot change/,
    ],
    ['another terms version', { terms_version: '2020-01-01' }, /part of a profile cannot change/],
    ['an unknown language', { language: 'de' }, /profiles_language_check/],
    ['a name of 101 characters', { first_name: 'x'.repeat(101) }, /profiles_first_name_check/],
  ])('reject %s', async (_, change, reason) => {
    const wanted = change.user_id === 'other' ? { user_id: other.id } : change;
    const { error } = await owner.client.from('profiles').update(wanted).eq('user_id', owner.id);
    expect(error?.message).toMatch(reason);
  });

  it('cannot be created for an account that does not exist', async () => {
    const { error } = await supabase
      .clientFor(supabase.publishableKey)
      .from('profiles')
      .insert({ user_id: crypto.randomUUID() });
    expect(error?.code).toBe('42501');
  });
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
