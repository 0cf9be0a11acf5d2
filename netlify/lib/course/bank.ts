/** The questions of a lesson's quiz, read from its MDX file. */
import { access, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import type { LessonKey } from '../../../src/domain/course/lessons.ts';
import { bankSchema, type QuizItem } from '../../../src/domain/course/quiz/bank.ts';
import type { Lang } from '../../../src/i18n/locales.ts';

const frontmatter = z.discriminatedUnion('state', [
  z.object({ state: z.literal('written'), quiz: bankSchema }),
  z.object({ state: z.literal('planned') }),
]);

/** Banks that this instance has read. */
const parsed = new Map<string, { readonly mtimeMs: number; readonly bank: readonly QuizItem[] }>();

/**
 * Reads `content/lessons/<lang>/<lesson>.mdx`, which netlify.toml bundles with the function. Empty when the
 * lesson does not exist in this language or is still planned; throws when the file is invalid.
 */
export async function readBank(lang: Lang, lesson: LessonKey): Promise<readonly QuizItem[]> {
  // The project root; on Netlify, the directory the function bundle is unpacked to.
  const root = process.cwd();
  const file = join(root, 'content/lessons', lang, `${lesson}.mdx`);
  try {
    const { mtimeMs } = await stat(file);
    const known = parsed.get(file);
    if (known?.mtimeMs === mtimeMs) return known.bank;
    const bank = parseBank(await readFile(file, 'utf8'));
    parsed.set(file, { mtimeMs, bank });
    return bank;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    // A single lesson may be missing; a bundle without any lesson is a deployment error.
    await access(join(root, 'content/lessons'));
    return [];
  }
}

function parseBank(text: string): readonly QuizItem[] {
  const [, head] = /^---\r?\n(.*?)\r?\n---\r?\n/s.exec(text) ?? [];
  const data = frontmatter.parse(parse(head ?? ''));
  return data.state === 'written' ? data.quiz : [];
}
