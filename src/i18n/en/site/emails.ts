import type * as fr from '../../fr/site/emails.ts';

export const siteEmails: typeof fr.siteEmails = {
  colon: ':',
  parisTime: '{at}, Paris time',
};
