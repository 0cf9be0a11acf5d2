import type * as After from '../../i18n/fr/booking/after.ts';
import type * as Book from '../../i18n/fr/booking/form.ts';
import type * as Dialogs from '../../i18n/fr/auth/dialogs.ts';
import { textsLoader } from '../../i18n/load.ts';
import type { Lang } from '../../i18n/locales.ts';
import { loadDialogTexts } from '../dialogs/texts.ts';
import { useTexts } from '../ui/use-texts.ts';

/** All that a booking says until it is made, and what the fields of every form say. */
export interface BookTexts {
  readonly page: typeof Book.appointmentBook;
  readonly fieldErrors: (typeof Dialogs)['fieldErrors'];
  readonly fields: (typeof Dialogs)['auth']['fields'];
}

export type AfterTexts = typeof After.appointmentAfter;

const loadForm = textsLoader(import.meta.glob<typeof Book>('../../i18n/*/booking/form.ts'));
const loadAfter = textsLoader(import.meta.glob<typeof After>('../../i18n/*/booking/after.ts'));

/** Fetches what the calendar and the form say, before they are drawn; the page carries none of it. */
export async function preloadBookTexts(lang: Lang): Promise<void> {
  await Promise.all([loadForm(lang), loadDialogTexts(lang)]);
}

/** The same in a component, which suspends until it is here. */
export function useBookTexts(lang: Lang): BookTexts {
  const [form, { fieldErrors, auth }] = useTexts(lang, loadForm, loadDialogTexts);
  return { page: form.appointmentBook, fieldErrors, fields: auth.fields };
}

/** What a booked appointment says, fetched when there is one; suspends until it is here. */
export function useAfterTexts(lang: Lang): AfterTexts {
  const [{ appointmentAfter }] = useTexts(lang, loadAfter);
  return appointmentAfter;
}
