/** Texts of both languages, and their typography. */
import type { Fault } from './fault.ts';

const content = { suite: 'check', files: ['tests/check/content.ts'] } as const;
const pairs = { suite: 'unit', files: ['tests/unit/i18n/texts.test.ts'] } as const;
const formats = { suite: 'unit', files: ['tests/unit/i18n/format.test.ts'] } as const;

export const texts: readonly Fault[] = [
  {
    name: 'an English text in the French file',
    file: 'src/i18n/fr/billing/plans.ts',
    find: "own: 'Votre formule',",
    replace: "own: 'Your plan',",
    caughtBy: pairs,
  },
  {
    name: 'a French text is missing',
    file: 'src/i18n/fr/billing/plans.ts',
    find: "resume: 'Reprendre le défilement',",
    replace: '',
    caughtBy: pairs,
  },
  {
    name: 'a text lacks its price placeholder',
    file: 'src/i18n/fr/billing/plans.ts',
    find: 'Formation seule à {formation} par mois',
    replace: 'Formation seule par mois',
    caughtBy: pairs,
  },
  {
    name: 'a no-break space is missing before a semicolon in French',
    file: 'src/i18n/fr/billing/plans.ts',
    find: 'en trois étapes\u202f; la date de fin',
    replace: 'en trois étapes; la date de fin',
    caughtBy: content,
  },
  {
    name: 'a French article has straight single quotes',
    file: 'content/articles/fr/frais-d-une-operation.mdx',
    find: 'Une fois tout payé',
    replace: "Quand 'tout' est payé",
    caughtBy: content,
  },
  {
    name: 'straight quotes in a French article stay as they are',
    file: 'src/i18n/typography.ts',
    find: "[opening, '«\\u202F'],",
    replace: '',
    caughtBy: { suite: 'unit', files: ['tests/unit/i18n/typography.test.ts'] },
  },
  {
    name: 'an article promises a gain without risk',
    file: 'content/articles/fr/frais-d-une-operation.mdx',
    find: 'Une opération complète comporte',
    replace: 'Un placement sans risque. Une opération complète comporte',
    caughtBy: content,
  },
  {
    name: 'French prices are formatted as English ones',
    file: 'src/i18n/languages.ts',
    find: "locale: 'fr-FR'",
    replace: "locale: 'en-GB'",
    caughtBy: formats,
  },
  {
    name: 'contract days are counted in the server’s time zone',
    file: 'src/i18n/format.ts',
    find: "const timeZone = 'Europe/Paris';",
    replace: "const timeZone = 'UTC';",
    caughtBy: formats,
  },
];
