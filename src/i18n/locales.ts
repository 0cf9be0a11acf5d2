/** The languages of the site. French comes first: it is the default. */
export const langs = ['fr', 'en'] as const;
export type Lang = (typeof langs)[number];
export const defaultLang: Lang = 'fr';

interface Language {
  /** Of `Intl`. */
  readonly locale: string;
  /** Of Open Graph. */
  readonly openGraph: string;
  /** The other language that a page leads to. */
  readonly other: Lang;
  /** Country of a telephone number that is written without one. */
  readonly phoneCountry?: 'FR';
  /** Whether a comma groups thousands; else it is the decimal mark. */
  readonly groupsByComma: boolean;
  /** The language that its technical words are borrowed from. */
  readonly borrowsFrom?: Lang;
}

/** What differs from language to language besides texts and formats. */
export const languages: Readonly<Record<Lang, Language>> = {
  fr: {
    locale: 'fr-FR',
    openGraph: 'fr_FR',
    other: 'en',
    phoneCountry: 'FR',
    groupsByComma: false,
    borrowsFrom: 'en',
  },
  en: { locale: 'en-GB', openGraph: 'en_GB', other: 'fr', groupsByComma: true },
};

/** Local storage key holding the chosen language, `fr` or `en`. */
export const languageKey = 'language';

/** Tells whether a path segment, a stored value or a parameter is one of our languages. */
export function isLang(value: unknown): value is Lang {
  return langs.includes(value as Lang);
}
