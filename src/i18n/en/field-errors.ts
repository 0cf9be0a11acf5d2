import type * as fr from '../fr/field-errors.ts';

export const fieldErrors: typeof fr.fieldErrors = {
  required: 'This field is required',
  invalid_email: 'This email address is not complete. Example: claire@example.com',
  too_long: '100 characters at most.',
  unprintable: 'This field contains an invisible character. Type it again.',
  short_password: 'The password must have at least 8 characters.',
  long_password:
    'This password is longer than 72 characters (slightly fewer with accented letters). Shorten it.',
  common_password:
    'This password is among the most common ones, or resembles one: attackers try those first. Choose another.',
  personal_password:
    'This password is based on your name, your email address or the name of the site. Choose another.',
  passwords_differ: 'The passwords do not match.',
  terms_not_accepted: 'You must accept the terms',
  phone_not_a_number: 'This is not a telephone number. Example: +44 7400 123456',
  phone_no_country: 'Add the country code. Example: +44 7400 123456',
  phone_too_short: 'This number is missing digits.',
  phone_too_long: 'This number has too many digits.',
  phone_impossible:
    'No telephone number in that country looks like this. Check it, or leave the field empty.',
};
