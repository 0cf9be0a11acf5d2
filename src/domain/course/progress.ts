/** The user's progress in the course, and the next lesson to offer. */
import { freeLesson, isLessonKey, modules, type LessonKey, type ModuleKey } from './lessons.ts';

/** A row of `lesson_progress`; instants are ISO 8601. */
export interface ProgressRow {
  readonly lesson: string;
  readonly opened_at: string;
  readonly completed_at: string | null;
}

export interface LessonProgress {
  readonly openedAt: string;
  /** When it was finished; `null` if only opened. */
  readonly finishedAt: string | null;
}

/** The lessons opened so far, by key. */
export type Progress = Readonly<Partial<Record<LessonKey, LessonProgress>>>;

/** Ignores rows of lessons that are no longer in the course. */
export function progressFrom(rows: readonly ProgressRow[]): Progress {
  return Object.fromEntries(
    rows
      .filter(({ lesson }) => isLessonKey(lesson))
      .map(({ lesson, opened_at, completed_at }) => [
        lesson,
        { openedAt: opened_at, finishedAt: completed_at },
      ]),
  );
}

/** The lessons whose quiz was passed, from rows of `quiz_attempts`. Ignores those no longer in the course. */
export function passedFrom(rows: readonly { readonly lesson: string }[]): readonly LessonKey[] {
  return [...new Set(rows.map(({ lesson }) => lesson).filter(isLessonKey))];
}

/** True if a lesson was both marked as finished and its quiz passed. */
export function isComplete(
  progress: Progress,
  passed: readonly LessonKey[],
  lesson: LessonKey,
): boolean {
  return lessonMark(progress, lesson) === 'finished' && passed.includes(lesson);
}

/** Progress in reading a lesson; `undefined` if never opened. The quiz is apart: see `isComplete`. */
export type LessonMark = 'opened' | 'finished';

export function lessonMark(progress: Progress, lesson: LessonKey): LessonMark | undefined {
  const read = progress[lesson];
  return read && (read.finishedAt === null ? 'opened' : 'finished');
}

/**
 * - `start`: nothing opened yet.
 * - `resume`: last opened, not finished.
 * - `next`: the first lesson neither opened nor finished.
 * - `locked`: all accessible lessons are finished; this one requires a subscription.
 * - `done`: every published lesson is finished.
 */
export type NextLesson<Lesson> =
  | {
      readonly type: 'start' | 'resume' | 'next' | 'locked';
      readonly lesson: Lesson;
      /** The following unfinished lessons, in teaching order. */
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
  const unfinished = published.filter(({ key }) => lessonMark(progress, key) !== 'finished');
  const open = unfinished.filter(({ key }) => subscribed || key === freeLesson);
  const lastOpened = open
    .filter(({ key }) => progress[key])
    .sort((a, b) => openedAt(progress, b.key) - openedAt(progress, a.key))[0];
  const lesson = lastOpened ?? open[0] ?? unfinished[0];
  if (!lesson) return { type: 'done' };
  const opened = published.some(({ key }) => progress[key]);
  const then = unfinished.filter((one) => one !== lesson).slice(0, count);
  if (lastOpened) return { type: 'resume', lesson, then };
  if (!open[0]) return { type: 'locked', lesson, then };
  return { type: opened ? 'next' : 'start', lesson, then };
}

/** The lesson to go on with, opened before or not; undefined if none is open to the reader. */
export function resumedLesson<Lesson extends { readonly key: LessonKey }>(
  published: readonly Lesson[],
  progress: Progress,
  subscribed: boolean,
): { readonly type: 'resume' | 'read'; readonly lesson: Lesson } | undefined {
  const next = nextLesson(published, progress, subscribed);
  if (next.type === 'done' || next.type === 'locked') return undefined;
  return { type: next.type === 'resume' ? 'resume' : 'read', lesson: next.lesson };
}

function openedAt(progress: Progress, key: LessonKey): number {
  return Date.parse(progress[key]?.openedAt ?? '');
}

export interface ModuleProgress {
  readonly module: ModuleKey;
  /** Its lessons in teaching order: the progress in each, or that it is not written yet. */
  readonly lessons: readonly (LessonMark | 'unread' | 'planned')[];
  readonly finished: number;
  readonly published: number;
}

/** Progress per module. Only published lessons count. */
export function moduleProgress(
  published: readonly LessonKey[],
  progress: Progress,
): readonly ModuleProgress[] {
  return modules.map((module) => {
    const lessons = module.lessons.map((key) =>
      published.includes(key) ? (lessonMark(progress, key) ?? 'unread') : 'planned',
    );
    return {
      module: module.key,
      lessons,
      finished: lessons.filter((state) => state === 'finished').length,
      published: lessons.filter((state) => state !== 'planned').length,
    };
  });
}
