import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { type PgliteConnection, createPgliteConnection } from '@supabase/lite/pglite';
import { root } from '../settings.ts';

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
    cpSync(await emptyDatabase(), `${folder}.new`, { recursive: true });
    renameSync(`${folder}.new`, folder);
  }
  // Left by a killed program; whether somebody else uses the folder is known from our own lock.
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  return connect(folder);
}

/** An empty database to copy: making one takes seconds, so it is made once for each version. */
async function emptyDatabase(): Promise<string> {
  const { version } = JSON.parse(
    readFileSync(join(root, 'node_modules/@supabase/lite/package.json'), 'utf8'),
  ) as { version: string };
  const kept = join(root, 'node_modules/.cache', `postgres-${version}`);
  if (existsSync(kept)) return kept;
  const made = `${kept}.${process.pid}`;
  mkdirSync(dirname(made), { recursive: true });
  rmSync(made, { recursive: true, force: true });
  await (await connect(made)).close();
  try {
    renameSync(made, kept);
  } catch (error) {
    // Another program was faster: its copy is as good.
    if (!existsSync(kept)) throw error;
    rmSync(made, { recursive: true });
  }
  return kept;
}

async function connect(url: string): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({ url });
  await connection.driver.waitReady;
  return connection;
}
