/** The rules for typed texts in SQL are the same as in the forms and functions. */
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { isEmail } from '../../../src/domain/shared/email.ts';
import { isPrintableLine } from '../../../src/domain/shared/printable.ts';
import { sampleOf } from '../../sizes.ts';
import { addresses } from '../../unit/fixtures/addresses.ts';
import { hostileTexts } from '../../unit/fixtures/hostile-texts.ts';
import { startSupabase, type Supabase } from '../fixtures/supabase.ts';

const databases: Supabase[] = [];

beforeAll(async () => {
  databases.push(await startSupabase(), await startSupabase({ pglite: true }));
});
afterAll(async () => {
  vi.restoreAllMocks();
  for (const database of databases) await database.close();
});

/** Texts on which a rule and its SQL function disagree, on any of the databases. */
async function differences(
  name: 'is_email' | 'is_printable_line',
  rule: (text: string) => boolean,
  all: readonly string[],
): Promise<string[]> {
  // PostgreSQL stores neither NUL nor lone surrogates.
  const texts = all.filter((text) => text.isWellFormed() && !text.includes('\0'));
  const wrong: string[] = [];
  for (const { run } of databases) {
    const rows = await run<{ fits: boolean }>(
      `select public.${name}(t.text) as fits
       from unnest($1::text[]) with ordinality as t (text, at) order by t.at`,
      [texts],
    );
    wrong.push(...texts.filter((text, index) => rows[index]?.fits !== rule(text)));
  }
  return wrong;
}

/** Every character, as a code point. */
const characters = Array.from({ length: 0x30000 }, (_, code) => code)
  .filter((code) => code > 0 && (code < 0xd800 || code > 0xdfff))
  .map((code) => String.fromCodePoint(code));

it('an email address: 500 addresses and hostile texts', async () => {
  const texts = [...addresses(), ...hostileTexts].map((text) => text.trim());
  expect(texts.filter(isEmail).length).toBeGreaterThan(100);
  expect(await differences('is_email', isEmail, texts)).toEqual([]);
});

it('an email address: SQL refuses no letter or digit that the forms accept', async () => {
  const all = characters.map((one) => `a${one}b@${one}.example`).filter(isEmail);
  expect(all.length).toBeGreaterThan(100_000);
  expect(await differences('is_email', () => true, sampleOf(all, 4_000))).toEqual([]);
});

it('a printable line: hostile texts, and every character', async () => {
  const texts = [...hostileTexts, ...characters.slice(0, 0x3000), ...sampleOf(characters, 4_000)];
  expect(texts.filter((text) => !isPrintableLine(text)).length).toBeGreaterThan(60);
  expect(await differences('is_printable_line', isPrintableLine, texts)).toEqual([]);
});

it('an account with an unprintable name is made, with a printable one', async () => {
  const [database] = databases;
  const person = await database?.createUser('names@example.test', 'correct horse', {
    first_name: 'A\u202eda',
    last_name: ' Lovelace ',
  });
  const names = () =>
    database?.run('select first_name, last_name from profiles where user_id = $1', [person?.id]);
  expect(await names()).toEqual([{ first_name: '', last_name: 'Lovelace' }]);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const profile = () => person?.client.from('profiles');
  const renamed = await profile()?.update({ first_name: 'A\u202eda' }).eq('user_id', person?.id);
  expect(renamed?.error?.message).toContain('printable');
  await profile()?.update({ first_name: 'Ada' }).eq('user_id', person?.id);
  expect(await names()).toEqual([{ first_name: 'Ada', last_name: 'Lovelace' }]);
});
