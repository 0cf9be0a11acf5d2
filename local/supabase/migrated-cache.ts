import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../settings.ts';
import { mfaSchema } from './mfa-schema.ts';

/**
 * Where a database that was just migrated is kept, for copies: `node_modules/.cache/<kind>-<hash>`. The
 * hash changes with the files of `migrations`, the second factor's schema, @supabase/lite, Node and
 * `settings`, the SQL that comes last.
 */
export function migratedCache(kind: string, migrations: string, settings: string): string {
  const hash = createHash('sha256').update(mfaSchema).update(process.version).update(settings);
  hash.update(readFileSync(join(root, 'node_modules/@supabase/lite/package.json')));
  for (const file of readdirSync(migrations).sort()) {
    hash.update(file).update(readFileSync(join(migrations, file)));
  }
  return join(root, 'node_modules/.cache', `${kind}-${hash.digest('hex').slice(0, 16)}`);
}

/** Removes the databases of the same kind that other migrations or packages left in the cache. */
export function forgetOthers(kept: string): void {
  const [kind = ''] = basename(kept).split('-');
  for (const name of readdirSync(dirname(kept))) {
    if (!name.startsWith(`${kind}-`) || name === basename(kept)) continue;
    const path = join(dirname(kept), name);
    // One that is being made has its process in its name; an old one was left by a killed process.
    const made = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (/\.\d+$/.test(name) && made > Date.now() - 600_000) continue;
    rmSync(path, { recursive: true, force: true });
  }
}
