/** Migrations of the local database: new ones are applied, changed or missing ones are rejected. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PGlite } from '@supabase/lite/pglite';
import { applyMigrations } from '../../../local/supabase/migrations.ts';
import { openPglite, type Database } from '../fixtures/database.ts';

let database: Database;
let folder: string;

beforeAll(async () => {
  database = await openPglite();
});
afterAll(() => database.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'migrations-'));
  return () => rmSync(folder, { recursive: true });
});

const write = (name: string, sql: string): void => writeFileSync(join(folder, name), sql);
const apply = () => applyMigrations(database.connection.driver as PGlite, folder);

it('local migrations are applied once each, and a changed or missing one asks to start over', async () => {
  write('20260101000000_first.sql', 'create table first ()');
  write('20260102000000_second.sql', 'create table second ()');
  expect(await apply()).toEqual(['20260101000000_first.sql', '20260102000000_second.sql']);
  expect(await apply()).toEqual([]);
  write('20260101000000_first.sql', 'create table first (id integer)');
  await expect(apply()).rejects.toThrow(/first\.sql changed.*npm start -- --reset/);
  rmSync(join(folder, '20260101000000_first.sql'));
  await expect(apply()).rejects.toThrow(/does not have.*npm start -- --reset/);
});
