/** The lesson to offer next. */
import { freeLesson, type LessonKey } from './lessons.ts';
import { lessonState, type Progress } from './progress.ts';

/**
 * - `start`: nothing opened yet.
 * - `resume`: last opened, not marked as read.
 * - `quiz`: last opened and read; its quiz is not passed.
 * - `next`: the first lesson not opened.
 * - `locked`: all accessible lessons are complete; this one requires a subscription.
 * - `done`: every published lesson is complete.
 */
export type NextLesson<Lesson> =
  | {
      readonly type: 'start' | 'resume' | 'quiz' | 'next' | 'locked';
      readonly lesson: Lesson;
      /** The following incomplete lessons, in teaching order. */
      readonly then: readonly Lesson[];
    }
  | { readonly type: 'done' };

/**
 * Chooses the lesson to offer.
 * @param published The published lessons, in teaching order.
 * @param subscribed Whether the user's subscription opens all lessons; the free one is always
 * open.
 * @param count Number of following lessons to return.
 */
export function nextLesson<Lesson extends { readonly key: LessonKey }>(
  published: readonly Lesson[],
  progress: Progress,
  subscribed: boolean,
  count = 3,
): NextLesson<Lesson> {
  const incomplete = published.filter(({ key }) => lessonState(progress, key) !== 'complete');
  const open = incomplete.filter(({ key }) => subscribed || key === freeLesson);
  const lastOpened = open
    .filter(({ key }) => progress[key])
    .sort((a, b) => openedAt(progress, b.key) - openedAt(progress, a.key))[0];
  const lesson = lastOpened ?? open[0] ?? incomplete[0];
  if (!lesson) return { type: 'done' };
  const then = incomplete.filter((one) => one !== lesson).slice(0, count);
  if (lastOpened) {
    const read = lessonState(progress, lesson.key) === 'read';
    return { type: read ? 'quiz' : 'resume', lesson, then };
  }
  if (!open[0]) return { type: 'locked', lesson, then };
  const begun = published.some(({ key }) => progress[key]);
  return { type: begun ? 'next' : 'start', lesson, then };
}

/** The lesson to continue with, opened before or not; undefined if none is open to the reader. */
export function resumedLesson<Lesson extends { readonly key: LessonKey }>(
  published: readonly Lesson[],
  progress: Progress,
  subscribed: boolean,
): { readonly type: 'resume' | 'quiz' | 'read'; readonly lesson: Lesson } | undefined {
  const next = nextLesson(published, progress, subscribed);
  if (next.type === 'done' || next.type === 'locked') return undefined;
  const begun = next.type === 'resume' || next.type === 'quiz';
  return { type: begun ? next.type : 'read', lesson: next.lesson };
}

/** In milliseconds; a lesson known only by its quiz comes last. */
function openedAt(progress: Progress, key: LessonKey): number {
  return Date.parse(progress[key]?.openedAt ?? '') || 0;
}
