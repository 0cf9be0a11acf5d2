/**
 * The brand, in one place. Values the owner has to give are listed in `toFill`; `npm run check`
 * shows that list until it is empty.
 */
const missing: string[] = [];

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
