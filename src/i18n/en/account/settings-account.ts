/** Settings: texts shared by all sections, then identity, address and password. */
import type * as fr from '../../fr/account/settings-account.ts';
import { auth } from '../auth/dialogs.ts';
import { deletion, identity as identityFields, newEmail, newPassword } from '../required-fields.ts';

export const common: typeof fr.common = {
  navigation: 'Settings sections',
  all: 'All settings',
  loading: 'Loading your settings…',
  unread: 'This part could not be loaded. Nothing is lost.',
  slow: 'This is taking longer than expected.',
  retry: 'Try again',
  save: 'Save',
  busy: 'One moment…',
  saved: 'Saved.',
  cancel: 'Go back',
};

/** The section of webhooks; its texts are in signals/webhooks.ts. */
export const execution = { heading: 'Automatic execution' };

export const missing: typeof fr.missing = {
  identity: identityFields,
  newEmail,
  newPassword,
  deletion,
};

const unexpected =
  'The request did not go through. Try again in a moment; if it happens again, write to us.';
const emailRefused = 'This address cannot be used here. Check it, or choose another.';
const wrongFactorCode =
  'That code is wrong, or has been used already. Wait for the next one in your app, then type it.';

export const errors: typeof fr.errors = {
  ...auth.errors,
  network:
    'We received no answer. What you typed is still here. Check your connection, then try again.',
  unexpected,
  method_not_allowed: unexpected,
  too_large: unexpected,
  bad_request: unexpected,
  unavailable:
    'The fault is on our side. Nothing is lost: try again in a moment; if it happens again, write to us.',
  unauthenticated: 'Your session has ended. Sign in again, then start over.',
  second_factor_required:
    'This session was opened without the code from your app. Sign out, sign in again with the code, then start over.',
  invalid_credentials: 'That is not your current password. Check it, then try again.',
  same_password: 'The new password is the same as the current one. Choose another.',
  weak_password: 'This password is too easy to guess. Choose a longer one.',
  email_refused: emailRefused,
  account_exists: emailRefused,
  same_email: 'That is already the address of your account. Enter a different one.',
  link_spent:
    'This link has expired or has been used. If your address has not changed, ask for a new link from your settings.',
  invalid_link:
    'This link is more than an hour old, or another account asked for it. Ask for a new one under “Two-factor authentication”.',
  wrong_factor_code: wrongFactorCode,
  factor_expired: wrongFactorCode,
  factor_not_found:
    'This setup was cancelled elsewhere, or has expired. Go back and start again: a new key will be made.',
  confirmation_mismatch:
    'That is not the address of your account. Nothing was erased: check it, then try again.',
  erasure_pending:
    'Your request is recorded, but the account could not be erased right away. We will keep trying: there is nothing else for you to do. A last email will tell you that it is done.',
  erasure_unknown:
    'We received no confirmation, but your request may have been recorded. If so, the account will be erased without you doing anything else, and a last email will tell you. If no email comes within the hour, ask again: nothing is done twice.',
  stripe_unavailable:
    'Stripe is not responding. As far as we know, nothing was changed. Try again in a moment.',
  no_subscription:
    'There is no subscription left to change. Reload the page to see the current state.',
  plan_not_open: 'This plan is not on sale yet: the signals area is not open. Nothing was changed.',
  same_plan: 'That is your plan already. Nothing was changed.',
  ending: 'Your subscription is cancelled. Resume it first, then start over.',
  payment_due:
    'A payment is due or under way. If this page asks you to, make it first; otherwise start over in an hour. Nothing was changed.',
  changed: 'The amount is no longer the one shown: nothing was charged. Here is the new one.',
  preview_expired: 'The amount shown was out of date: nothing was charged. Here is the new one.',
  too_many_changes:
    'You have changed plan four times in 24 hours, so it stays as it is. You can change it again tomorrow.',
  suspended:
    'The payment for this period was refunded, or is disputed with your bank, so the plan cannot change. Write to us and we will sort it out.',
  card_declined:
    'Your bank declined this card: the previous one stays on file. Check with the bank, or try another card.',
  plan_unchanged:
    'Your bank declined the payment: your plan stays the same and nothing was charged. Check with the bank, or try another card.',
  unknown_card: 'This card was not recognised. Enter it again.',
  card_incomplete: 'Some card details are missing: see the fields that are marked.',
  card_not_authenticated:
    'Your bank could not confirm that it was you. The card was not changed. Start over, or use another one.',
  stripe_blocked:
    'Stripe’s form could not be opened. An extension or your network may be blocking it. Stripe’s own page lets you change your card as well.',
};

export const identity: typeof fr.identity = {
  heading: 'Identity',
  intro: 'To greet you, and to suggest the name on your certificate. None of it is public.',
  firstName: 'First name',
  lastName: 'Last name (optional)',
  phone: 'Telephone (optional)',
  phoneHint: 'Used only to call you, if you ask us to. Example: +44 7400 123456',
  language: 'Email language',
  languages: { fr: 'French', en: 'English' },
};

export const email: typeof fr.email = {
  heading: 'Email address',
  now: 'Your address',
  field: 'New address',
  hint: 'One email goes to your current address and another to the new one. Nothing changes until you have confirmed from both.',
  submit: 'Request the change',
  sent: 'The emails are on their way, to the current address and to the new one.',
  pending: 'New address requested: {email}.',
  pendingText:
    'Open both emails and confirm in each. Until then your address stays the same. To drop the change, leave the links alone; they expire on their own.',
  again: 'Send the emails again',
  other: 'Use a different address',
  link: {
    heading: 'Confirm the change of address',
    text: 'You followed a link from an email. Nothing is confirmed yet: this button does it, once.',
    confirm: 'Confirm',
    dismiss: 'Do not confirm',
    changed: 'Done: your account has a new address. Sign in with it from now on.',
    half: 'This address is confirmed. Now open the email sent to the other one and confirm there too.',
    done: 'See my settings',
  },
};

export const password: typeof fr.password = {
  heading: 'Password',
  current: 'Current password',
  next: 'New password',
  submit: 'Change the password',
  changed: 'Password changed. Your other devices have been signed out.',
  forgotten: 'Forgotten it?',
  mailLink: 'Receive a link by email',
  mailed: 'A link is on its way to {email}. It is valid for 10 minutes and works once.',
  google:
    'You sign in with Google. To be able to sign in with a password as well, have a link sent to {email}: it lets you choose one.',
};
