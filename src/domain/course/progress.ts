/** A reader's progress in the course: the text and the quiz of each lesson, in whatever language. */
import { isLessonKey, lessonKeys, type LessonKey } from './lessons.ts';
import { publishedMinutes, revisedOn } from './published-lessons.ts';

/** A row of `lesson_progress`; instants are ISO 8601. */
export interface ProgressRow {
  readonly lesson: string;
  readonly opened_at: string;
  readonly completed_at: string | null;
  readonly completed_version: string | null;
  readonly reached: number;
}

export interface LessonProgress {
  /** When it was last opened, or its progress last changed; `null` if only its quiz is known. */
  readonly openedAt: string | null;
  /** When its text was marked as read; `null` if it was not. */
  readonly readAt: string | null;
  /** The revision of the text that was marked as read, as a date; `null` before the first one. */
  readonly readVersion: string | null;
  /** Furthest position in the text: see `reading-position.ts`. */
  readonly reached: number;
  /** Whether its quiz was passed. */
  readonly passed: boolean;
}

/** The lessons begun so far, by key. */
export type Progress = Readonly<Partial<Record<LessonKey, LessonProgress>>>;

/**
 * - `unopened`: nothing yet.
 * - `started`: opened, or its quiz passed; not marked as read.
 * - `read`: marked as read; its quiz is not passed.
 * - `complete`: read, and its quiz passed.
 */
export type LessonState = 'unopened' | 'started' | 'read' | 'complete';

/** A part of a lesson to complete: its text is read, its quiz passed. */
export type LessonPart = 'text' | 'quiz';

/** A lesson without progress. */
export const unopened: LessonProgress = {
  openedAt: null,
  readAt: null,
  readVersion: null,
  reached: 0,
  passed: false,
};

/**
 * Progress from rows of `lesson_progress` and the rows of passed tries in `quiz_attempts`. Ignores lessons
 * that are no longer in the course.
 */
export function progressFrom(
  rows: readonly ProgressRow[],
  passed: readonly { readonly lesson: string }[],
): Progress {
  const progress: Partial<Record<LessonKey, LessonProgress>> = {};
  for (const row of rows) {
    if (isLessonKey(row.lesson)) progress[row.lesson] = lessonProgressFrom(row, false);
  }
  for (const { lesson } of passed) {
    if (isLessonKey(lesson)) progress[lesson] = { ...unopened, ...progress[lesson], passed: true };
  }
  return progress;
}

/** Progress in one lesson from its row. */
export function lessonProgressFrom(row: ProgressRow, passed: boolean): LessonProgress {
  return {
    openedAt: row.opened_at,
    readAt: row.completed_at,
    readVersion: row.completed_version,
    reached: row.reached,
    passed,
  };
}

/** Unopened, started, read, or complete once the quiz is passed too. */
export function lessonState(progress: Progress, lesson: LessonKey): LessonState {
  const one = progress[lesson];
  if (!one) return 'unopened';
  if (one.readAt === null) return 'started';
  return one.passed ? 'complete' : 'read';
}

/** The parts still missing for a lesson to be complete. */
export function missingParts(progress: Progress, lesson: LessonKey): readonly LessonPart[] {
  const { readAt, passed } = progress[lesson] ?? unopened;
  return [...(readAt === null ? (['text'] as const) : []), ...(passed ? [] : (['quiz'] as const))];
}

/** Number of complete lessons among the published ones. */
export function countComplete(progress: Progress): number {
  return lessonKeys.filter(
    (key) => publishedMinutes[key] !== undefined && lessonState(progress, key) === 'complete',
  ).length;
}

/**
 * The date of a lesson's last revision, if the reader marked it as read before that.
 * @param revised Date of each lesson's last significant revision.
 */
export function changedSince(
  progress: Progress,
  lesson: LessonKey,
  revised: Readonly<Partial<Record<LessonKey, string>>> = revisedOn,
): string | undefined {
  const { readAt, readVersion } = progress[lesson] ?? unopened;
  const date = revised[lesson];
  if (date === undefined || readAt === null) return undefined;
  return (readVersion ?? readAt.slice(0, 10)) < date ? date : undefined;
}
