/** The words that all emails share. */
import type { Lang } from '../../locales.ts';

export const siteEmails = {
  /** Behind a label, with the space the language puts before it. */
  colon: ' :',
  parisTime: '{at}, heure de Paris',
  languages: { fr: 'Français', en: 'Anglais' } satisfies Record<Lang, string>,
};
