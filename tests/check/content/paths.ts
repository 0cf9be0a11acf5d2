/** Rule for the paths through the course (src/domain/course/paths.ts). */
import { isLessonKey, lessonKeys, type LessonKey } from '../../../src/domain/course/lessons.ts';
import { paths, type Needs } from '../../../src/domain/course/paths.ts';
import { langs } from '../../../src/i18n/locales.ts';
import type { Entry, Finding, Rule } from './entry.ts';

type Paths = Readonly<Record<string, readonly string[]>>;

/** The whole course is a path too: its order is the teaching order. */
const published: Paths = { lessonKeys, ...paths };

/** A path has no lesson twice, only lessons that exist, and each after its prerequisites. */
export const readerPaths = (checked: Paths = published): Rule => ({
  name: 'paths follow the prerequisites of their lessons',
  fault: 'a path does not fit its lessons',
  find: (entries) =>
    langs.flatMap((lang) => {
      const lessons = entries.filter((one) => one.collection === 'lessons' && one.lang === lang);
      if (lessons.length === 0) return [];
      return Object.entries(checked).flatMap(([name, path]) => checkPath(name, path, lessons));
    }),
});

function checkPath(name: string, path: readonly string[], lessons: readonly Entry[]): Finding[] {
  const written = new Set(lessons.map(({ key }) => key));
  const known = path.filter((key): key is LessonKey => isLessonKey(key) && written.has(key));
  const needs = needsOf(lessons);
  return [
    ...path
      .filter((key) => !written.has(key))
      .map((key) => finding(name, `take out "${key}": no lesson has this key`)),
    ...path
      .filter((key, index) => path.indexOf(key) !== index)
      .map((key) => finding(name, `name "${key}" once`)),
    ...known.flatMap((lesson, index) =>
      (needs[lesson] ?? [])
        .filter((needed) => !known.slice(0, index).includes(needed))
        .map((needed) =>
          finding(name, `put "${needed}" before "${lesson}", whose front matter needs it`),
        ),
    ),
  ];
}

function needsOf(lessons: readonly Entry[]): Needs {
  return Object.fromEntries(
    lessons.map(({ key, data }) => [key, Array.isArray(data['needs']) ? data['needs'] : []]),
  );
}

function finding(field: string, change: string): Finding {
  return { level: 'error', file: 'src/domain/course/paths.ts', field, change };
}
