import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { App } from '@supabase/lite';
import { type PgliteConnection, createPgliteConnection } from '@supabase/lite/pglite';
import { root } from '../settings.ts';
import { mfaSchema } from './mfa-schema.ts';
import { applyMigrations } from './migrations.ts';
import { reduceQueryCost } from './query-cost.ts';

/**
 * Opens PostgreSQL (PGlite) in `<dataDir>/postgres`, with the files of `migrations` applied. A new
 * database is prepared beside it and moved there when complete, so that a killed process leaves no
 * incomplete one. PostgreSQL recovers an existing one from its write-ahead log after a crash.
 */
export async function openDatabase(dataDir: string, migrations: string): Promise<PgliteConnection> {
  const folder = join(dataDir, 'postgres');
  for (const name of readdirSync(dataDir)) {
    if (name.startsWith('postgres.new')) rmSync(join(dataDir, name), { recursive: true });
  }
  if (!existsSync(folder)) {
    cpSync(await migratedDatabase(migrations), `${folder}.new`, { recursive: true });
    renameSync(`${folder}.new`, folder);
  }
  // Left by a killed process; our own lock prevents concurrent use of the folder.
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  return connect(folder, migrations);
}

/** Enough for a small database; this memory is cleared at each start. */
const settings = `alter system set shared_buffers = '16MB'`;

/** An empty database to copy: creating one takes seconds, so it is cached for these migrations. */
async function migratedDatabase(migrations: string): Promise<string> {
  const kept = migratedCache(migrations);
  if (existsSync(kept)) return kept;
  const made = `${kept}.${process.pid}`;
  mkdirSync(dirname(kept), { recursive: true });
  rmSync(made, { recursive: true, force: true });
  try {
    const connection = await connect(made, migrations);
    await connection.driver.exec(settings);
    await connection.close();
    renameSync(made, kept);
    forgetOthers(kept);
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    // A concurrent process was faster: its database is used.
    if (!existsSync(kept)) throw error;
  }
  return kept;
}

/**
 * Cache path of a migrated database: `node_modules/.cache/postgres-<hash>`. The hash changes with the
 * files of `migrations`, the second factor's schema, @supabase/lite, Node and `settings`.
 */
function migratedCache(migrations: string): string {
  const hash = createHash('sha256').update(mfaSchema).update(process.version).update(settings);
  hash.update(readFileSync(join(root, 'node_modules/@supabase/lite/package.json')));
  for (const file of readdirSync(migrations).sort()) {
    hash.update(file).update(readFileSync(join(migrations, file)));
  }
  return join(root, 'node_modules/.cache', `postgres-${hash.digest('hex').slice(0, 16)}`);
}

/** Removes cached databases of other migrations or packages. */
function forgetOthers(kept: string): void {
  for (const name of readdirSync(dirname(kept))) {
    if (!name.startsWith('postgres-') || name === basename(kept)) continue;
    const path = join(dirname(kept), name);
    // An unfinished one ends with its process id; an old one was left by a killed process.
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (/\.\d+$/.test(name) && made > Date.now() - 600_000) continue;
    rmSync(path, { recursive: true, force: true });
  }
}

async function connect(url: string, migrations: string): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({ url });
  await connection.driver.waitReady;
  const app = new App({ connection, auth: { enabled: true, jwt_secret: 'unused'.repeat(6) } });
  await app.ensureSystemSchema();
  await connection.driver.exec(mfaSchema);
  await applyMigrations(connection.driver, migrations);
  await reduceQueryCost(connection.driver);
  return connection;
}
