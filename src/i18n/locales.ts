/** The languages of the site. French comes first: it is the default. */
export const langs = ['fr', 'en'] as const;
export type Lang = (typeof langs)[number];
export const defaultLang: Lang = 'fr';

/** Local storage key of the chosen language, `fr` or `en`. */
export const languageKey = 'language';

/**
 * Cookie set while the visitor's choice is this language. Redirect rules of the host can only test that a
 * cookie exists: hence one for each language. None for the default.
 */
export const languageCookie = (lang: Lang): string => `language-${lang}`;

/** Languages besides the default, each with its cookie. */
export const chosenLangs = langs.filter((lang) => lang !== defaultLang);

/** Whether a path segment, a stored value or a parameter is a language of the site. */
export function isLang(value: unknown): value is Lang {
  return langs.includes(value as Lang);
}
