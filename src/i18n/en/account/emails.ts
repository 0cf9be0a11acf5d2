import type * as fr from '../../fr/account/emails.ts';

export const accountEmails: typeof fr.accountEmails = {
  settings: 'Open settings',
  protectionReason: 'We write whenever an account’s protection changes. A question? {email}',
  deleted: {
    subject: 'Your account has been erased',
    title: 'Your account has been erased',
    requested: {
      text: 'You asked for this in your settings.',
      reason: 'This message confirms your request. If you did not make it, write to {email}.',
    },
    unused: {
      text: 'It had not been used for two years, and we wrote to you a month ago.',
      reason: 'We erase accounts that have not been used for two years. A question? {email}',
    },
    text: 'Your profile, your progress, your notes, your certificate and your preferences are no longer in our database, and no subscription is running: nothing more will be charged.',
    remains: 'Besides a record of the erasure (numbers and dates, for 90 days), this remains:',
    nothingRemains:
      'Once this email has gone, all that remains of this account in our database is a record of the erasure: numbers and dates, with no name or address, for 90 days. A message sent or an appointment booked without signing in was not tied to it: to have it erased, write to us from the address you gave.',
    kept: {
      invoices:
        'Your invoices, at Stripe, for ten years: French law requires this of every merchant.',
      checkout_evidence:
        'The evidence of what you accepted when ordering, for ten years after the contract ended, and of any declaration that ended it, for five years after the same date, without your name or address. After a withdrawal, hashes of your address and your card, which we cannot read back, remain as well.',
    },
    after:
      'The address of this account leaves our mailing records as this message is sent. You may open a new account at any time; the old one cannot be restored.',
  },
  unused: {
    subject: 'Your account will be erased after {date}',
    title: 'You haven’t used your account for nearly two years',
    paragraphs: [
      'Unless you sign in, we will erase it after {date}, along with your profile, your progress, your notes, your certificate and your preferences. You have no subscription, so nothing is being charged.',
      'To keep it, sign in before that date; there is nothing else to do. You can also erase it now in your settings, or leave it to us.',
    ],
    action: 'Sign in',
    reason:
      'Our privacy policy says that we do not keep the data of accounts nobody uses. A question? {email}',
  },
  secondFactorRemoved: {
    subject: 'A recovery code turned off two-factor authentication',
    title: 'Two-factor authentication is off',
    paragraphs: [
      'On {at} (Paris time), a recovery code was used to turn it off. Your password alone now signs you in, and the other codes no longer work.',
      'If this was you, turn it on again with your new device. If not, somebody knows your password and one of your codes: change the password, then sign out everywhere, in your settings.',
    ],
  },
  recoveryCodesRenewed: {
    subject: 'Your recovery codes have changed',
    title: 'Your recovery codes have changed',
    paragraphs: [
      'On {at} (Paris time), ten new codes were made for your account. The previous ones no longer work.',
      'If this was not you, change your password, then sign out everywhere, in your settings.',
    ],
  },
  signUpCode: {
    subject: 'Your code: {code}',
    greeting: 'Hello,',
    greetingTo: 'Hello {name},',
    instruction: 'Enter this code to confirm your email address.',
    code: 'Code',
    validity: 'It is valid for 10 minutes.',
    reason: 'Didn’t ask for it? Ignore this message: no account will be created.',
  },
  addressLink: {
    subject: 'Confirm your email address',
    title: 'Confirm your address',
    paragraphs: [
      'Two-factor authentication and the email reminders for your account need this confirmation first. Open the link in a browser where you are signed in, then press the button on the page.',
    ],
    action: 'Confirm my address',
    after: ['The link is valid for one hour.'],
    notMine: 'Not your account? Choose a password, and nobody but you will have access to it',
    reason:
      'If you did not ask for this, somebody may have signed up with your address: without your confirmation they cannot shut you out. A question? {email}',
  },
  earlierAccessEnded: {
    subject: 'This address is confirmed: earlier access to the account has ended',
    title: 'Your address is confirmed',
    paragraphs: [
      'On {at} (Paris time), you showed that this address is yours. Nobody had done so for this account before: someone else could have opened it in your place.',
      'Everything that opened the account until then has therefore ended: the old password, other sessions, two-factor authentication and recovery codes. If they were yours, choose a new password and turn two-factor authentication on again in your settings.',
      'Nothing else changes: your subscription and your progress stay where they are.',
    ],
  },
};
