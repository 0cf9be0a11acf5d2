/** Texts of the form before it is submitted, for the island on the page. */
import type { ContractEnd as Kind } from '../../domain/api/contract-end.ts';
import { formTexts } from '../../i18n/form-texts.ts';
import type { Lang } from '../../i18n/locales.ts';
import { texts } from '../../i18n/texts.ts';

export function endTexts(lang: Lang, kind: Kind) {
  const { fieldErrors } = formTexts(lang);
  const { fields, missing, check, reading, loading, [kind]: page } = texts(lang).contract;
  const { form, signedIn, signedOut } = page;
  return { fieldErrors, fields, missing, check, reading, loading, form, signedIn, signedOut };
}
