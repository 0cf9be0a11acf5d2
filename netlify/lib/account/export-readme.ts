/** Describes each part of an account export, and the data held by other services. */
import type { VerificationMode } from '../../../src/domain/account/verification-mode.ts';
import { accountExport as en } from '../../../src/i18n/en/account/export.ts';
import { accountExport as fr } from '../../../src/i18n/fr/account/export.ts';
import { fill } from '../../../src/i18n/index.ts';
import type { Lang } from '../../../src/i18n/locales.ts';

const texts: Readonly<Record<Lang, typeof fr>> = { fr, en };

/** The readme in a language; `mode`: how this site verifies sign-ups, so who mailed the code. */
export function exportReadme(lang: Lang, mode: VerificationMode): typeof fr.readme {
  const { readme, mailers } = texts[lang];
  return { ...readme, elsewhere: fill(readme.elsewhere, { mailers: mailers[mode] }) };
}
