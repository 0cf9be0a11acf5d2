/** The lessons a dashboard offers, in the words of a language. */
import { lessonsIn } from '../../content/lessons.ts';
import { lessonKeys, lessonPlace, type LessonKey } from '../../domain/lessons.ts';
import { lessonsToOffer } from '../../domain/next-lessons.ts';
import { fill, href, plural, type Lang } from '../../i18n/index.ts';
import { texts } from '../../i18n/texts.ts';
import type { OfferedLessons } from '../../islands/members/NextLesson.tsx';

/** Throws when no lesson is written: a dashboard without a lesson would have nothing to say. */
export async function offeredLessons(lang: Lang): Promise<OfferedLessons> {
  const lessons = (await lessonsIn(lang)).map(({ key, entry: { data } }) => ({
    key,
    data,
    written: data.state === 'written',
  }));
  const { first, then } = lessonsToOffer(lessons, 3);
  if (!first) throw new Error('content/lessons: no lesson is written, so nothing can be offered.');
  const total = lessonKeys.length;
  const n = lessons.filter(({ written }) => written).length;
  const row = ({ key, data }: (typeof lessons)[number]) => ({
    href: href(lang, 'lesson', key),
    title: data.title,
    number: numberOf(key),
    minutes: data.minutes,
  });
  return {
    first: { ...row(first), text: first.data.description },
    then: then.map(row),
    total,
    published:
      n < total ? fill(plural(lang, n, texts(lang).members.dashboard.published), { n, total }) : '',
  };
}

function numberOf(key: LessonKey): number {
  return lessonPlace(key).number;
}
