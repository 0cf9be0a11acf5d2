import type * as After from '../../i18n/fr/booking/after.ts';
import type * as Book from '../../i18n/fr/booking/form.ts';
import type * as Dialogs from '../../i18n/fr/auth/dialogs.ts';
import { textsLoader } from '../../i18n/load.ts';
import type { Lang } from '../../i18n/locales.ts';
import { loadDialogTexts } from '../dialogs/texts.ts';
import { useTexts } from '../ui/use-texts.ts';

/** Texts of the booking form and of the fields shared by all forms. */
export interface BookTexts {
  readonly page: typeof Book.appointmentBook;
  readonly fieldErrors: (typeof Dialogs)['fieldErrors'];
  readonly fields: (typeof Dialogs)['auth']['fields'];
}

export type AfterTexts = typeof After.appointmentAfter;

const loadForm = textsLoader(import.meta.glob<typeof Book>('../../i18n/*/booking/form.ts'));
const loadAfter = textsLoader(import.meta.glob<typeof After>('../../i18n/*/booking/after.ts'));

/**
 * Fetches the texts of calendar and form before they are rendered; the page carries none of
 * them.
 */
export async function preloadBookTexts(lang: Lang): Promise<void> {
  await Promise.all([loadForm(lang), loadDialogTexts(lang)]);
}

/** The same in a component; suspends until loaded. */
export function useBookTexts(lang: Lang): BookTexts {
  const [form, { fieldErrors, auth }] = useTexts(lang, loadForm, loadDialogTexts);
  return { page: form.appointmentBook, fieldErrors, fields: auth.fields };
}

/** Texts of a booked appointment, fetched on demand; suspends until loaded. */
export function useAfterTexts(lang: Lang): AfterTexts {
  const [{ appointmentAfter }] = useTexts(lang, loadAfter);
  return appointmentAfter;
}
