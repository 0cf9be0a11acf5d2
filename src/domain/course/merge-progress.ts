/** Progress known in two places, such as two tabs, or this device and the server. */
import { lessonKeys } from './lessons.ts';
import { type LessonProgress, type Progress, unopened } from './progress.ts';

/**
 * Merges both: the further value of each field, the earlier of each instant. Commutative, associative and idempotent;
 * the result is never behind `a` or `b`.
 */
export function mergeProgress(a: Progress, b: Progress): Progress {
  return Object.fromEntries(
    lessonKeys
      .filter((key) => a[key] ?? b[key])
      .map((key) => [key, mergeLesson(a[key] ?? unopened, b[key] ?? unopened)]),
  );
}

/** True if merging this progress would change nothing. */
export function isWithin(part: LessonProgress, known: LessonProgress): boolean {
  return (
    (part.openedAt === null || known.openedAt !== null) &&
    (part.readAt === null || known.readAt !== null) &&
    (part.readVersion ?? '') <= (known.readVersion ?? '') &&
    part.reached <= known.reached &&
    (!part.passed || known.passed)
  );
}

function mergeLesson(a: LessonProgress, b: LessonProgress): LessonProgress {
  return {
    openedAt: first(a.openedAt, b.openedAt),
    readAt: first(a.readAt, b.readAt),
    readVersion: last(a.readVersion, b.readVersion),
    reached: Math.max(a.reached, b.reached),
    passed: a.passed || b.passed,
  };
}

/** The earlier of two instants, which may be written with different precision. */
function first(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  const difference = Date.parse(a) - Date.parse(b);
  if (difference !== 0) return difference < 0 ? a : b;
  return a < b ? a : b;
}

/** The later of two dates. */
function last(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b;
  return a > b ? a : b;
}
