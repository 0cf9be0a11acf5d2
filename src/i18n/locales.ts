/** The languages of the site. French comes first: it is the default. */
export const langs = ['fr', 'en'] as const;
export type Lang = (typeof langs)[number];
export const defaultLang: Lang = 'fr';

/** Local storage key of the chosen language, `fr` or `en`. */
export const languageKey = 'language';

/** Whether a path segment, a stored value or a parameter is a language of the site. */
export function isLang(value: unknown): value is Lang {
  return langs.includes(value as Lang);
}
