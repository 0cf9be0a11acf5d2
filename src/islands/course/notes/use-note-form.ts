import { useState } from 'react';
import type { LessonKey } from '../../../domain/course/lessons.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { addNote, editNote, type ShownNote } from '../../../stores/course/notes.ts';
import { keepForm, readKeptForm, type NoteInput } from './kept-form.ts';
import type { Passage } from './passage.ts';

interface Options {
  readonly lesson: LessonKey;
  /** Language of the lesson. */
  readonly textLang: Lang;
  /** Number of blocks in the lesson. */
  readonly blocks: number;
  readonly notes: readonly ShownNote[];
  /** False while the account's notes are not read: `notes` are those of this browser at most. */
  readonly isKnown: boolean;
}

/** The note that is being written: its draft, kept until it is saved or cancelled, and its actions. */
export function useNoteForm({ lesson, textLang, blocks, notes, isKnown }: Options) {
  const [input, setInput] = useState(() => readKeptForm(lesson, blocks));
  // A note that is deleted elsewhere while it is edited is written again, as a new one.
  const edited = notes.find(({ id }) => id === input?.note);
  const change = (next: NoteInput | undefined): void => {
    const before = notes.find(({ id }) => id === next?.note)?.text ?? '';
    keepForm(lesson, next?.text === before ? undefined : next);
    setInput(next);
  };
  return {
    input,
    /** The existing note that is edited, if any. */
    edited,
    /** Whether the form has to wait for the note that is edited: saved now, it would be written a second time. */
    isWaiting: input?.note !== undefined && !edited && !isKnown,
    /** Opens the form for a new note on a passage, or for an existing one. */
    open: (passage: Passage, note: ShownNote | undefined): void =>
      change({ passage, note: note?.id, text: note?.text ?? '' }),
    change,
    /** Stores the note and closes the form. Returns the note's id. */
    save: ({ passage, text }: NoteInput): string => {
      if (edited && text.trim() !== edited.text) editNote(edited, text);
      const id = edited?.id ?? addNote({ ...passage, lesson, lang: textLang }, text);
      change(undefined);
      return id;
    },
  };
}
