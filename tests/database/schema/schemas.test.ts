/** The schema files: complete, without duplicates, and equal to the migrations. */
import { globSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../../../local/settings.ts';
import { readSchemas, schemaFiles } from '../../../local/supabase/schemas.ts';
import { openMigrated, type Migrated } from '../fixtures/migrated.ts';
import { prepareSupabase } from '../fixtures/migrate.ts';
import type { Database } from '../fixtures/database.ts';
import { openPostgres } from '../fixtures/postgres.ts';
import { dumpSchema } from './schema-dump.ts';

let declared: Database;
let migrated: Migrated;

beforeAll(async () => {
  [declared, migrated] = await Promise.all([openPostgres({ empty: true }), openMigrated()]);
  await prepareSupabase(declared);
  await declared.query(readSchemas());
});
afterAll(() => Promise.all([declared.close(), migrated.close()]));

it('config.toml lists every file of supabase/schemas', () => {
  expect(schemaFiles().sort()).toEqual(globSync('supabase/schemas/**/*.sql', { cwd: root }).sort());
});

it('each table and function is defined once', () => {
  const made = [...readSchemas().matchAll(/^create (?:table|function) (public\.\w+)/gm)];
  const names = made.map(([, name]) => name);
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('migrations and schema files build the same database', async () => {
  const lines = await dumpSchema((sql) => declared.query(sql) as never);
  expect(lines.length).toBeGreaterThan(500);
  expect(await dumpSchema(migrated.query)).toEqual(lines);
});
