/** Lessons as the course's pages show them, written or still planned. */
import { lessonKeys, type LessonKey } from '../domain/course/lessons.ts';
import type { Lang } from '../i18n/locales.ts';
import { entriesIn, type Localized } from './entries.ts';

/** Every lesson in a language, in teaching order. Throws if a lesson has no file. */
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
    return { ...item, key };
  });
}

/** Number of written lessons, without planned ones. */
export async function writtenCount(lang: Lang): Promise<number> {
  return (await lessonsIn(lang)).filter(({ entry }) => entry.data.state === 'written').length;
}
