/** Notes of a reader on passages of lessons. The table is supabase/schemas/course/lesson_notes.sql. */
import type { Lang } from '../../i18n/locales.ts';
import { fold } from '../shared/fold.ts';
import { isLessonKey, lessonPlace, type LessonKey } from './lessons.ts';

/** Maximum characters of a quote and of a text, and maximum notes per user. A test compares them with SQL. */
export const noteLimits = { quote: 300, text: 2000, notes: 500 } as const;

export interface LessonNote {
  readonly id: string;
  readonly lesson: LessonKey;
  /** Position of the passage among the blocks of the lesson's text, from 0; the same in every language. */
  readonly block: number;
  /** Language that the passage was read in. */
  readonly lang: Lang;
  readonly quote: string;
  /** Empty for a passage saved without a comment. */
  readonly text: string;
  /** ISO 8601, as is `updatedAt`. */
  readonly createdAt: string;
  /** When the text was last edited; the later of two edits wins. */
  readonly updatedAt: string;
}

/** A row of `lesson_notes`, as its owner reads it. */
export interface NoteRow {
  readonly id: string;
  readonly lesson: string;
  readonly block: number;
  readonly lang: Lang;
  readonly quote: string;
  readonly text: string;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A change not saved to the account yet. */
export interface NoteDraft {
  readonly note: LessonNote;
  readonly deleted: boolean;
}

/** Notes of rows; rows of lessons that no longer exist are left out. */
export function notesFrom(rows: readonly NoteRow[]): LessonNote[] {
  return rows.flatMap(({ lesson, created_at, updated_at, ...rest }) =>
    isLessonKey(lesson)
      ? [{ ...rest, lesson, createdAt: isoOf(created_at), updatedAt: isoOf(updated_at) }]
      : [],
  );
}

/** The row of a note. */
export function rowOf({ createdAt, updatedAt, ...rest }: LessonNote): NoteRow {
  return { ...rest, created_at: createdAt, updated_at: updatedAt };
}

/**
 * Time of an edit: now, but always after the version that was edited, so that a slow clock loses no edit.
 * @param base `updatedAt` of that version.
 */
export function editTime(now: Date, base?: string): string {
  const after = base === undefined ? 0 : Date.parse(base) + 1;
  return new Date(Math.max(now.getTime(), after)).toISOString();
}

/**
 * Merges the stored notes with the unsent changes. Unsent changes older than the stored note, for
 * example after an edit on another device, are left out.
 */
export function withDrafts(
  stored: readonly LessonNote[],
  drafts: readonly NoteDraft[],
): LessonNote[] {
  const notes = new Map(stored.map((note) => [note.id, note]));
  for (const { note, deleted } of drafts) {
    const known = notes.get(note.id);
    if (known && Date.parse(known.updatedAt) > Date.parse(note.updatedAt)) continue;
    if (deleted) notes.delete(note.id);
    else notes.set(note.id, note);
  }
  return [...notes.values()];
}

/** In the order of the course: by lesson, then by place in its text, then by time. */
export function inCourseOrder<Note extends LessonNote>(notes: readonly Note[]): Note[] {
  return notes.toSorted(
    (a, b) =>
      lessonPlace(a.lesson).number - lessonPlace(b.lesson).number ||
      a.block - b.block ||
      Date.parse(a.createdAt) - Date.parse(b.createdAt),
  );
}

/** The last edited first. */
export function newestFirst<Note extends LessonNote>(notes: readonly Note[]): Note[] {
  return notes.toSorted((a, b) => Date.parse(b.updatedAt) - Date.parse(a.updatedAt));
}

/** The notes whose text or quote contains every word of a query, whatever its accents and case. */
export function filterNotes<Note extends LessonNote>(
  notes: readonly Note[],
  query: string,
): readonly Note[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return notes.filter(({ quote, text }) => {
    const searched = plain(`${quote} ${text}`);
    return words.every((word) => searched.includes(word));
  });
}

/** Hash of a lesson's address that leads to the passage of a note. */
export function noteHash(id: string): string {
  return `#note-${id}`;
}

/** A text without the word joiners that keep a hyphen or a sign with its word in pages. */
export function withoutJoiners(text: string): string {
  return text.replaceAll('\u2060', '');
}

function plain(text: string): string {
  return fold(withoutJoiners(text)).replaceAll('’', "'");
}

function isoOf(time: string): string {
  return new Date(time).toISOString();
}
