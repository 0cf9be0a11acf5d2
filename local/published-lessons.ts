import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { lessonKeys, type LessonKey } from '../src/domain/course/lessons.ts';
import { defaultLang, langs, type Lang } from '../src/i18n/locales.ts';
import { root } from './settings.ts';

const frontmatter = z.discriminatedUnion('state', [
  z.object({ state: z.literal('written'), minutes: z.int() }),
  z.object({ state: z.literal('planned') }),
]);

/**
 * `src/domain/course/published-lessons.ts`, made from `content/lessons`. Throws when a lesson is
 * published in one language only, or with another reading time.
 */
export async function publishedLessonsFile(): Promise<string> {
  const rows = await Promise.all(
    lessonKeys.map(async (key) => {
      const [first, ...others] = await Promise.all(langs.map((lang) => minutesOf(lang, key)));
      if (others.some((minutes) => minutes !== first)) {
        throw new Error(
          `content/lessons: "${key}" has another state or duration in each language.`,
        );
      }
      return first === undefined ? [] : [`  ${propertyName(key)}: ${first},\n`];
    }),
  );
  return `/** Published lessons and their reading time in minutes. Written by \`npm run generate\`. */
import type { LessonKey } from './lessons.ts';

export const publishedMinutes: Readonly<Partial<Record<LessonKey, number>>> = {
${rows.flat().join('')}};
`;
}

/** A key as Prettier writes it: in quotes only where it is no identifier. */
export function propertyName(key: string): string {
  return /^[a-z]+$/.test(key) ? key : `'${key}'`;
}

/** The reading time of a published lesson; undefined for a planned one. */
async function minutesOf(lang: Lang, key: LessonKey): Promise<number | undefined> {
  const file = join(root, 'content/lessons', lang, `${key}.mdx`);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && lang !== defaultLang) return '';
    throw error;
  });
  if (text === '') return await minutesOf(defaultLang, key);
  const [, head = ''] = /^---\r?\n(.*?)\r?\n---\r?\n/s.exec(text) ?? [];
  const data = frontmatter.parse(parse(head));
  return data.state === 'written' ? data.minutes : undefined;
}
