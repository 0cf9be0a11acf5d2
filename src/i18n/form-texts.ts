/** Texts of forms before they are submitted, for pages that contain one. */
import * as en from './en/auth/dialogs.ts';
import * as fr from './fr/auth/dialogs.ts';
import type { Lang } from './locales.ts';

const all: Readonly<Record<Lang, typeof fr>> = { fr, en };

/** The texts of the account forms. */
export function formTexts(lang: Lang): Pick<typeof fr, 'fieldErrors' | 'strength' | 'auth'> {
  return all[lang];
}
