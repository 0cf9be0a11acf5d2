import { authEmailTemplates } from './supabase/auth-emails.ts';
import { firstMigration, generatedMigration } from './supabase/schemas.ts';

/** The files that `npm run generate` writes: paths from the project's folder, and their text. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const files = await authEmailTemplates();
  const migration = generatedMigration();
  if (migration !== undefined) files.set(firstMigration, migration);
  return files;
}
