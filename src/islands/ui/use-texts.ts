import { use } from 'react';
import type { Lang } from '../../i18n/locales.ts';

/**
 * Texts fetched with the component that needs them; suspends until all are loaded.
 * @param loaders Made by `textsLoader`, one for each file; all are fetched in parallel.
 */
export function useTexts<const Texts extends readonly unknown[]>(
  lang: Lang,
  ...loaders: { readonly [Key in keyof Texts]: (lang: Lang) => Promise<Texts[Key]> }
): Texts {
  const pending = loaders.map((load) => load(lang));
  return pending.map((texts) => use(texts)) as unknown as Texts;
}
