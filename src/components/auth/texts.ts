/** Texts of the auth forms before they are submitted, for islands on a page. */
import { formTexts } from '../../i18n/form-texts.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { FormTexts } from '../../islands/dialogs/texts.ts';

/** For the sign-up form. */
export function accountTexts(lang: Lang): FormTexts {
  const { fieldErrors, strength, auth } = formTexts(lang);
  const { fields, signUp, google, reset } = auth;
  return { fieldErrors, strength, auth: { fields, signUp, google, reset } };
}

/** For the password reset form. */
export function resetTexts(lang: Lang) {
  const { fieldErrors, auth } = formTexts(lang);
  return { fieldErrors, auth: { fields: auth.fields, reset: auth.reset } };
}
