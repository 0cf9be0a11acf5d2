import { planNames } from '../billing/plan-names.ts';
import type * as fr from '../../fr/checkout/checkout.ts';

export const checkoutReturn: typeof fr.checkoutReturn = {
  title: 'Payment check',
  description: 'The page that waits for your payment to be confirmed and opens your subscription.',
  waiting: 'We are checking your payment',
  waitingText: 'This usually takes a few seconds. You can leave this page open.',
  stages: {
    label: 'How far the check has got',
    payment: 'Stripe confirms the payment',
    record: 'The subscription is recorded here',
    access: 'The lessons open',
    done: 'done',
    current: 'under way',
    todo: 'next',
  },
  thanks: 'Thank you, your subscription is active',
  thanksText: {
    partial:
      '{published} of {planned} lessons are published. The next ones will open here as they appear.',
    complete: 'All {planned} lessons and their quizzes are waiting for you.',
  },
  close: 'Close',
  paid: 'Payment confirmed',
  welcome: 'Welcome. Your lessons are open.',
  hour: {
    heading: 'Your first hour',
    minutes: '{n} min',
    read: 'Read “{title}”',
    back: 'Pick up “{title}”',
    open: 'Open the lesson',
  },
  contract: 'Your subscription',
  withdrawUntil: 'You may withdraw until',
  withdraw: 'Withdraw from the contract here',
  cancel: 'Cancel your contract',
  opened: 'Your subscription is open',
  plan: 'Plan',
  planNames,
  amount: 'Amount',
  perMonth: '{price} per month',
  renews: 'Next renewal',
  until: 'Access until',
  reference: 'Contract reference',
  mail: 'A confirmation is on its way to {email}. It repeats the plan, the price and what you accepted: keep it.',
  referenceText:
    'Quote it when you write to us about this contract. To cancel, it helps but is not required.',
  start: 'Go to the course',
  dashboard: 'See the dashboard',
  billing: 'See invoices and card',
  left: 'The payment was not completed',
  leftText:
    'Nothing was charged. The payment page is still open: pick up where you left off, or go back to the plans.',
  leftExpired:
    'Nothing was charged, and the payment page has closed. To subscribe, choose a plan again.',
  resume: 'Resume the payment',
  declined: 'The payment did not go through',
  declinedText:
    'Your bank declined the payment: nothing was charged. Check with the bank, or try another card.',
  otherCard: 'Try again',
  authenticate: 'Your bank is waiting for your confirmation',
  authenticateText:
    'The payment completes once you have confirmed it with your bank. Until then no money is taken and the lessons stay closed.',
  toBank: 'Confirm the payment',
  returned: 'Your payment has been refunded',
  returnedText:
    'It arrived after the subscription had ended, so we have sent all of it back. Banks usually take a few days to show it. To subscribe, choose a plan again.',
  offline: 'You are offline',
  offlineText:
    'Your payment does not depend on your connection. The check resumes by itself as soon as the connection is back.',
  late: 'The confirmation is taking longer than usual',
  lateText:
    'If you paid, your subscription will open as soon as Stripe confirms it: nothing is lost and you will not be charged twice. You can check again.',
  check: 'Check again',
  settings: 'Open subscription and billing',
  write: 'Write to us',
  signedOut: 'Sign in to see your subscription',
  signedOutText:
    'Your payment does not depend on this page: the subscription belongs to your account.',
  signIn: 'Sign in',
  failed: 'We could not load your subscription',
  failedText: 'Nothing is lost and there is nothing to pay. Try again in a moment.',
  none: 'No payment under way from this account',
  noneText:
    'You are signed in as {email}, and no payment is under way from this account. If you paid with another one, sign in with that.',
  plans: 'See the plans',
};

export const stripeConsent: typeof fr.stripeConsent = {
  text: 'I have read and accept the [terms of use and sale]({terms}). I ask for immediate access and acknowledge that I thereby lose my statutory right of withdrawal. The seller honours it all the same: a first withdrawal within 14 days is refunded in full.',
};
