import type * as fr from '../fr/checkout.ts';

export const checkoutReturn: typeof fr.checkoutReturn = {
  title: 'Back from payment',
  description: 'The page that waits for your payment to be confirmed and opens your subscription.',
  waiting: 'Waiting for Stripe’s confirmation',
  waitingText: 'This usually takes a few seconds. You can leave this page open.',
  thanks: 'Thank you, your subscription is active',
  thanksText: 'The published lessons are now open to you.',
  plan: 'Plan',
  planNames: { formation: 'Training only', formationEtSignaux: 'Training + Signals' },
  renews: 'Next renewal',
  start: 'Go to the course',
  backToLesson: 'Back to the lesson',
  late: 'The confirmation is taking longer than usual',
  lateText:
    'If you paid, your subscription will open as soon as Stripe confirms it: nothing is lost and you will not be charged twice. You can check again.',
  check: 'Check again',
  signedOut: 'Sign in to see your subscription',
  signedOutText: 'Your payment does not need this page: the subscription belongs to your account.',
  signIn: 'Sign in',
  failed: 'We could not read your subscription',
  failedText: 'Nothing is lost and there is nothing to pay. Check your connection, then try again.',
  none: 'No active subscription on this account',
  noneText: 'If you stopped before paying, nothing was charged.',
  plans: 'See the plans',
};
