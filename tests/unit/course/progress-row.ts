import type { ProgressRow } from '../../../src/domain/course/progress.ts';

/** A row of `lesson_progress`: a lesson that was opened, with changes. */
export function progressRow(lesson: string, changes: Partial<ProgressRow> = {}): ProgressRow {
  return {
    lesson,
    opened_at: '2026-11-21T10:00:00.000Z',
    completed_at: null,
    completed_version: null,
    reached: 0,
    ...changes,
  };
}
