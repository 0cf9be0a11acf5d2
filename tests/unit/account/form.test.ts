import { describe, expect, it } from 'vitest';
import { newPasswordFields, signInFields, signUpFields } from '../../../src/domain/account/form.ts';
import { emailError } from '../../../src/domain/shared/email.ts';
import { checkFields } from '../../../src/domain/shared/fields.ts';

const whole = {
  firstName: 'Claire',
  lastName: 'Martin',
  email: 'claire@exemple.fr',
  password: 'une boussole et un carnet',
  acceptTerms: 'on',
};

describe('the sign-up form', () => {
  it('accepts complete input', () => {
    expect(checkFields(signUpFields, whole)).toEqual({});
  });

  it('reports every missing field', () => {
    const empty = Object.fromEntries(Object.keys(whole).map((name) => [name, ''])) as typeof whole;
    expect(checkFields(signUpFields, empty)).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      password: 'required',
      acceptTerms: 'terms_not_accepted',
    });
  });

  it('requires a password without personal data, and a matching one where it is typed twice', () => {
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
