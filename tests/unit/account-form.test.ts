import { describe, expect, it } from 'vitest';
import {
  accountFaults,
  emailFault,
  newPasswordFaults,
  signInFaults,
  signUpFaults,
} from '../../src/domain/account/form.ts';

const whole = {
  firstName: 'Claire',
  lastName: 'Martin',
  email: 'claire@exemple.fr',
  password: 'une boussole et un carnet',
  confirmPassword: 'une boussole et un carnet',
  acceptTerms: 'on',
};

describe('the account form', () => {
  it('can be sent whole', () => {
    expect(accountFaults(whole)).toEqual({});
  });

  it('names every field that is missing', () => {
    const empty = Object.fromEntries(Object.keys(whole).map((name) => [name, ''])) as typeof whole;
    expect(accountFaults(empty)).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      password: 'required',
      confirmPassword: 'required',
      acceptTerms: 'termsNotAccepted',
    });
  });

  it('asks for the same password twice, and for one not made of the person', () => {
    expect(accountFaults({ ...whole, confirmPassword: 'une boussole' })).toEqual({
      confirmPassword: 'passwordsDiffer',
    });
    expect(signUpFaults({ ...whole, password: 'Claire-Martin1' })).toEqual({
      password: 'personalPassword',
    });
    expect(newPasswordFaults({ password: 'motdepasse', confirmPassword: 'x' }, [])).toEqual({
      password: 'commonPassword',
      confirmPassword: 'passwordsDiffer',
    });
  });

  it('lets anybody sign in with the password they have', () => {
    expect(signInFaults({ email: 'a@b.fr', password: '1' })).toEqual({});
    expect(signInFaults({ email: 'a@b', password: '' })).toEqual({
      email: 'invalidEmail',
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
  ])('refuses what is no address: %j', (email) => {
    expect(emailFault(email)).toBe('invalidEmail');
  });
});
