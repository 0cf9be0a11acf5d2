/** The fields of every form of an account. The server has its own rules; these spare a round trip. */
import type { Lang } from '../../i18n/locales.ts';
import { emailError } from '../shared/email.ts';
import { required, type Check, type FormValues } from '../shared/fields.ts';
import { nameError, type NameError } from './name.ts';
import { passwordError, type PasswordError } from './password.ts';
import { readPhone, type PhoneError } from './phone.ts';

export { minimumPasswordLength } from './password.ts';

/** Why a field is rejected; each has a sentence in `fieldErrors` of the texts. */
export type FieldError =
  | NameError
  | 'invalid_email'
  | PasswordError
  | 'passwords_differ'
  | 'terms_not_accepted'
  | PhoneError;

/** A new password, which must not be made of the person: `about`, and what else the form says of them. */
export function newPasswordError(about: readonly string[] = []) {
  return (value: string, values: Readonly<Partial<FormValues>>) =>
    value === '' ? 'required' : passwordError(value, [...about, ...personOf(values)]);
}

/** A telephone number that may be left out, read as the page's language writes it. */
export function optionalPhoneError(lang: Lang): Check<PhoneError> {
  return async (value) => {
    // Where the numbering plans cannot be loaded, the number is taken as it is.
    const phone = await readPhone(value, lang).catch(() => undefined);
    return phone?.type === 'error' ? phone.error : undefined;
  };
}

/** The password's length is not the sign-in form's business. */
export const signInFields = {
  email: emailError,
  password: (value: string) => (value === '' ? 'required' : undefined),
} as const;

export const signUpFields = {
  firstName: nameError,
  lastName: nameError,
  email: emailError,
  password: newPasswordError(),
} as const;

/** A new password, typed twice. */
export function newPasswordFields(about: readonly string[]) {
  return { password: newPasswordError(about), confirmPassword: repeatError } as const;
}

/** The account form. `acceptTerms` is a box. */
export function accountFields(lang: Lang) {
  return {
    firstName: nameError,
    lastName: nameError,
    email: emailError,
    phone: optionalPhoneError(lang),
    password: newPasswordError(),
    confirmPassword: repeatError,
    acceptTerms: (ticked: string) => (ticked === '' ? 'terms_not_accepted' : undefined),
  } as const;
}

/** What of a form a password may not be made of. */
export function personOf(
  form: Readonly<Partial<Record<'firstName' | 'lastName' | 'email', string>>>,
): readonly string[] {
  return [form.firstName ?? '', form.lastName ?? '', form.email ?? ''];
}

function repeatError(again: string, { password }: Readonly<Partial<FormValues>>) {
  return required(again) ?? (again === password ? undefined : 'passwords_differ');
}
