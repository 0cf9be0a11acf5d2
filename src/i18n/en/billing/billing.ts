/** Settings: the subscription, its card, its invoices, and their changes. */
import { signalsText } from '../../signals-text.ts';
import type * as fr from '../../fr/billing/billing.ts';

export const billing: typeof fr.billing = {
  heading: 'Subscription and billing',
  loading: 'Loading your subscription…',
  offline: 'You are offline. This part will load as soon as the connection is back.',
  partial:
    'Stripe, which takes the payments, is not responding. Here is what we have on record about your subscription; the card and the invoices will be back when Stripe is. Nothing is lost.',
  /** The explanation of each state. */
  states: {
    never: {
      title: 'No subscription',
      text: 'The free lesson is open to you. The other published lessons open with a monthly subscription, with no commitment.',
    },
    active: {
      title: 'Subscription active',
      text: 'The published lessons are open to you.',
    },
    reduced: {
      title: 'Change of plan refunded',
      text: 'The payment for your change of plan has been refunded, or is disputed with your bank. The lessons stay open; signals will open with the next renewal. If this surprises you, write to us.',
    },
    trial: {
      title: 'Trial period',
      text: 'The published lessons are open to you. Nothing is charged before {renews}.',
    },
    ending: {
      title: 'Subscription cancelled',
      text: 'The lessons stay open until {ends}. Nothing more will be charged.',
    },
    failed: {
      title: 'Payment declined',
      text: 'Your bank declined the last charge. The lessons stay open until {access}, to give you time to settle it. Change your card: what is due will be paid with the new one.',
    },
    suspended: {
      title: 'Payment declined, access suspended',
      text: 'Your bank declined the last charge. Access has been suspended since {access}, with no penalty, and comes back as soon as the payment goes through. Change your card: what is due will be paid with the new one.',
    },
    authenticate: {
      title: 'Your bank is waiting for your confirmation',
      text: 'The last charge has to be confirmed with your bank. The lessons stay open until {access}, to give you time to do it.',
    },
    authenticateClosed: {
      title: 'Your bank is waiting for your confirmation',
      text: 'The payment has to be confirmed with your bank. The lessons open as soon as that is done.',
    },
    confirmChange: {
      title: 'Your bank is waiting for your confirmation',
      text: 'Your change of plan has to be confirmed with your bank. Until then nothing changes: you keep your plan, and the lessons stay open.',
    },
    unpaid: {
      title: 'Payment outstanding',
      text: 'Several charges were declined, and Stripe has stopped trying. Access is suspended, with no penalty. Change your card to settle what is due, or cancel.',
    },
    incomplete: {
      title: 'First payment not completed',
      text: 'Your bank declined the first payment: nothing was charged, and no lesson is open yet. Pay to open the lessons; without a payment, the order cancels itself.',
    },
    abandoned: {
      title: 'Order cancelled',
      text: 'The first payment did not go through, and Stripe cancelled the order. Nothing was charged.',
    },
    paused: {
      title: 'Subscription paused',
      text: 'Nothing is charged and the lessons are closed. Write to us to resume the subscription, or cancel it.',
    },
    refunded: {
      title: 'Payment refunded',
      text: 'Your last payment was returned to you and access has stopped. Unless the subscription is cancelled, it renews on its date and the lessons open again. Your account, your progress and the free lesson remain.',
    },
    disputed: {
      title: 'Payment disputed',
      text: 'A payment was disputed with your bank. Access is on hold until it decides. If you disputed nothing, or if it was a mistake, write to us.',
    },
    ended: {
      title: 'Subscription ended',
      text: 'Your subscription ended on {paid}. Your account, your progress and the free lesson remain.',
    },
    review: {
      title: 'Subscription to be checked',
      text: 'The price of your subscription is not one of ours: a person has to look at it. Write to us and quote the reference below.',
    },
  },
  facts: {
    plan: 'Plan',
    unknownPlan: 'Another price',
    amount: 'Amount',
    perMonth: '{price} per month',
    start: 'Started',
    renews: 'Next renewal',
    until: 'Access open until',
    autoRenew: 'Automatic renewal',
    on: 'On',
    off: 'Off',
    reference: 'Contract reference',
  },
  plans: 'See the plans',
  write: 'Write to us',
  pay: {
    due: 'Pay {price} on Stripe’s page',
    plain: 'Pay on Stripe’s page',
    authenticate: 'Confirm with my bank',
  },
  adjusted:
    'Any discount or credit you have is taken off your monthly charges, and any amount carried over is added.',
  resume: {
    begin: 'Resume the subscription',
    text: 'Automatic renewal starts again: {price} will be charged on {date}, then every month, until you cancel.',
    confirm: 'Resume with obligation to pay',
  },
  change: {
    heading: 'Change plan',
    text: {
      formation: 'Training only: the lessons, without the signals, for {price} a month.',
      formationEtSignaux: signalsText({
        closed:
          'Training + Signals: the lessons, and the signals once their area opens, for {price} a month.',
        open: 'Training + Signals: the lessons, and the signals, for {price} a month.',
      }),
    },
    begin: 'See what {plan} would cost',
    ending: 'Your subscription is cancelled. To change plan, resume it first.',
    title: 'Switch to {plan}',
    credit: 'What is left of {plan}, already paid',
    charge: '{plan}, until {date}',
    balance: 'Your credit from an earlier change',
    owed: 'Carried over from an earlier change',
    later: 'Moved to your next invoice',
    due: 'Charged now',
    credited: 'Credited to you',
    nothing: 'Nothing is charged now',
    next: 'Then every month, from {date}',
    creditText:
      'Nothing is charged. {price} is credited to you at Stripe and taken off your next charges. The new plan applies immediately.',
    coveredText: 'Your credit covers the difference. The new plan applies immediately.',
    laterText:
      'Nothing is charged now: {price} is too little for a charge of its own. It is added to your next one. The new plan applies immediately.',
    freeText: 'Nothing is charged before {date}. The new plan applies immediately.',
    dueText:
      'Your card is charged at once, and the new plan applies immediately. Stripe worked out the amount for the very second you asked for it.',
    confirmDue: 'Switch to {plan} with obligation to pay: {price}',
    confirmFree: 'Switch to {plan} with obligation to pay: {price} a month',
    done: 'Done: your plan is now {plan}.',
    authenticate:
      'Your bank is asking for your confirmation. The plan changes once you have given it; until then, nothing changes.',
  },
  card: {
    heading: 'Bank card',
    none: 'No card is on file.',
    name: '{brand} ending in {last4}',
    expires: 'Expires at the end of {date}',
    soon: 'Expires soon',
    expired: 'Expired',
    change: 'Change card',
    add: 'Add a card',
    text: 'The number goes straight to Stripe: it does not pass through us. The new card is used for all charges to come.',
    textDue:
      'The number goes straight to Stripe: it does not pass through us. The new card is charged at once for what is due, and used for all charges to come.',
    opening: 'Opening Stripe’s form…',
    save: 'Use this card',
    savePay: 'Use this card and pay what is due',
    done: 'Done: the next charges will go to this card.',
    doneDue: 'Done: what was due is paid, and the next charges will go to this card.',
    checking: 'Back from your bank: saving the card…',
    stripePage: 'Change card on Stripe’s page',
  },
  invoices: {
    heading: 'Invoices',
    none: 'No invoice yet. Each payment produces one, to download here.',
    status: {
      paid: 'Paid',
      open: 'To be paid',
      refunded: 'Refunded',
      'part-refunded': 'Partly refunded',
      void: 'Void',
      uncollectible: 'Written off',
    },
    page: 'View',
    pageOf: 'View invoice {number}',
    pdf: 'PDF',
    pdfOf: 'Download invoice {number} (PDF)',
    more: {
      one: 'See {n} older invoice',
      other: 'See {n} older invoices',
    },
  },
  end: {
    heading: 'End the contract',
    cancelText:
      'No fee, no reason needed. The contract lasts to the end of the month you paid for; nothing is charged after that.',
    cancel: 'Cancel your contract',
    cancelNowText:
      'No fee, no reason needed. The current month is not paid, so the contract ends at once and nothing is due.',
    withdrawText:
      'You have until {date}, Paris time, to withdraw: access stops at once, and you are refunded as the terms say.',
    withdraw: 'Withdraw from the contract here',
  },
  help: {
    heading: 'I paid but I have no access',
    text: 'We check with Stripe what you have paid, and add whatever is missing here.',
    action: 'Check my payment',
    busy: 'Checking with Stripe…',
    found: {
      open: 'Stripe confirms your payment, and your access is open. If a lesson stays closed, reload its page.',
      repaired: 'Your payment has been found: your access is now open.',
      processing:
        'Your bank has not answered Stripe yet. It can take a few minutes; access will open by itself.',
      payment_due:
        'Stripe has not received the last payment: your bank declined it, or is waiting for your confirmation.',
      ended:
        'Your last subscription ended on {date}. No payment has arrived since. If money was taken after that date, write to us with the day and the amount.',
      returned:
        'Your payment arrived after your subscription had ended, so {amount} has been refunded. Banks usually take a few days to show it. To get your access back, choose a plan again.',
      endedUnknown: 'Your last subscription has ended. No payment has arrived since.',
      suspended:
        'Your payment was refunded, or disputed with your bank. If that surprises you, write to us.',
      none: 'Stripe knows of no payment from this account. If money was taken, check that you are signed in with the address you paid with, or write to us with the date and the amount.',
    },
    portalText: 'Stripe also keeps a page in your name, with your invoices and your card.',
    portal: 'Open my page at Stripe',
  },
};
