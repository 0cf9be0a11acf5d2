/** Database faults: schema files state the current schema, tests run the migrations. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './fault.ts';
import { countSnippet } from './snippet.ts';

const migrations = 'supabase/migrations';

/** Whether the fault is in a schema file, and must be planted in a migration too. */
export function isSchemaFault({ file }: Fault): boolean {
  return file.startsWith('supabase/schemas/');
}

/** The newest migration that contains the fault's snippet exactly once; `undefined` without one. */
export function migrationOf(root: string, { find }: Fault): string | undefined {
  return readdirSync(join(root, migrations))
    .sort()
    .reverse()
    .map((name) => `${migrations}/${name}`)
    .find((path) => countSnippet(readFileSync(join(root, path), 'utf8'), find) === 1);
}
