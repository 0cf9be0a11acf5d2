/** The database as the migrations leave it, on PGlite: no server, and no privilege that a host adds. */
import { readdir, readFile } from 'node:fs/promises';
import { App } from '@supabase/lite';
import { MFA_SCHEMA } from '../../local/supabase/mfa-schema.ts';
import { openPglite } from './postgres.ts';
import type { Row } from './supabase.ts';

export interface Migrated {
  /** Runs SQL as the database's owner; gives the rows of the last statement. */
  readonly query: <T = Row>(sql: string) => Promise<T[]>;
  /** Makes an account, as Auth writes it. */
  readonly createUser: (email: string, metadata: Row) => Promise<{ readonly id: string }>;
  readonly close: () => Promise<void>;
}

const migrations = new URL('../../supabase/migrations/', import.meta.url);

export async function openMigrated(): Promise<Migrated> {
  const database = await openPglite();
  const query = (sql: string) => database.query(sql);
  const app = new App({
    connection: database.connection,
    auth: { enabled: true, jwt_secret: 'x'.repeat(32) },
  });
  await app.ensureSystemSchema();
  await query(MFA_SCHEMA);
  for (const file of (await readdir(migrations)).sort()) {
    await query(await readFile(new URL(file, migrations), 'utf8'));
  }
  return {
    query: <T>(sql: string) => query(sql) as Promise<T[]>,
    async createUser(email, metadata) {
      const id = crypto.randomUUID();
      await query(
        `insert into auth.users (id, email, raw_user_meta_data)
         values ('${id}', '${email}', '${JSON.stringify(metadata)}')`,
      );
      return { id };
    },
    close: () => database.close(),
  };
}
