import { publishedLessonsFile } from './published-lessons.ts';
import { authEmailTemplates } from './supabase/auth-emails.ts';
import { firstMigration, generatedMigration } from './supabase/schemas.ts';

/** The files written by `npm run generate`: paths from the project root, and their text. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const files = await authEmailTemplates();
  const migration = generatedMigration();
  files.set('src/domain/course/published-lessons.ts', await publishedLessonsFile());
  if (migration !== undefined) files.set(firstMigration, migration);
  return files;
}
