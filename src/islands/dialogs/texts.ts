import { use } from 'react';
import type * as French from '../../i18n/fr/dialogs.ts';
import type { Lang } from '../../i18n/locales.ts';

export type DialogTexts = Pick<typeof French, 'common' | 'auth' | 'checkout'>;

const loaders: Readonly<Record<Lang, () => Promise<DialogTexts>>> = {
  fr: () => import('../../i18n/fr/dialogs.ts'),
  en: () => import('../../i18n/en/dialogs.ts'),
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
