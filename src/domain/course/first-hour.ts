/** What a new subscriber reads first. */
import type { LessonKey } from './lessons.ts';

/** Read before any operation: how much to buy, and how much one accepts to lose. */
const essential: LessonKey = 'gestion-risque';
const steps = 3;

/**
 * Up to three lessons: the one left for the order, else the essential one, else the first; then the others
 * in teaching order.
 * @param published The published lessons, in teaching order.
 * @param left The lesson whose paywall led to the order.
 */
export function firstHour<Lesson extends { readonly key: LessonKey }>(
  published: readonly Lesson[],
  left?: LessonKey,
): readonly Lesson[] {
  const start =
    published.find(({ key }) => key === left) ??
    published.find(({ key }) => key === essential) ??
    published[0];
  if (!start) return [];
  return [start, ...published.filter((lesson) => lesson !== start)].slice(0, steps);
}
