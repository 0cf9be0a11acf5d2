/**
 * Fields of the account forms. Client-side validation only saves a round trip; the server has
 * its own rules.
 */
import type { Lang } from '../../i18n/locales.ts';
import { emailError } from '../shared/email.ts';
import { required, type Check, type FormValues } from '../shared/fields.ts';
import { nameError, type NameError } from './name.ts';
import { passwordError, type PasswordError } from './password.ts';
import { readPhone, type PhoneError } from './phone.ts';

/** Why a field is rejected; `fieldErrors` in the texts has a message for each code. */
export type FieldError =
  | NameError
  | 'invalid_email'
  | PasswordError
  | 'passwords_differ'
  | 'terms_not_accepted'
  | PhoneError;

/**
 * Validates a new password. `about`: personal data (names, address) the password must not be
 * built from; the form's own fields are added.
 */
export function newPasswordError(about: readonly string[] = []) {
  return (value: string, values: Readonly<Partial<FormValues>>) =>
    value === '' ? 'required' : passwordError(value, [...about, ...personOf(values)]);
}

/** Validates an optional phone number, read in the format of the page's language. */
export function optionalPhoneError(lang: Lang): Check<PhoneError> {
  return async (value) => {
    // If the numbering plans cannot be loaded, the number is accepted unchecked.
    const phone = await readPhone(value, lang).catch(() => undefined);
    return phone?.type === 'error' ? phone.error : undefined;
  };
}

/** Sign-in does not check the password's length. */
export const signInFields = {
  email: emailError,
  password: (value: string) => (value === '' ? 'required' : undefined),
} as const;

/** The sign-up form. `acceptTerms` is a checkbox. */
export const signUpFields = {
  firstName: nameError,
  lastName: nameError,
  email: emailError,
  password: newPasswordError(),
  acceptTerms: (ticked: string) => (ticked === '' ? 'terms_not_accepted' : undefined),
} as const;

/** A new password and its confirmation. */
export function newPasswordFields(about: readonly string[]) {
  return { password: newPasswordError(about), confirmPassword: confirmationError } as const;
}

/** The personal data of a form: a password must not be built from it. */
export function personOf(
  form: Readonly<Partial<Record<'firstName' | 'lastName' | 'email', string>>>,
): readonly string[] {
  return [form.firstName ?? '', form.lastName ?? '', form.email ?? ''];
}

function confirmationError(again: string, { password }: Readonly<Partial<FormValues>>) {
  return required(again) ?? (again === password ? undefined : 'passwords_differ');
}
