/** The buttons of a note while another one is written, whose text they must not replace. */
import { expect, it } from 'vitest';
import { notes as en } from '../../../src/i18n/en/course/notes.ts';
import { notes as fr } from '../../../src/i18n/fr/course/notes.ts';
import { langs, type Lang } from '../../../src/i18n/index.ts';
import { NoteCard } from '../../../src/islands/course/notes/NoteCard.tsx';
import type { ShownNote } from '../../../src/stores/course/notes.ts';
import { htmlOf } from './markup.ts';

const createdAt = '2026-11-20T12:00:00.000Z';
const note: ShownNote = {
  ...{ id: 'a', lesson: 'gestion-risque', block: 3, lang: 'fr', quote: 'Le stop', text: 'Ma note' },
  ...{ createdAt, updatedAt: createdAt, status: 'saved' },
};

/** The words of the buttons that can be pressed. */
function usable(lang: Lang, onEdit: (() => void) | undefined): (string | undefined)[] {
  const t = { fr, en }[lang];
  const shown = { lang, t, note, isMarked: true, isNew: false };
  const html = htmlOf(NoteCard, { ...shown, onEdit, onDelete: () => undefined });
  const buttons = html.matchAll(/<button ([^>]*)>([^<]*)/g);
  return [...buttons].flatMap(([, attributes, words]) =>
    attributes?.includes('disabled') ? [] : [words],
  );
}

it.each(langs)('a note is not edited while another one is written, in %s', (lang) => {
  const t = { fr, en }[lang];
  expect(usable(lang, () => undefined)).toEqual([t.edit, t.delete]);
  expect(usable(lang, undefined)).toEqual([t.delete]);
});
