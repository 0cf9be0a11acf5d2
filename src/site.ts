/**
 * The brand, in one place. `toFill` lists the values the owner has to provide; `npm run check`
 * prints the list until it is empty.
 */
import type { Lang } from './i18n/locales.ts';

const missing: string[] = [];

/** A team member on the team page: real people only, with their consent. */
export interface TeamMember {
  readonly name: string;
  readonly role: Readonly<Record<Lang, string>>;
  /** Two or three sentences: responsibilities and background. */
  readonly bio: Readonly<Record<Lang, string>>;
  /** A public page that confirms who they are. */
  readonly page?: string;
}

/**
 * Empty until the owner fills it in: the team page then shows a notice instead of inventing
 * people.
 */
const team: readonly TeamMember[] = [];

if (team.length === 0) missing.push('équipe : nom, rôle, présentation / team: name, role, bio');

function ownerGives(what: string): string {
  missing.push(what);
  return `[${what}]`;
}

export const site = {
  name: 'Expert Crypto Trading',
  tagline: 'Expert Crypto Trading',
  /** Origin of canonical URLs if the deploy sets none. */
  defaultOrigin: 'https://expert-crypto-trading.example',
  contact: { email: 'contact@expert-crypto-trading.example' },
  support: {
    /** Support hours, as used in a sentence: `du lundi au vendredi, de 9 h à 17 h`. */
    hours: {
      fr: ownerGives('jours et heures de réponse, en français'),
      en: ownerGives('answering days and hours, in English'),
    } satisfies Readonly<Record<Lang, string>>,
  },
  team,
  /**
   * Figures claimed in the site's texts. French and European law require a trader to be able to
   * prove each of them, so each is shown with its source (see Claim.astro); `npm run check`
   * reports a missing source. Remove a figure that has no source.
   */
  claims: {
    satisfaction: {
      /** Per cent of responses; shown as “+95 %”. */
      value: 95,
      source: {
        fr: ownerGives('enquête de satisfaction : date, nombre de réponses, méthode'),
        en: ownerGives('satisfaction survey: date, number of answers, method'),
      } satisfies Readonly<Record<Lang, string>>,
    },
  },
  social: {
    X: 'https://x.com/expertcryptotrading',
    YouTube: 'https://www.youtube.com/@expertcryptotrading',
    Instagram: 'https://www.instagram.com/expertcryptotrading',
    LinkedIn: 'https://www.linkedin.com/company/expertcryptotrading',
    Threads: 'https://www.threads.net/@expertcryptotrading',
    TikTok: 'https://www.tiktok.com/@expertcryptotrading',
    Telegram: 'https://t.me/expertcryptotrading',
  },
  publisher: {
    company: ownerGives('raison sociale / company name'),
    form: ownerGives('forme et capital / legal form and capital'),
    address: ownerGives('siège social / registered office'),
    registration: ownerGives('RCS et SIREN / registration number'),
    vat: ownerGives('n° de TVA intracommunautaire / VAT number'),
    director: ownerGives('directeur de la publication / publication director'),
    phone: ownerGives('téléphone / telephone'),
    host: `Netlify, Inc., ${ownerGives('adresse et téléphone de l’hébergeur / host address and telephone')}`,
    mediator: ownerGives('médiateur de la consommation / consumer mediator'),
  },
} as const;

/** Values the owner must fill in before the site goes live. */
export const toFill: readonly string[] = missing;

/** The European regulation on markets in crypto-assets, (EU) 2023/1114, in the Official Journal. */
export const mica: Readonly<Record<Lang, string>> = {
  fr: 'https://eur-lex.europa.eu/legal-content/FR/TXT/?uri=CELEX:32023R1114',
  en: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32023R1114',
};
