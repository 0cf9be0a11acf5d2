/** The mailbox of an address is the same in SQL as in TypeScript. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { normalizeEmail } from '../../../src/domain/shared/email.ts';
import { addresses } from '../../unit/fixtures/addresses.ts';
import { startSupabase, type Supabase } from '../fixtures/supabase.ts';

const databases: Supabase[] = [];

beforeAll(async () => {
  databases.push(await startSupabase(), await startSupabase({ pglite: true }));
});
afterAll(async () => {
  for (const database of databases) await database.close();
});

it('is the same for 500 addresses on both databases', async () => {
  const all = addresses();
  expect(all).toHaveLength(500);
  const expected = all.map(normalizeEmail);
  expect(new Set(expected).size).toBeLessThan(all.length);
  for (const { run } of databases) {
    const rows = await run<{ mailbox: string }>(
      `select public.normalize_email(a.email) as mailbox
       from unnest($1::text[]) with ordinality as a (email, at) order by a.at`,
      [all],
    );
    expect(rows.map(({ mailbox }) => mailbox)).toEqual(expected);
  }
});

it('ignores case, labels and dots', () => {
  const spellings = [
    'box@gmail.com',
    'B.O.X@gmail.com',
    'box+1@GMAIL.com',
    'b.ox+a+b@googlemail.com',
  ];
  expect(new Set(spellings.map(normalizeEmail))).toEqual(new Set(['box@gmail.com']));
  expect(normalizeEmail('box@example.test')).not.toBe(normalizeEmail('fox@example.test'));
});
