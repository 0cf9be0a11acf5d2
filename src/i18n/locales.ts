/** The languages of the site. French comes first: it is the default. */
export const langs = ['fr', 'en'] as const;
export type Lang = (typeof langs)[number];
export const defaultLang: Lang = 'fr';

/** Local storage key holding the chosen language, `fr` or `en`. */
export const languageKey = 'language';

/** Tells whether a path segment, a stored value or a parameter is one of our languages. */
export function isLang(value: unknown): value is Lang {
  return langs.includes(value as Lang);
}

/** The other language: the one the language switch leads to. */
export function otherLang(lang: Lang): Lang {
  return lang === 'fr' ? 'en' : 'fr';
}
