/** Database rules of notes on lessons. Who may read and write them: tests/database/policies. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startSupabase, type Person, type Row, type Supabase } from '../fixtures/supabase.ts';

let supabase: Supabase;
let reader: Person;
let other: Person;

beforeAll(async () => {
  supabase = await startSupabase();
  reader = await supabase.createUser('reader@example.test', 'correct horse');
  other = await supabase.createUser('other@example.test', 'correct horse');
});
afterAll(() => supabase.close());
beforeEach(async () => {
  await supabase.query('truncate lesson_notes');
});

const noon = '2026-11-20T12:00:00+00:00';
const later = '2026-11-20T12:05:00+00:00';
const id = '00000000-0000-4000-8000-000000000001';
const passage = { lesson: 'gestion-risque', block: 4, lang: 'fr', quote: '20 ÷ 4 = 5' };

/** Writes a note of the reader; writing the same id again changes it. */
const put = (values: Row, { client, id: user_id } = reader) =>
  client
    .from('lesson_notes')
    .upsert({ id, user_id, ...passage, created_at: noon, updated_at: noon, ...values })
    .select('text,updated_at');
const stored = () => supabase.query('select * from lesson_notes order by block');

it('the later of two edits stays, whichever arrives first', async () => {
  expect((await put({ text: 'first' })).data).toMatchObject([{ text: 'first' }]);
  expect((await put({ text: 'second', updated_at: later })).data).toHaveLength(1);
  const late = await put({ text: 'sent late', updated_at: '2026-11-20T12:01:00+00:00' });
  expect(late).toMatchObject({ error: null, data: [] });
  expect(await stored()).toMatchObject([{ text: 'second', quote: passage.quote }]);
});

it('an edit from a clock that is ahead gets the time of the server', async () => {
  await put({ text: 'first', updated_at: '2099-01-01T00:00:00Z' });
  const [note] = await stored();
  expect(Math.abs(Date.parse(String(note?.updated_at)) - Date.now())).toBeLessThan(60_000);
});

it('an edit changes the text and nothing else', async () => {
  await put({});
  const moved = { ...passage, lesson: 'stablecoins', block: 9, lang: 'en', quote: '' };
  await put({ ...moved, text: 'edited', created_at: later, updated_at: later });
  expect(await stored()).toMatchObject([{ ...passage, text: 'edited' }]);
  const [{ created_at } = {}] = await stored();
  expect(new Date(String(created_at)).toISOString()).toBe(new Date(noon).toISOString());
});

it.each<[string, Row, RegExp]>([
  ['a text of 2,001 characters', { text: 'é'.repeat(2001) }, /lesson_notes_text_check/],
  ['a quote of 301 characters', { quote: 'é'.repeat(301) }, /lesson_notes_quote_check/],
  ['a negative block', { block: -1 }, /lesson_notes_block_check/],
  ['another language', { lang: 'de' }, /lesson_notes_lang_check/],
  ['an address as its lesson', { lesson: '../x' }, /lesson_notes_lesson_check/],
])('a note cannot have %s', async (_, values, reason) => {
  expect((await put(values)).error?.message).toMatch(reason);
});

it('takes a text of 2,000 characters and none at all', async () => {
  expect((await put({ text: 'é'.repeat(2000) })).error).toBeNull();
  expect((await put({ text: '', updated_at: later })).error).toBeNull();
});

it('a note of somebody else is neither taken over by its id nor written in their name', async () => {
  await put({ text: 'mine' });
  expect((await put({ text: 'theirs', updated_at: later }, other)).error?.code).toBe('42501');
  const row = { id: crypto.randomUUID(), user_id: reader.id, ...passage };
  expect((await other.client.from('lesson_notes').insert(row)).error?.code).toBe('42501');
  expect((await other.client.from('lesson_notes').select()).data).toEqual([]);
  expect(await stored()).toMatchObject([{ text: 'mine', user_id: reader.id }]);
});

it('holds 500 notes a person, in one request or many; the last can still be edited', async () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, block) => {
      return { id: crypto.randomUUID(), user_id: reader.id, ...passage, block };
    });
  const notes = reader.client.from('lesson_notes');
  expect((await notes.insert(many(501))).error?.message).toBe('Too many notes.');
  expect((await notes.insert(many(499))).error).toBeNull();
  expect((await put({ text: 'the 500th', block: 2000 })).error).toBeNull();
  expect((await put({ id: crypto.randomUUID() })).error?.message).toBe('Too many notes.');
  expect((await put({ text: 'edited', updated_at: later })).error).toBeNull();
  expect((await put({ id: crypto.randomUUID(), text: 'of another' }, other)).error).toBeNull();
});

it('stays readable, and goes with the account', async () => {
  await put({ text: 'kept' });
  await supabase.query(`update profiles set keep_progress = false where user_id = '${reader.id}'`);
  expect((await reader.client.from('lesson_notes').select('text')).data).toEqual([
    { text: 'kept' },
  ]);
  const leaver = await supabase.createUser('leaver@example.test', 'correct horse');
  await put({ id: crypto.randomUUID() }, leaver);
  await supabase.query(`delete from auth.users where id = '${leaver.id}'`);
  expect(await stored()).toHaveLength(1);
});
