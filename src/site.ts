/**
 * The brand, in one place. Values the owner has to give are listed in `toFill`; `npm run check`
 * shows that list until it is empty.
 */
import type { Lang } from './i18n/locales.ts';

const missing: string[] = [];

/** Somebody of the team, as the team page shows them: real people only, with their consent. */
export interface TeamMember {
  readonly name: string;
  readonly role: Readonly<Record<Lang, string>>;
  /** Two or three sentences: what this person answers for, and where they learnt it. */
  readonly bio: Readonly<Record<Lang, string>>;
  /** A public page where the person can be checked. */
  readonly page?: string;
}

/** Empty until the owner fills it: the team page then says so instead of inventing people. */
const team: readonly TeamMember[] = [];

if (team.length === 0) missing.push('équipe : nom, rôle, présentation / team: name, role, bio');

function ownerGives(what: string): string {
  missing.push(what);
  return `[${what}]`;
}

export const site = {
  name: 'Expert Crypto Trading',
  tagline: 'Expert Crypto Trading',
  /** Used for canonical addresses when the deploy gives none. */
  defaultOrigin: 'https://expert-crypto-trading.example',
  contact: { email: 'contact@expert-crypto-trading.example' },
  support: {
    /** When messages are answered, as a sentence shows it: `du lundi au vendredi, de 9 h à 17 h`. */
    hours: {
      fr: ownerGives('jours et heures de réponse, en français'),
      en: ownerGives('answering days and hours, in English'),
    } satisfies Readonly<Record<Lang, string>>,
  },
  team,
  /**
   * Figures that the site's own texts boast of. French and European law ask a trader to be able to prove
   * each of them, so none is shown without the line that says where it comes from (see Claim.astro);
   * as long as that line is not written, `npm run check` says so. A figure that cannot be sourced goes.
   */
  claims: {
    satisfaction: {
      /** Percent of answers; shown as “+95 %”. */
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

/** What the owner still has to write in this file before the site goes live. */
export const toFill: readonly string[] = missing;

/** The European regulation on markets in crypto-assets, (EU) 2023/1114, in its official journal. */
export const mica: Readonly<Record<Lang, string>> = {
  fr: 'https://eur-lex.europa.eu/legal-content/FR/TXT/?uri=CELEX:32023R1114',
  en: 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:32023R1114',
};
