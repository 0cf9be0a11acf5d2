/** What the form says before anything was sent, for the island that stands in the page. */
import type { ContractEnd as Kind } from '../../domain/api/contract-end.ts';
import * as en from '../../i18n/en/auth/dialogs.ts';
import * as fr from '../../i18n/fr/auth/dialogs.ts';
import type { Lang } from '../../i18n/locales.ts';
import { texts } from '../../i18n/texts.ts';

export function endTexts(lang: Lang, kind: Kind) {
  const { fieldErrors } = lang === 'fr' ? fr : en;
  const { fields, check, reading, loading, [kind]: page } = texts(lang).contract;
  const { form, signedIn, signedOut } = page;
  return { fieldErrors, fields, check, reading, loading, form, signedIn, signedOut };
}
