/** What the forms of an account accept. The server has its own rules; these spare a round trip. */
import { isEmail } from '../shared/email.ts';
import { nameFault, type NameFault } from './name.ts';
import { passwordFault, type PasswordFault } from './password.ts';
import type { PhoneFault } from './phone.ts';

export { minimumPasswordLength } from './password.ts';

/** Why a field is refused; the form shows one sentence for each. */
export type FieldFault =
  | NameFault
  | 'invalidEmail'
  | PasswordFault
  | 'passwordsDiffer'
  | 'termsNotAccepted'
  | `phone-${PhoneFault}`;

export type FieldFaults<Name extends string> = Partial<Record<Name, FieldFault>>;

type SignInField = 'email' | 'password';
type SignUpField = SignInField | 'firstName' | 'lastName';
type AccountField = SignUpField | 'confirmPassword' | 'acceptTerms';

/** Faults of a sign-in; empty when it can be sent. The password's length is not the form's business. */
export function signInFaults(
  form: Readonly<Record<SignInField, string>>,
): FieldFaults<SignInField> {
  return faults({
    email: emailFault(form.email),
    password: form.password === '' ? 'required' : undefined,
  });
}

/** Faults of a sign-up; empty when it can be sent. */
export function signUpFaults(
  form: Readonly<Record<SignUpField, string>>,
): FieldFaults<SignUpField> {
  return faults({
    firstName: nameFault(form.firstName),
    lastName: nameFault(form.lastName),
    email: emailFault(form.email),
    password: newPasswordFault(form.password, personOf(form)),
  });
}

/** Faults of the account form, whose telephone number is read by `readPhone`. `''` is an empty box. */
export function accountFaults(
  form: Readonly<Record<AccountField, string>>,
): FieldFaults<AccountField> {
  return faults({
    ...signUpFaults(form),
    confirmPassword: repeatFault(form.password, form.confirmPassword),
    acceptTerms: form.acceptTerms === '' ? 'termsNotAccepted' : undefined,
  });
}

/** Faults of a new password typed twice. */
export function newPasswordFaults(
  form: Readonly<Record<'password' | 'confirmPassword', string>>,
  about: readonly string[],
): FieldFaults<'password' | 'confirmPassword'> {
  return faults({
    password: newPasswordFault(form.password, about),
    confirmPassword: repeatFault(form.password, form.confirmPassword),
  });
}

/** What of a form a password may not be made of. */
export function personOf(
  form: Readonly<Partial<Record<'firstName' | 'lastName' | 'email', string>>>,
): readonly string[] {
  return [form.firstName ?? '', form.lastName ?? '', form.email ?? ''];
}

/** Why an address is refused; undefined when it is not. */
export function emailFault(value: string): FieldFault | undefined {
  const email = value.trim();
  if (email === '') return 'required';
  return isEmail(email) ? undefined : 'invalidEmail';
}

function newPasswordFault(value: string, about: readonly string[]): FieldFault | undefined {
  return value === '' ? 'required' : passwordFault(value, about);
}

function repeatFault(password: string, again: string): FieldFault | undefined {
  if (again === '') return 'required';
  return again === password ? undefined : 'passwordsDiffer';
}

function faults<Name extends string>(
  all: Partial<Record<Name, FieldFault | undefined>>,
): FieldFaults<Name> {
  return Object.fromEntries(Object.entries(all).filter(([, fault]) => fault)) as FieldFaults<Name>;
}
