/** The title and the quiz of a lesson, read from its MDX file. */
import { access, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { LessonKey } from '../../../src/domain/course/lessons.ts';
import { bankSchema, type QuizItem } from '../../../src/domain/course/quiz/bank.ts';
import type { Lang } from '../../../src/i18n/locales.ts';
import { typesetAll } from '../../../src/i18n/typography.ts';

const frontmatter = z.discriminatedUnion('state', [
  z.object({ state: z.literal('written'), title: z.string(), quiz: bankSchema }),
  z.object({ state: z.literal('planned') }),
]);

/** A published lesson. */
type Lesson = Extract<z.output<typeof frontmatter>, { state: 'written' }>;

/** Lessons that this instance has read. */
const parsed = new Map<string, { readonly mtimeMs: number; readonly lesson: Lesson | undefined }>();

/** The questions of a lesson's quiz; empty when the lesson is not published in this language. */
export async function readBank(lang: Lang, lesson: LessonKey): Promise<readonly QuizItem[]> {
  return (await readLesson(lang, lesson))?.quiz ?? [];
}

/**
 * Reads `content/lessons/<lang>/<lesson>.mdx`, which netlify.toml bundles with the function. Undefined when the
 * lesson does not exist in this language or is still planned; throws when the file is invalid.
 */
export async function readLesson(lang: Lang, key: LessonKey): Promise<Lesson | undefined> {
  // The project root; on Netlify, the directory the function bundle is unpacked to.
  const root = process.cwd();
  const file = join(root, 'content/lessons', lang, `${key}.mdx`);
  try {
    const { mtimeMs } = await stat(file);
    const known = parsed.get(file);
    if (known?.mtimeMs === mtimeMs) return known.lesson;
    const lesson = parseLesson(lang, await readFile(file, 'utf8'));
    parsed.set(file, { mtimeMs, lesson });
    return lesson;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    // A single lesson may be missing; a bundle without any lesson is a deployment error.
    await access(join(root, 'content/lessons'));
    return undefined;
  }
}

/** Reads the text of a lesson's file and sets its typography, as pages do. */
export function parseLesson(lang: Lang, text: string): Lesson | undefined {
  const [, head] = /^---\r?\n(.*?)\r?\n---\r?\n/s.exec(text) ?? [];
  const data = typesetAll(lang, frontmatter.parse(parse(head ?? '')));
  return data.state === 'written' ? data : undefined;
}
