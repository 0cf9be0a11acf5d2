/** The lessons of the dashboard, in a language. */
import { writtenLessons } from '../../content/lessons.ts';
import { lessonKeys, modules } from '../../domain/course/lessons.ts';
import { href, type Lang } from '../../i18n/index.ts';
import { texts } from '../../i18n/texts.ts';
import { pictureAddress } from '../../content/picture-address.ts';
import type { OfferedLessons } from '../../islands/account/dashboard/lessons.ts';

/** Throws if no lesson is written: the dashboard would be empty. */
export async function offeredLessons(lang: Lang): Promise<OfferedLessons> {
  const { course } = texts(lang);
  const written = await writtenLessons(lang);
  if (written.length === 0) {
    throw new Error('content/lessons: no lesson is written, so the dashboard would be empty.');
  }
  return {
    published: written.map(({ key, data }) => ({
      key,
      href: href(lang, 'lesson', key),
      title: data.title,
      minutes: data.minutes,
      picture: pictureAddress('lessons', key),
    })),
    total: lessonKeys.length,
    moduleNames: modules.map(({ key }) => course.modules[key].title),
  };
}
