/** The note that is being written, kept in this tab until it is saved or given up: a link that is followed loses nothing. */
import { clearLabs, keepLab, readLab } from '../../../stores/course/lab-state.ts';
import type { LessonKey } from '../../../domain/course/lessons.ts';
import type { Passage } from './passage.ts';

/** A form for a new note on a passage, or for one of the notes. */
export interface NoteInput {
  readonly passage: Passage;
  /** The id of the note that is edited. */
  readonly note?: string | undefined;
  readonly text: string;
  /** Whether it was kept by an earlier page. */
  readonly isKept?: boolean;
}

const initial = { block: -1, quote: '', note: '', text: '' };

/** Kept as the state of an activity of the lesson. */
const keyOf = (lesson: LessonKey): string => `note/${lesson}`;

/** @param blocks How many the lesson has now. */
export function readKeptForm(lesson: LessonKey, blocks: number): NoteInput | undefined {
  const { block, quote, note, text } = readLab(keyOf(lesson), initial).state;
  if (block < 0 || block >= blocks) return undefined;
  return { passage: { block, quote }, note: note || undefined, text, isKept: true };
}

/** @param form Undefined while its text is unchanged, and once it is saved or given up. */
export function keepForm(lesson: LessonKey, form: NoteInput | undefined): void {
  if (!form) {
    clearLabs(keyOf(lesson));
    return;
  }
  const { passage, note = '', text } = form;
  keepLab(keyOf(lesson), { state: { ...passage, note, text }, done: [] });
}
