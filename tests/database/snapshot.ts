/** A migrated, empty database, kept as a file: making one takes seconds, loading it a fraction of one. */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { App } from '@supabase/lite';
import { root } from '../../local/settings.ts';
import { MFA_SCHEMA } from '../../local/supabase/mfa-schema.ts';
import { forgetOthers, migratedCache } from '../../local/supabase/migrated-cache.ts';
import { type Database, openPglite } from './postgres.ts';

const migrations = join(root, 'supabase/migrations');

/** Brings a new database to what hosted Supabase has before the first migration. */
export async function prepareSupabase(database: Database): Promise<void> {
  const app = new App({
    connection: database.connection,
    auth: { enabled: true, jwt_secret: 'x'.repeat(32) },
  });
  await app.ensureSystemSchema();
  await database.query(MFA_SCHEMA);
}

/** Brings a new database to where the migrations leave it. */
export async function migrate(database: Database): Promise<void> {
  await prepareSupabase(database);
  for (const file of readdirSync(migrations).sort()) {
    await database.query(readFileSync(join(migrations, file), 'utf8'));
  }
}

/** What makes it half the work to load: fewer files, less memory to clear, and no log to replay. */
const lighter = [
  `update pg_database set datistemplate = false where datname in ('template0', 'template1')`,
  'drop database template0',
  'drop database template1',
  `alter system set shared_buffers = '8MB'`,
  'checkpoint',
] as const;

/** A migrated PGlite, to load; made when the kept one is of other migrations or packages. */
export async function migratedSnapshot(): Promise<Blob> {
  const kept = migratedCache('migrated', migrations, lighter.join());
  const known = await readFile(kept).catch(() => undefined);
  if (known) return new Blob([known]);
  const database = await openPglite();
  await migrate(database);
  for (const statement of lighter) await database.query(statement);
  const driver = database.connection.driver as { dumpDataDir(compression: 'none'): Promise<Blob> };
  const snapshot = await driver.dumpDataDir('none');
  await database.close();
  await mkdir(dirname(kept), { recursive: true });
  // Several test files may make it at the same moment: each moves a whole one into place.
  const own = `${kept}.${process.pid}`;
  await writeFile(own, Buffer.from(await snapshot.arrayBuffer()));
  await rename(own, kept);
  forgetOthers(kept);
  return snapshot;
}
