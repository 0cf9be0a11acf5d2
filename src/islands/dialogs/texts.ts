import { use } from 'react';
import type * as French from '../../i18n/fr/auth/dialogs.ts';
import type { Lang } from '../../i18n/locales.ts';

export type DialogTexts = Pick<
  typeof French,
  'common' | 'fieldErrors' | 'strength' | 'auth' | 'checkout' | 'slides'
>;

/** What the ways in say, in the dialog and on their pages. */
export type AuthTexts = Omit<DialogTexts, 'checkout' | 'slides'>;

type Fields = Pick<AuthTexts['auth'], 'fields' | 'signUp' | 'google' | 'reset'>;

/** What a form needs before anything was sent: all that the HTML of a page carries. */
export interface FormTexts extends Pick<AuthTexts, 'fieldErrors' | 'strength'> {
  readonly auth: Fields;
}

const loaders: Readonly<Record<Lang, () => Promise<DialogTexts>>> = {
  fr: () => import('../../i18n/fr/auth/dialogs.ts'),
  en: () => import('../../i18n/en/auth/dialogs.ts'),
};
const loaded = new Map<Lang, Promise<DialogTexts>>();

/** The dialogs' texts, fetched with the first dialog; suspends until they are here. */
export function useTexts(lang: Lang): DialogTexts {
  let texts = loaded.get(lang);
  if (!texts) {
    texts = loaders[lang]();
    loaded.set(lang, texts);
  }
  return use(texts);
}
