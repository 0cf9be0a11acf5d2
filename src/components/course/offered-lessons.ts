/** The lessons of the dashboard, in a language. */
import { writtenLessons } from '../../content/lessons.ts';
import { lessonKeys, lessonPlace, modules } from '../../domain/course/lessons.ts';
import { fill, href, plural, type Lang } from '../../i18n/index.ts';
import { texts } from '../../i18n/texts.ts';
import { pictureAddress } from '../../content/picture-address.ts';
import type { OfferedLessons } from '../../islands/account/dashboard/NextLesson.tsx';

/** Throws if no lesson is written: the dashboard would be empty. */
export async function offeredLessons(lang: Lang): Promise<OfferedLessons> {
  const { members, course } = texts(lang);
  const written = await writtenLessons(lang);
  if (written.length === 0) {
    throw new Error('content/lessons: no lesson is written, so the dashboard would be empty.');
  }
  const [n, total] = [written.length, lessonKeys.length];
  const counts = members.dashboard.published;
  return {
    published: written.map(({ key, data }) => ({
      key,
      href: href(lang, 'lesson', key),
      title: data.title,
      text: data.description,
      number: lessonPlace(key).number,
      minutes: data.minutes,
      picture: pictureAddress('lessons', key),
    })),
    total,
    announced: n < total ? fill(plural(lang, n, counts), { n, total }) : '',
    moduleNames: modules.map(({ key }) => course.modules[key].title),
  };
}
