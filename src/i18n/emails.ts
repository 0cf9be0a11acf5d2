/** What the emails say, by language. For the functions and templates they are sent from: no page carries these texts. */
import * as en from './en/emails.ts';
import * as fr from './fr/emails.ts';
import { staffEmails } from './staff-emails.ts';
import type { Lang } from './locales.ts';

const all: Readonly<Record<Lang, typeof fr>> = { fr, en };

export { staffEmails };

/** The texts of emails in a language. A language or a text that is missing is a compile error. */
export function emailTexts(lang: Lang): typeof fr {
  return all[lang];
}
