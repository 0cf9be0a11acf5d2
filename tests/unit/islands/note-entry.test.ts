/** The link of a listed note, which its lesson resolves: the passage may have moved since the note was written. */
import { expect, it } from 'vitest';
import { noteHash } from '../../../src/domain/course/notes.ts';
import { notes as en } from '../../../src/i18n/en/course/notes.ts';
import { notes as fr } from '../../../src/i18n/fr/course/notes.ts';
import { langs } from '../../../src/i18n/index.ts';
import { NoteEntry } from '../../../src/islands/account/notes/NoteEntry.tsx';
import type { ShownNote } from '../../../src/stores/course/notes.ts';
import { htmlOf } from './markup.ts';

const createdAt = '2026-11-20T12:00:00.000Z';
const note: ShownNote = {
  ...{ id: 'a', lesson: 'gestion-risque', block: 3, lang: 'fr', quote: 'Le stop', text: 'Ma note' },
  ...{ createdAt, updatedAt: createdAt, status: 'saved' },
};

it.each(langs)('the link names the note and not its place in the text, in %s', (lang) => {
  const lesson = { key: note.lesson, title: 'Risk', href: '/lesson' };
  const html = htmlOf(NoteEntry, { lang, t: { fr, en }[lang], note, lesson });
  expect(html).toContain(`href="/lesson${noteHash('a')}"`);
  expect(html).not.toContain('#block-');
});
