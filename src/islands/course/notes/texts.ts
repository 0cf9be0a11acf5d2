import type * as French from '../../../i18n/fr/course/notes.ts';
import { textsLoader } from '../../../i18n/load.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { useTexts } from '../../ui/use-texts.ts';

export type NoteTexts = typeof French.notes;

const loadNotes = textsLoader(import.meta.glob<typeof French>('../../../i18n/*/course/notes.ts'));

/** Texts of notes, fetched on first use: pages carry none of them. Suspends until loaded. */
export function useNoteTexts(lang: Lang): NoteTexts {
  const [{ notes }] = useTexts(lang, loadNotes);
  return notes;
}
