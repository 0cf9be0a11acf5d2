/**
 * Brand and owner data: name, contact, company, legal notice. Pages and emails omit values that are
 * not set; `npm run check` and `npm run doctor` list them.
 */
import type { PublisherValues } from './domain/site/owner.ts';
import type { Lang } from './i18n/locales.ts';

/** A team member on the team page: real people only, with their consent. */
export interface TeamMember {
  readonly name: string;
  readonly role: Readonly<Record<Lang, string>>;
  /** Two or three sentences: responsibilities and background. */
  readonly bio: Readonly<Record<Lang, string>>;
  /** A public page that confirms who they are. */
  readonly page?: string;
}

export type Network =
  | 'X'
  | 'YouTube'
  | 'Instagram'
  | 'LinkedIn'
  | 'Threads'
  | 'TikTok'
  | 'Telegram';

type Words = Readonly<Record<Lang, string>>;

/** Empty until the owner fills it in: the team page then shows a notice, and nothing lists it. */
const team: readonly TeamMember[] = [];

/** Support hours, as used in a sentence: `du lundi au vendredi, de 9 h à 17 h`. */
const support: { readonly hours?: Words } = {};

/** Only accounts that the owner has confirmed, with their full addresses. */
const social: Readonly<Partial<Record<Network, string>>> = {};

/** The host is known; its address and telephone are the owner's to confirm (`hostAddress`). */
const publisher: PublisherValues = { host: 'Netlify, Inc.' };

/**
 * Figures claimed in the site's texts. French and European law require a trader to be able to
 * prove each of them: a figure without its source is not shown (see Claim.astro).
 */
const claims: {
  /** `value`: per cent of responses, shown as “+95 %”. `source`: date, answers, method. */
  readonly satisfaction: { readonly value: number; readonly source?: Words };
} = { satisfaction: { value: 95 } };

export const site = {
  name: 'Expert Crypto Trading',
  tagline: 'Expert Crypto Trading',
  /** Origin of canonical URLs if the deploy sets none. */
  defaultOrigin: 'https://expert-crypto-trading.example',
  /** A stand-in until the owner gives an address: production does not build with `.example`. */
  contact: { email: 'contact@expert-crypto-trading.example' },
  support,
  team,
  claims,
  social,
  publisher,
} as const;

/** The European regulation on markets in crypto-assets, (EU) 2023/1114, in the Official Journal. */
export const mica: Readonly<Record<Lang, string>> = {
  fr: 'https://eur-lex.europa.eu/legal-content/FR/TXT/?uri=CELEX:32023R1114',
  en: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32023R1114',
};
