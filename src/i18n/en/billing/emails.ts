import type * as fr from '../../fr/billing/emails.ts';

export const billingEmails: typeof fr.billingEmails = {
  monthlyPrice: '{price} a month, VAT included',
  reference: 'Reference',
  plan: 'Plan',
  price: 'Price',
  renewal: 'Renewal',
  noRenewal: 'None',
  onDay: 'On {day}',
  seeSubscription: 'See my subscription',
  cancel: 'Cancel your contract',
  withdraw: 'Withdraw from the contract here',
  reason: 'We write at each step of a subscription. A question? {email}',
  welcome: {
    subject: 'Confirmation of your subscription',
    title: 'Your subscription is open',
    text: 'Thank you. This message confirms your order and brings together what you chose, what you accepted and the two ways out. Keep it.',
    duration: 'Duration',
    durationValue: 'No fixed term, paid month by month until you cancel',
    ordered: 'Ordered',
    orderedValue: '{at}, Paris time',
    renewalValue: 'On {day}, on the same card',
    terms: 'Terms accepted',
    termsValue: 'Version of {version}, accepted on {at}, Paris time',
    immediate: 'Immediate access',
    immediateValue:
      'You asked for it at the same moment, acknowledging that the statutory right of withdrawal is thereby lost (article L. 221-28, 13°, of the French consumer code); we honour it for a first withdrawal',
    withdrawal: 'Withdrawal',
    withdrawalValue: 'Online, until {day} at 23:59:59, Paris time',
    seller: 'Seller',
    listTitle: 'Open today:',
    notOpen:
      'Not open yet: the signals and their reasoning. They will be added at no extra cost when their area opens; we do not promise a date.',
    canCancel:
      'You can cancel at any time, free of charge and without giving a reason: access lasts to the end of the month you paid for, then nothing more is charged.',
    canWithdraw:
      'You can also withdraw from the contract within the withdrawal period: access ends at once and what you paid is refunded{waived}.',
    waived:
      ', even though you asked for immediate access. If you have already withdrawn from an earlier contract, a person decides on the refund',
    discount:
      'If a discount applied to your order, the amount charged is on the invoice, in your settings.',
    contact: 'Contact',
    mediator: 'Consumer mediator',
    guarantees:
      'The legal guarantee of conformity for digital content and services (articles L. 224-25-12 and following of the French consumer code) and that against hidden defects (articles 1641 to 1649 of the civil code) apply.',
    withdrawalForm: [
      'Model withdrawal form. Complete and return this form only if you wish to withdraw from the contract.',
      'To {seller}:',
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*) / for the provision of the following service (*):',
      'Ordered on (*) / received on (*):',
      'Name of consumer(s):',
      'Address of consumer(s):',
      'Signature of consumer(s), only if this form is notified on paper:',
      'Date:',
      '(*) Delete as appropriate.',
    ],
    openCourse: 'Open the course',
    billing: 'Subscription and billing',
    termsPage: 'Terms of use and sale',
    reason: 'The law requires us to confirm every order in writing. A question? {email}',
  },
  planChanged: {
    subject: 'Your plan has changed',
    title: 'Your plan has changed',
    text: 'The change took effect on {at}, Paris time. The difference for the time left in the current month was charged to your card, credited to you or moved to your next invoice: the invoice shows the detail.',
    action: 'See my invoices',
  },
  resumed: {
    subject: 'Your subscription continues',
    title: 'Your subscription continues',
    text: 'You resumed your subscription. The contract goes on as before, at the same price and with the same renewal date.',
    after: 'You can cancel again whenever you like.',
  },
  ended: {
    subject: 'Your subscription has ended',
    title: 'Your subscription has ended',
    unpaid:
      'The payment for the renewal did not go through, and the paid lessons are now closed. No penalty is charged.',
    stopped:
      'The contract was ended, and the paid lessons are now closed. Nothing more will be charged.',
    stays:
      'Your account, your progress and the free lesson stay yours. You can subscribe again whenever you like.',
    end: 'End of the contract',
    plans: 'See the plans',
    invoices: 'See my invoices',
  },
  paymentFailed: {
    subject: 'The payment for your subscription was declined',
    title: 'Your bank declined the payment',
    text: 'The usual reasons are an expired card, a card limit or a payment blocked as a precaution. In your settings you can pay this invoice or change the card.',
    access:
      'The lessons stay open until {until}, Paris time. Access is then suspended until the payment goes through, and comes back as soon as it does. Stripe may try the payment again; no penalty is added.',
    after: [
      'Would you rather stop? Cancel: if the current month is not paid for, the contract ends at once and the open invoice is voided.',
    ],
    action: 'Pay or change the card',
  },
  paymentActionRequired: {
    subject: 'Your bank asks you to confirm a payment',
    title: 'A payment is waiting for you to confirm it',
    text: 'Your bank wants to make sure that it is you who is paying for your subscription. Until you confirm, nothing is charged. You can do so from your settings.',
    access:
      'The lessons stay open until {until}, Paris time. Access is then suspended until the payment is confirmed. If this is about a change of plan, you keep your plan and your access until you confirm.',
    action: 'Confirm the payment',
  },
  paymentReturned: {
    subject: 'We have refunded {amount}',
    title: '{amount} is on its way back to you',
    paragraphs: [
      'A payment of {amount} reached us on {at}, Paris time. Your subscription had already ended, so the payment did not start a new month, and we have sent all of it back to the payment method you used.',
      'There is nothing for you to do. Banks usually take a few days to show a refund.',
    ],
    paid: 'Payment received',
    refunded: 'Refunded',
    after: 'Did you mean to keep your access? A new subscription opens the lessons at once.',
    action: 'See the plans',
    invoices: 'See my invoices',
  },
  renewalNotice: {
    subject: 'Your subscription renews on {date}',
    title: 'Next charge on {date}',
    paragraphs: [
      'On {date}, {price} will be charged to your card for a month of the {plan} plan. Any discount or credit you have is taken off.',
      'There is nothing to do if you want to continue. To stop, cancel before that date: this amount is not charged, and a month you have paid for stays open to its end.',
    ],
  },
};
