import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type PgliteConnection, createPgliteConnection } from '@supabase/lite/pglite';

/**
 * Opens PostgreSQL (PGlite) in `<dataDir>/postgres`. A new database is prepared beside it and moved
 * there when complete, so a program killed meanwhile leaves no half-made one. An existing one is
 * recovered by PostgreSQL itself from its write-ahead log, whatever ended the last program.
 */
export async function openDatabase(dataDir: string): Promise<PgliteConnection> {
  const folder = join(dataDir, 'postgres');
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('postgres.new')) rmSync(join(dataDir, name), { recursive: true });
  }
  if (!existsSync(folder)) {
    const made = await connect(`${folder}.new`);
    await made.close();
    renameSync(`${folder}.new`, folder);
  }
  // Left by a killed program; whether somebody else uses the folder is known from our own lock.
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  return connect(folder);
}

async function connect(url: string): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({ url });
  await connection.driver.waitReady;
  return connection;
}
