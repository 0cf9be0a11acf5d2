/** The languages of the site. French comes first: it is the default. */
export const langs = ['fr', 'en'] as const;
export type Lang = (typeof langs)[number];
export const defaultLang: Lang = 'fr';

interface Language {
  /** Locale for `Intl`. */
  readonly locale: string;
  /** Locale for Open Graph. */
  readonly openGraph: string;
  /** The language a page's language switch leads to. */
  readonly other: Lang;
  /** Default country of a phone number without a country code. */
  readonly phoneCountry?: 'FR';
  /** Whether a comma separates thousands; else it is the decimal mark. */
  readonly groupsByComma: boolean;
  /** The language of its technical loanwords. */
  readonly borrowsFrom?: Lang;
}

/** Properties of each language besides texts and formats. */
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

/** Local storage key of the chosen language, `fr` or `en`. */
export const languageKey = 'language';

/** Whether a path segment, a stored value or a parameter is a language of the site. */
export function isLang(value: unknown): value is Lang {
  return langs.includes(value as Lang);
}
