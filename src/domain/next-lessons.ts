/** What somebody who opens their dashboard is offered to read. */
import { freeLesson, type LessonKey } from './lessons.ts';

/**
 * The free lesson, then the lessons that follow it. Lessons that are only planned are left out: they
 * cannot be read.
 *
 * @param lessons All lessons in teaching order.
 * @param count How many to offer after the first.
 */
export function lessonsToOffer<
  Lesson extends { readonly key: LessonKey; readonly written: boolean },
>(
  lessons: readonly Lesson[],
  count: number,
): { readonly first: Lesson | undefined; readonly then: readonly Lesson[] } {
  const written = lessons.filter((lesson) => lesson.written);
  const first = written.find(({ key }) => key === freeLesson) ?? written[0];
  return { first, then: written.filter((lesson) => lesson !== first).slice(0, count) };
}
