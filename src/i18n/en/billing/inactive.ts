import type * as fr from '../../fr/billing/inactive.ts';

export const onHold: typeof fr.onHold = {
  unpaid: 'Payment outstanding',
  refunded: 'Payment refunded',
  disputed: 'Payment disputed',
  paused: 'Subscription paused',
  settle: 'Make the payment',
  manage: 'Manage the subscription',
};

export const inactive: typeof fr.inactive = {
  refundedText:
    'Your last payment was returned to you and access has stopped. Unless the subscription is cancelled, it renews on its date and the lessons open again. Your account, your progress and the free lesson remain.',
  disputedText:
    'A payment was disputed with your bank. Access is on hold until it decides. If you disputed nothing, or if it was a mistake, write to us.',
  pausedText:
    'Nothing is charged and the lessons are closed. Write to us to resume the subscription, or cancel it.',
  manage: onHold.manage,
};
