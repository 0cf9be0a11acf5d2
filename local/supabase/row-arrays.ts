import type { PGlite } from '@supabase/lite/pglite';

/**
 * Makes every query of PGlite half as long: it copies the readers of all array types at each result, and two
 * thirds of those are arrays of whole rows, one for each table, which nobody asks for.
 */
export async function forgetRowArrays(database: PGlite): Promise<void> {
  const { rows } = await database.query<{ oid: number }>(
    `select typarray::int as oid from pg_type where typtype = 'c' and typarray <> 0`,
  );
  const arrays = new Set(rows.map(({ oid }) => String(oid)));
  const kept = Object.entries(database.parsers).filter(([oid]) => !arrays.has(oid));
  database.parsers = Object.fromEntries(kept);
}
