/** The schema as one migration, written by `npm run generate` before the first deployment. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../settings.ts';

/** The migration that holds the whole schema. */
export const firstMigration = 'supabase/migrations/20261120100000_schema.sql';

const head = `-- supabase/schemas in the order of supabase/config.toml, written by \`npm run generate\`.
`;

/** The files of `schema_paths` in supabase/config.toml, from the project root, in their order. */
export function schemaFiles(): string[] {
  const config = readFileSync(join(root, 'supabase/config.toml'), 'utf8');
  const [, list = ''] = /^schema_paths = \[([^\]]*)\]/m.exec(config) ?? [];
  return [...list.matchAll(/"\.\/([^"]+)"/g)].map(([, path = '']) => `supabase/${path}`);
}

/** The SQL of every schema file, one after another. */
export function readSchemas(): string {
  const texts = schemaFiles().map((path) => readFileSync(join(root, path), 'utf8'));
  return [head, ...texts].join('\n');
}

/**
 * The text of the first migration, or `undefined` once there is a second one: a deployed migration never
 * changes; `npx supabase db diff` writes the next.
 */
export function generatedMigration(): string | undefined {
  const files = readdirSync(join(root, 'supabase/migrations'));
  return files.length > 1 ? undefined : readSchemas();
}
