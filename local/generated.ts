import { firstMigration, generatedMigration } from './supabase/schemas.ts';

/** The files that `npm run generate` writes: paths from the project's folder, and their text. */
export function generatedFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const migration = generatedMigration();
  if (migration !== undefined) files.set(firstMigration, migration);
  return files;
}
