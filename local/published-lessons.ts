import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { parse } from 'yaml';
import { z } from 'zod';
import { lessonKeys, type LessonKey } from '../src/domain/course/lessons.ts';
import { defaultLang, langs, type Lang } from '../src/i18n/locales.ts';
import { root } from './settings.ts';

const frontmatter = z.discriminatedUnion('state', [
  z.object({
    state: z.literal('written'),
    minutes: z.int(),
    revised: z.iso.date().optional(),
  }),
  z.object({ state: z.literal('planned') }),
]);

/** A published lesson: reading time in minutes, whole minutes of each section, last revision. */
interface Published {
  readonly minutes: number;
  readonly sections: readonly number[];
  readonly revised: string | undefined;
}

/**
 * `src/domain/course/published-lessons.ts`, made from `content/lessons`. Throws when a lesson is
 * published in one language only, or if reading time, revision or number of sections differ.
 */
export async function publishedLessonsFile(): Promise<string> {
  const published = new Map<LessonKey, Published>();
  for (const key of lessonKeys) {
    const [first, ...others] = await Promise.all(langs.map((lang) => publishedLesson(lang, key)));
    if (others.some((other) => !isDeepStrictEqual(shapeOf(other), shapeOf(first)))) {
      throw new Error(
        `content/lessons: "${key}" has another state, duration, revision or number of sections in each language.`,
      );
    }
    if (first) published.set(key, first);
  }
  const rows = (valueOf: (lesson: Published) => string | undefined): string =>
    [...published]
      .flatMap(([key, lesson]) => {
        const value = valueOf(lesson);
        return value === undefined ? [] : [`\n  ${propertyName(key)}: ${value},`];
      })
      .join('');
  const table = (name: string, type: string, content: string): string =>
    `export const ${name}: Readonly<Partial<Record<LessonKey, ${type}>>> = {${content}${content && '\n'}};\n`;
  return `/** The published lessons, for functions and stores. Written by \`npm run generate\`. */
import type { LessonKey } from './lessons.ts';

/** Reading time in minutes. */
${table(
  'publishedMinutes',
  'number',
  rows(({ minutes }) => String(minutes)),
)}
/** Minutes of each section of the text. */
${table(
  'publishedSections',
  'readonly number[]',
  rows(({ sections }) => `[${sections.join(', ')}]`),
)}
/** Day of the last significant revision. */
${table(
  'revisedOn',
  'string',
  rows(({ revised }) => revised && `'${revised}'`),
)}`;
}

/** A key as Prettier writes it: in quotes only where it is not an identifier. */
export function propertyName(key: string): string {
  return /^[a-z]+$/.test(key) ? key : `'${key}'`;
}

/**
 * Whole minutes of each section, in proportion to its length; together they are the reading time.
 * @param body A lesson's text in MDX, whose sections begin with `## `.
 */
export function sectionMinutes(body: string, minutes: number): number[] {
  const words = body
    .split(/^## /m)
    .slice(1)
    .map((section) => section.split(/\s+/).length);
  const all = words.reduce((sum, each) => sum + each, 0);
  let [before, given] = [0, 0];
  return words.map((each) => {
    before += each;
    const part = Math.round((minutes * before) / all) - given;
    given += part;
    return part;
  });
}

/** A published lesson in a language; undefined for a planned one. A lesson may lack a language, but not the default one. */
async function publishedLesson(lang: Lang, key: LessonKey): Promise<Published | undefined> {
  const file = `content/lessons/${lang}/${key}.mdx`;
  const path = join(root, file);
  if (lang !== defaultLang && !existsSync(path)) return publishedLesson(defaultLang, key);
  const text = await readFile(path, 'utf8');
  const [, head = '', body = ''] = /^---\r?\n(.*?)\r?\n---\r?\n(.*)$/s.exec(text) ?? [];
  const data = fieldsOf(head, file);
  if (data.state === 'planned') return undefined;
  const { minutes, revised } = data;
  return { minutes, sections: sectionMinutes(body, minutes), revised };
}

function fieldsOf(head: string, file: string): z.infer<typeof frontmatter> {
  try {
    return frontmatter.parse(parse(head));
  } catch (cause) {
    throw new Error(`The fields of ${file} have a fault: npm run check:content names it.`, {
      cause,
    });
  }
}

/** The parts that must be the same in every language. */
function shapeOf(lesson: Published | undefined) {
  return lesson && { ...lesson, sections: lesson.sections.length };
}
