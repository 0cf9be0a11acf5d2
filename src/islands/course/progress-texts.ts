import { use } from 'react';
import type * as French from '../../i18n/fr/course/progress.ts';
import type { Lang } from '../../i18n/locales.ts';

export type ProgressTexts = typeof French.progress;

const loaders: Readonly<Record<Lang, () => Promise<ProgressTexts>>> = {
  fr: async () => (await import('../../i18n/fr/course/progress.ts')).progress,
  en: async () => (await import('../../i18n/en/course/progress.ts')).progress,
};
const loaded = new Map<Lang, Promise<ProgressTexts>>();

/** What is said of progress, fetched when first needed: pages carry none of it. Suspends until then. */
export function useProgressTexts(lang: Lang): ProgressTexts {
  let texts = loaded.get(lang);
  if (!texts) {
    texts = loaders[lang]();
    loaded.set(lang, texts);
  }
  return use(texts);
}
