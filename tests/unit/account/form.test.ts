import { describe, expect, it } from 'vitest';
import {
  accountFields,
  newPasswordFields,
  signInFields,
  signUpFields,
} from '../../../src/domain/account/form.ts';
import { emailError } from '../../../src/domain/shared/email.ts';
import { checkFields } from '../../../src/domain/shared/fields.ts';

const whole = {
  firstName: 'Claire',
  lastName: 'Martin',
  email: 'claire@exemple.fr',
  phone: '',
  password: 'une boussole et un carnet',
  confirmPassword: 'une boussole et un carnet',
  acceptTerms: 'on',
};

const accountErrors = (values: typeof whole) => checkFields(accountFields('fr'), values);

describe('the account form', () => {
  it('accepts complete input', async () => {
    expect(await accountErrors(whole)).toEqual({});
  });

  it('reports every missing field', async () => {
    const empty = Object.fromEntries(Object.keys(whole).map((name) => [name, ''])) as typeof whole;
    expect(await accountErrors(empty)).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      password: 'required',
      confirmPassword: 'required',
      acceptTerms: 'terms_not_accepted',
    });
  });

  it('requires matching passwords without personal data', async () => {
    expect(await accountErrors({ ...whole, confirmPassword: 'une boussole' })).toEqual({
      confirmPassword: 'passwords_differ',
    });
    expect(checkFields(signUpFields, { ...whole, password: 'Claire-Martin1' })).toEqual({
      password: 'personal_password',
    });
    expect(
      checkFields(newPasswordFields([]), { password: 'motdepasse', confirmPassword: 'x' }),
    ).toEqual({
      password: 'common_password',
      confirmPassword: 'passwords_differ',
    });
  });

  it('accepts any existing password on sign-in', () => {
    expect(checkFields(signInFields, { email: 'a@b.fr', password: '1' })).toEqual({});
    expect(checkFields(signInFields, { email: 'a@b', password: '' })).toEqual({
      email: 'invalid_email',
      password: 'required',
    });
  });

  it.each([
    'claire',
    'claire@',
    '@exemple.fr',
    'claire@exemple',
    'claire @exemple.fr',
    'claire@exemple.fr\r\nBcc: x@y.z',
    'cla\u0000ire@exemple.fr',
    `${'a'.repeat(250)}@b.fr`,
  ])('rejects an invalid email address: %j', (email) => {
    expect(emailError(email)).toBe('invalid_email');
  });
});
