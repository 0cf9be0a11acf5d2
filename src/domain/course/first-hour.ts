/** What a new subscriber reads first. */
import type { LessonKey } from './lessons.ts';
import { lessonState, type Progress } from './progress.ts';

/** To read before any trade: how much to buy, and how much loss to accept. */
const essential: LessonKey = 'gestion-risque';
const steps = 3;

/**
 * Up to three lessons: `left`, else the essential one, else the first; then the others in teaching order. Complete
 * lessons are left out, except `left`.
 * @param published The published lessons, in teaching order.
 * @param left The lesson whose paywall led to the order.
 * @param progress What the reader has done before.
 */
export function firstHour<Lesson extends { readonly key: LessonKey }>(
  published: readonly Lesson[],
  left?: LessonKey,
  progress: Progress = {},
): readonly Lesson[] {
  const open = published.filter(
    ({ key }) => key === left || lessonState(progress, key) !== 'complete',
  );
  const start =
    open.find(({ key }) => key === left) ?? open.find(({ key }) => key === essential) ?? open[0];
  if (!start) return [];
  return [start, ...open.filter((lesson) => lesson !== start)].slice(0, steps);
}
