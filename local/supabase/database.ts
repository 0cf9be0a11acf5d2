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
 * database is prepared beside it and moved there when complete, so a program killed meanwhile leaves no
 * half-made one. An existing one is recovered by PostgreSQL itself from its write-ahead log, whatever
 * ended the last program.
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
  // Left by a killed program; whether somebody else uses the folder is known from our own lock.
  rmSync(join(folder, 'postmaster.pid'), { force: true });
  return connect(folder, migrations);
}

/** A database this small needs no more memory; what it has is cleared at each start. */
const settings = `alter system set shared_buffers = '16MB'`;

/** An empty database to copy: making one takes seconds, so it is made once for these migrations. */
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
    // Another program was faster: its copy is as good.
    if (!existsSync(kept)) throw error;
  }
  return kept;
}

/**
 * Where a database that was just migrated is kept, for copies: `node_modules/.cache/postgres-<hash>`. The
 * hash changes with the files of `migrations`, the second factor's schema, @supabase/lite, Node and
 * `settings`, the SQL that comes last.
 */
function migratedCache(migrations: string): string {
  const hash = createHash('sha256').update(mfaSchema).update(process.version).update(settings);
  hash.update(readFileSync(join(root, 'node_modules/@supabase/lite/package.json')));
  for (const file of readdirSync(migrations).sort()) {
    hash.update(file).update(readFileSync(join(migrations, file)));
  }
  return join(root, 'node_modules/.cache', `postgres-${hash.digest('hex').slice(0, 16)}`);
}

/** Removes the databases that other migrations or packages left in the cache. */
function forgetOthers(kept: string): void {
  for (const name of readdirSync(dirname(kept))) {
    if (!name.startsWith('postgres-') || name === basename(kept)) continue;
    const path = join(dirname(kept), name);
    // One that is being made has its process in its name; an old one was left by a killed process.
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
