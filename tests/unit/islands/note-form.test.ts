/** The form of a note that is restored before the notes of the account are known. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepForm } from '../../../src/islands/course/notes/kept-form.ts';
import { useNoteForm } from '../../../src/islands/course/notes/use-note-form.ts';
import type { ShownNote } from '../../../src/stores/course/notes.ts';
import { htmlOf } from './markup.ts';

const createdAt = '2026-11-20T12:00:00.000Z';
const note: ShownNote = {
  ...{ id: 'a', lesson: 'gestion-risque', block: 3, lang: 'fr', quote: 'Le stop', text: 'Ma note' },
  ...{ createdAt, updatedAt: createdAt, status: 'saved' },
};
const passage = { block: 3, quote: 'Le stop' };

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Whether the restored form waits, or what it does when it is saved. */
function restored(notes: readonly ShownNote[], isKnown: boolean): string {
  const Form = () => {
    const { lesson, lang: textLang } = note;
    const form = useNoteForm({ lesson, textLang, blocks: 10, notes, isKnown });
    if (!form.input) return 'none';
    if (form.isWaiting) return 'waits';
    return form.edited ? 'edits' : 'adds';
  };
  return htmlOf(Form, {});
}

it('of an existing note waits until the account is read, whatever failed before', () => {
  keepForm(note.lesson, { passage, note: note.id, text: 'Longer' });
  expect(restored([], false)).toBe('waits');
  expect(restored([note], true)).toBe('edits');
  expect(restored([note], false), 'a note of this browser').toBe('edits');
  expect(restored([], true), 'a note deleted elsewhere').toBe('adds');
});

it('of a new note opens at once', () => {
  expect(restored([], false)).toBe('none');
  keepForm(note.lesson, { passage, text: 'New' });
  expect(restored([], false)).toBe('adds');
});
