/** Lessons as the course's pages show them, written or still planned. */
import { lessonKeys, type LessonKey } from '../domain/course/lessons.ts';
import { publishedMinutes } from '../domain/course/published-lessons.ts';
import type { Lang } from '../i18n/locales.ts';
import { entriesIn, type Localized } from './entries.ts';
import type { WrittenLesson } from './schemas.ts';

/**
 * Every lesson in a language, in teaching order. Throws if a lesson has no file, and if the list
 * of published lessons is out of date: every count on the site is made from that list.
 */
export async function lessonsIn(
  lang: Lang,
): Promise<readonly (Localized<'lessons'> & { readonly key: LessonKey })[]> {
  const entries = await entriesIn('lessons', lang);
  return lessonKeys.map((key) => {
    const item = entries.find((entry) => entry.key === key);
    if (!item) {
      throw new Error(
        `content/lessons/${lang}/${key}.mdx is missing in every language: src/domain/course/lessons.ts lists that lesson.`,
      );
    }
    const { state } = item.entry.data;
    if ((state === 'written') !== (publishedMinutes[key] !== undefined)) {
      throw new Error(
        `content/lessons/${lang}/${key}.mdx is ${state}, and src/domain/course/published-lessons.ts says otherwise: run \`npm run generate\`.`,
      );
    }
    return { ...item, key };
  });
}

/** A lesson whose text is published. */
export interface WrittenEntry {
  readonly key: LessonKey;
  readonly data: WrittenLesson;
}

/** The published lessons of a language, in teaching order. */
export async function writtenLessons(lang: Lang): Promise<readonly WrittenEntry[]> {
  return (await lessonsIn(lang)).flatMap(({ key, entry: { data } }) =>
    data.state === 'written' ? [{ key, data }] : [],
  );
}

/** The next published lesson in teaching order; undefined after the last. */
export async function publishedAfter(
  lang: Lang,
  lesson: LessonKey,
): Promise<WrittenEntry | undefined> {
  const place = lessonKeys.indexOf(lesson);
  return (await writtenLessons(lang)).find(({ key }) => lessonKeys.indexOf(key) > place);
}
