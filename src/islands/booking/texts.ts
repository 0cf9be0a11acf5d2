import { use } from 'react';
import type * as After from '../../i18n/fr/booking/after.ts';
import type * as Book from '../../i18n/fr/booking/form.ts';
import type * as Dialogs from '../../i18n/fr/auth/dialogs.ts';
import type { Lang } from '../../i18n/locales.ts';

/** All that a booking says until it is made, and what the fields of every form say. */
export interface BookTexts {
  readonly page: typeof Book.appointmentBook;
  readonly fieldErrors: (typeof Dialogs)['fieldErrors'];
  readonly fields: (typeof Dialogs)['auth']['fields'];
}

export type AfterTexts = typeof After.appointmentAfter;

const bookLoaders: Readonly<Record<Lang, () => Promise<BookTexts>>> = {
  fr: () => join(import('../../i18n/fr/booking/form.ts'), import('../../i18n/fr/auth/dialogs.ts')),
  en: () => join(import('../../i18n/en/booking/form.ts'), import('../../i18n/en/auth/dialogs.ts')),
};
const afterLoaders: Readonly<Record<Lang, () => Promise<typeof After>>> = {
  fr: () => import('../../i18n/fr/booking/after.ts'),
  en: () => import('../../i18n/en/booking/after.ts'),
};
const books = new Map<Lang, Promise<BookTexts>>();
const afters = new Map<Lang, Promise<AfterTexts>>();

/** Fetches what the calendar and the form say; the page carries none of it. */
export function loadBookTexts(lang: Lang): Promise<BookTexts> {
  let texts = books.get(lang);
  if (!texts) {
    texts = bookLoaders[lang]();
    books.set(lang, texts);
  }
  return texts;
}

/** The same in a component, which suspends until it is here. */
export function useBookTexts(lang: Lang): BookTexts {
  return use(loadBookTexts(lang));
}

/** What a booked appointment says, fetched when there is one; suspends until it is here. */
export function useAfterTexts(lang: Lang): AfterTexts {
  let texts = afters.get(lang);
  if (!texts) {
    texts = afterLoaders[lang]().then(({ appointmentAfter }) => appointmentAfter);
    afters.set(lang, texts);
  }
  return use(texts);
}

async function join(
  book: Promise<typeof Book>,
  dialogs: Promise<Pick<typeof Dialogs, 'fieldErrors' | 'auth'>>,
): Promise<BookTexts> {
  const [{ appointmentBook: page }, { fieldErrors, auth }] = await Promise.all([book, dialogs]);
  return { page, fieldErrors, fields: auth.fields };
}
