import { contentSchemas } from './content-schemas.ts';
import { publishedLessonsFile } from './published-lessons.ts';
import { authEmailTemplates } from './supabase/auth-emails.ts';
import { firstMigration, generatedMigration } from './supabase/schemas.ts';

/** The files written by `npm run generate`: paths from the project root, and their text. */
export async function generatedFiles(): Promise<Map<string, string>> {
  const files = await authEmailTemplates();
  const migration = generatedMigration();
  files.set('src/domain/course/published-lessons.ts', await publishedLessonsFile());
  for (const [path, text] of await contentSchemas()) files.set(path, text);
  if (migration !== undefined) files.set(firstMigration, migration);
  return files;
}
