import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite } from '@supabase/lite/pglite';

/** Roles and schemas that hosted Supabase has before the first migration. */
const ground = `
do $$
declare role text;
begin
  foreach role in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = role) then
      execute format('create role %I nologin noinherit', role);
    end if;
  end loop;
  alter role service_role bypassrls;
end $$;
create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;
create schema if not exists supabase_migrations;
create table if not exists supabase_migrations.schema_migrations (
  version text primary key, statements text[], name text
);`;

/**
 * Applies the new files of `folder`, in the order of their names, each in one transaction with its record.
 * Returns their names. Throws when an applied file was changed or deleted.
 */
export async function applyMigrations(database: PGlite, folder: string): Promise<string[]> {
  await database.exec(ground);
  const { rows } = await database.query<{ version: string; sql: string }>(
    `select version, array_to_string(statements, '') as sql from supabase_migrations.schema_migrations`,
  );
  const known = new Map(rows.map(({ version, sql }) => [version, sql]));
  const migrations = readMigrations(folder);
  if (rows.some((row) => !migrations.some(({ version }) => version === row.version))) {
    throw new Error(
      'The local database was made by migrations that this version does not have. ' +
        'Start over (this erases local data): npm start -- --reset',
    );
  }
  const applied: string[] = [];
  for (const { file, version, name, sql } of migrations) {
    const before = known.get(version);
    if (before === sql) continue;
    if (before !== undefined) {
      throw new Error(
        `Migration ${file} changed after it was applied. Put the change in a new migration, ` +
          'or, if it was never deployed, start over (this erases local data): npm start -- --reset',
      );
    }
    try {
      await database.transaction(async (tx) => {
        await tx.exec(sql);
        await tx.query(
          'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, array[$2], $3)',
          [version, sql, name],
        );
      });
    } catch (error) {
      const { message, detail, hint } = error as {
        message: string;
        detail?: string;
        hint?: string;
      };
      const more = [detail, hint].filter(Boolean).join(' ');
      throw new Error(`Migration ${file} failed: ${message}. ${more}`, { cause: error });
    }
    applied.push(file);
  }
  return applied;
}

function readMigrations(folder: string) {
  return readdirSync(folder)
    .filter((file) => /^\d{14}_.+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8');
      return { file, version: file.slice(0, 14), name: file.slice(15, -4), sql };
    });
}
