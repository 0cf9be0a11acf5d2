/** The database as the migrations leave it, on PGlite: no server, and no privilege that a host adds. */
import { openPglite } from './postgres.ts';
import { migratedSnapshot } from './snapshot.ts';
import type { Row } from './supabase.ts';

export interface Migrated {
  /** Runs SQL as the database's owner; gives the rows of the last statement. */
  readonly query: <T = Row>(sql: string) => Promise<T[]>;
  /** Makes an account, as Auth writes it. */
  readonly createUser: (email: string, metadata: Row) => Promise<{ readonly id: string }>;
  readonly close: () => Promise<void>;
}

export async function openMigrated(): Promise<Migrated> {
  const database = await openPglite(await migratedSnapshot());
  const query = (sql: string) => database.query(sql);
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
