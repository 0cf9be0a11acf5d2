import type * as fr from '../../fr/auth/emails.ts';

const linkUse = 'The link is valid for 10 minutes and works once.';
const choosePassword = '[Choose a new password](page:resetPassword)';
const writeToUs = '[write to us](page:support)';

export const authEmails: typeof fr.authEmails = {
  confirmation: {
    subject: 'Your code: {token}',
    title: 'Hello,',
    before: ['Enter this code to confirm your email address:'],
    after: ['It is valid for 10 minutes.'],
    reason:
      'Didn’t ask for it? Ignore this message: without this code, the account cannot be used.',
  },
  recovery: {
    subject: 'Choose a new password',
    title: 'New password',
    before: ['A new password was requested for the account {email}. This link lets you choose it.'],
    action: 'Choose a password',
    after: [linkUse],
    reason: 'Didn’t ask for it? Ignore this message: your password stays the same.',
  },
  welcome: {
    subject: 'Your account is ready',
    title: 'Welcome',
    before: [
      'Your account is set up with the address {email}. Your dashboard keeps your place in the course and takes you to the next lesson.',
    ],
    action: 'Open the dashboard',
    after: [],
    reason: `Didn’t create this account? ${choosePassword}, then erase the account in its settings.`,
  },
  magic_link: {
    subject: 'Signing in to your account',
    title: 'Signing in',
    before: [
      'Somebody asked for a link to sign in to the account {email}. We don’t send one: you sign in on our website.',
    ],
    after: [],
    reason: `This message gives no access. Forgotten your password? ${choosePassword}.`,
  },
  reauthentication: {
    subject: 'Checking that it is you',
    title: 'Identity check',
    before: [
      'Somebody asked for a verification code for the account {email}. We don’t send one: you change the account in its settings.',
    ],
    after: [],
    reason: `Wasn’t this you? ${choosePassword}, then ${writeToUs}.`,
  },
  email_change: {
    subject: 'Confirm your new email address',
    title: 'Change of address',
    before: [
      'The address of your account is to change from {email} to {newEmail}.',
      'This message goes to both addresses. The change is made once each has confirmed it.',
    ],
    action: 'Confirm the change',
    after: [linkUse],
    reason:
      'Didn’t ask for it? Don’t confirm: the address stays the same. If the account is yours, [change its password](page:resetPassword).',
  },
  email_changed: {
    subject: 'Your email address has changed',
    title: 'Address changed',
    before: [
      'Your account no longer uses the address {oldEmail}. Further messages go to the new one.',
    ],
    after: [],
    reason: 'Wasn’t this you? [Write to us](page:support) from this address.',
  },
  password_changed: {
    subject: 'Your password has changed',
    title: 'Password changed',
    before: [
      'The password for the account {email} has just been changed. Other devices have been signed out.',
    ],
    after: [],
    reason: `Wasn’t this you? ${choosePassword}, then ${writeToUs}.`,
  },
  mfa_factor_enrolled: {
    subject: 'Two-factor authentication is on',
    title: 'Two-factor authentication is on',
    before: [
      'Signing in to the account {email} now takes a code from your app after the password.',
      'Keep your recovery codes somewhere safe: without the app, one of them lets you in.',
    ],
    after: [],
    reason: 'Wasn’t this you? [Write to us](page:support).',
  },
  mfa_factor_unenrolled: {
    subject: 'Two-factor authentication is off',
    title: 'Two-factor authentication is off',
    before: [
      'The authenticator app was removed from the account {email}. From now on the password alone is enough to sign in.',
    ],
    action: 'Open the settings',
    after: [],
    reason: `Wasn’t this you? ${choosePassword}, then ${writeToUs}.`,
  },
};
