/** The draft of a note, kept in session storage until it is saved or cancelled: leaving the page loses nothing. */
import { clearLabs, keepLab, readLab } from '../../../stores/course/lab-state.ts';
import type { LessonKey } from '../../../domain/course/lessons.ts';
import type { Passage } from './passage.ts';

/** An open note form: for a new note on a passage, or for an existing note. */
export interface NoteInput {
  readonly passage: Passage;
  /** The id of the note that is edited. */
  readonly note?: string | undefined;
  readonly text: string;
  /** Whether it was restored from session storage. */
  readonly isKept?: boolean;
}

const initial = { block: -1, quote: '', note: '', text: '' };

/** Key in the storage of lab states, which belong to their user. */
const keyOf = (lesson: LessonKey): string => `note/${lesson}`;

/**
 * Restores the draft; undefined if there is none, or if its block no longer exists.
 * @param blocks Number of blocks in the lesson.
 */
export function readKeptForm(lesson: LessonKey, blocks: number): NoteInput | undefined {
  const { block, quote, note, text } = readLab(keyOf(lesson), initial).state;
  if (block < 0 || block >= blocks) return undefined;
  return { passage: { block, quote }, note: note || undefined, text, isKept: true };
}

/** Stores the draft, or removes it if `form` is undefined: text unchanged, saved or cancelled. */
export function keepForm(lesson: LessonKey, form: NoteInput | undefined): void {
  if (!form) {
    clearLabs(keyOf(lesson));
    return;
  }
  const { passage, note = '', text } = form;
  keepLab(keyOf(lesson), { state: { ...passage, note, text }, done: [] });
}
