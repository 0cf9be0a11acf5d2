/** Texts of emails, by language, for functions and templates: no page carries them. */
import * as en from './en/emails.ts';
import * as fr from './fr/emails.ts';
import { staffEmails } from './staff-emails.ts';
import type { Lang } from './locales.ts';

const all: Readonly<Record<Lang, typeof fr>> = { fr, en };

export { staffEmails };

/** The texts of emails in a language. A missing language or text is a compile error. */
export function emailTexts(lang: Lang): typeof fr {
  return all[lang];
}
