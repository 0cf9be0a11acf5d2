/** All texts of pages, by language. For pages and components; islands get the texts they use. */
import * as en from './en/index.ts';
import * as fr from './fr/index.ts';
import type { Lang } from './locales.ts';

const all: Readonly<Record<Lang, typeof fr>> = { fr, en };

/** The texts of a language. A missing language or text is a compile error. */
export function texts(lang: Lang): typeof fr {
  return all[lang];
}
