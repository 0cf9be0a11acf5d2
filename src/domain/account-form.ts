/** What the sign-in and sign-up forms accept. The server has its own rules; these spare a round trip. */

/** Shortest password, in characters. Supabase enforces the same (supabase/config.toml). */
export const minimumPasswordLength = 8;

/** Why a field is refused; the form shows one sentence for each. */
export type FieldFault = 'required' | 'invalidEmail' | 'shortPassword';

export type FieldFaults<Name extends string> = Partial<Record<Name, FieldFault>>;

type SignInField = 'email' | 'password';
type SignUpField = SignInField | 'firstName' | 'lastName';

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
    firstName: requiredFault(form.firstName),
    lastName: requiredFault(form.lastName),
    email: emailFault(form.email),
    password: passwordFault(form.password),
  });
}

function requiredFault(value: string): FieldFault | undefined {
  return value.trim() === '' ? 'required' : undefined;
}

/** Only what cannot be an address is refused: whether it exists, the mailed code tells. */
function emailFault(value: string): FieldFault | undefined {
  return (
    requiredFault(value) ??
    (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? undefined : 'invalidEmail')
  );
}

function passwordFault(value: string): FieldFault | undefined {
  if (value === '') return 'required';
  return value.length < minimumPasswordLength ? 'shortPassword' : undefined;
}

function faults<Name extends string>(all: Record<Name, FieldFault | undefined>): FieldFaults<Name> {
  return Object.fromEntries(Object.entries(all).filter(([, fault]) => fault)) as FieldFaults<Name>;
}
