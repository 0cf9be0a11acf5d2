import type * as fr from '../fr/required-fields.ts';

export const support: typeof fr.support = {
  name: 'This field is required: we need a name to reply to.',
  email: 'This field is required: we need an address to send our reply to.',
  subject: 'This field is required: a few words, so you recognise our reply.',
  message: 'This field is required: we need a question to answer.',
};

export const booking: typeof fr.booking = {
  firstName: 'This field is required: we need a first name to greet you by.',
  lastName: 'This field is required: we need a last name to confirm the appointment.',
  email: 'This field is required: we need an address to send the confirmation to.',
  phone: 'This field is required: we need a number to call you on.',
};

export const identity: typeof fr.identity = {
  firstName: 'This field is required: we need a first name to greet you by.',
};

export const newEmail: typeof fr.newEmail = {
  email: 'This field is required: we need the new address to send a link to it.',
};

export const newPassword: typeof fr.newPassword = {
  current: 'This field is required: your current password shows that it is you.',
  password: 'This field is required: choose the new password.',
};

export const deletion: typeof fr.deletion = {
  confirmation:
    'This field is required: your account’s address confirms that you want to erase it.',
};

export const contractEnd: typeof fr.contractEnd = {
  name: 'This field is required: we need your name to find the contract.',
  email: 'This field is required: we need an address to send the acknowledgement to.',
};
