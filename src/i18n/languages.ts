/** Properties of each language besides texts and formats. Apart from locales.ts, since few scripts need them. */
import type { Lang } from './locales.ts';

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
