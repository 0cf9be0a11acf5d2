/** What somebody has read of the course, and what they are offered next. */
import { freeLesson, isLessonKey, modules, type LessonKey, type ModuleKey } from './lessons.ts';

/** A row of `lesson_progress`; instants are ISO 8601. */
export interface ProgressRow {
  readonly lesson: string;
  readonly opened_at: string;
  readonly completed_at: string | null;
}

export interface LessonProgress {
  readonly openedAt: string;
  /** When it was finished; `null` while it is only opened. */
  readonly finishedAt: string | null;
}

/** The lessons opened so far, by key. */
export type Progress = Readonly<Partial<Record<LessonKey, LessonProgress>>>;

/** Rows of lessons that are no longer in the course are left out. */
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

/** How far a lesson is; `undefined` when it was never opened. */
export type LessonMark = 'opened' | 'finished';

export function lessonMark(progress: Progress, lesson: LessonKey): LessonMark | undefined {
  const read = progress[lesson];
  return read && (read.finishedAt === null ? 'opened' : 'finished');
}

/**
 * - `start`: nothing was opened yet.
 * - `resume`: opened last and not finished.
 * - `next`: the first one neither opened nor finished.
 * - `locked`: all that is open to them is finished; this one asks for a subscription.
 * - `done`: every published lesson is finished.
 */
export type NextLesson<Lesson> =
  | {
      readonly type: 'start' | 'resume' | 'next' | 'locked';
      readonly lesson: Lesson;
      /** What follows it, unfinished, in teaching order. */
      readonly then: readonly Lesson[];
    }
  | { readonly type: 'done' };

/**
 * Chooses the lesson to offer.
 *
 * @param published The lessons that can be read today, in teaching order.
 * @param subscribed Whether the lessons of a subscription are open; the free one always is.
 * @param count How many to name after it.
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
  const begun = published.some(({ key }) => progress[key]);
  const then = unfinished.filter((one) => one !== lesson).slice(0, count);
  if (lastOpened) return { type: 'resume', lesson, then };
  if (!open[0]) return { type: 'locked', lesson, then };
  return { type: begun ? 'next' : 'start', lesson, then };
}

function openedAt(progress: Progress, key: LessonKey): number {
  return Date.parse(progress[key]?.openedAt ?? '');
}

export interface ModuleProgress {
  readonly module: ModuleKey;
  /** Its lessons in teaching order: how far each is, or that it is not written yet. */
  readonly lessons: readonly (LessonMark | 'unread' | 'planned')[];
  readonly finished: number;
  readonly published: number;
}

/** How far each module is. Only lessons that can be read today count. */
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
