/** Settings: email preferences, stored progress, data export, account deletion. */
import type * as fr from '../../fr/account/settings-data.ts';

export const mails: typeof fr.mails = {
  heading: 'Emails',
  intro:
    'We send no advertising. We send these emails because the account and the contract depend on them:',
  items: [
    'the codes and links you ask for;',
    'notice of a change of address, password or two-factor authentication;',
    'anything about your payments, your subscription or the erasure of the account.',
  ],
  optional: 'These are sent only if you ask for them:',
  purposes: {
    signals: {
      label: 'Signals',
      hint: 'One email for each signal issued, then for what becomes of it: entry reached, levels moved, closed. Included in your subscription. Each email has a link to stop them.',
      on: 'Signals will be emailed to you.',
      off: 'Signals will no longer be emailed to you. They stay on their page.',
    },
    review: {
      label: 'Review reminder by email',
      hint: 'One email a day at most, in the morning, when questions are due and you have not reviewed any that day. Once questions have waited a week without a review, one a week; after a month, none until your next review. Each email has a link to stop them.',
      on: 'The reminder is on.',
      off: 'The reminder is off.',
    },
    lessons: {
      label: 'New and revised lessons and articles',
      hint: 'One email a day at most, when a lesson or an article is published, or changes in a way you should know about. Not for a rewording. Each email has a link to stop them.',
      on: 'You will be emailed about new and revised texts.',
      off: 'You will no longer be emailed about new and revised texts.',
    },
    market: {
      label: 'The market’s week in numbers',
      hint: 'One email on Mondays: how many crypto-assets rose or fell, the largest moves, the maximum drawdowns, with their date and source. No forecast. Each email has a link to stop them.',
      on: 'You will be sent the week in numbers.',
      off: 'You will not be sent the week in numbers any more.',
    },
  },
  noProgress: 'Your progress is not kept: no question comes back, and no reminder is sent.',
  unproved: 'These emails are sent to confirmed addresses only, and yours is not confirmed yet.',
  sendLink: 'Get a link to confirm it',
  linkSent: 'The link is on its way. Open it in a browser where you are signed in, then confirm.',
};

export const privacy: typeof fr.privacy = {
  heading: 'Privacy',
  kept: 'Your progress is kept: the lessons you open and read, with the date, and how far you got in each, to tell you where to pick up.',
  notKept: 'Your progress is not kept: nothing is recorded about the lessons you read.',
  stop: 'Stop keeping my progress',
  stopText:
    'The record of the lessons you opened and read, of how far you got, and of your quizzes and reviews is erased at once and cannot be recovered.',
  stopConfirm: 'Erase and stop recording',
  start: 'Keep my progress',
  stopped:
    'Your progress has been erased and is no longer recorded. Only a quiz you have started is kept, until you finish it, or for thirty days at most.',
  started: 'Your progress is kept from now on.',
  facts: [
    'Your account has no public page: other members cannot see your name, your lessons or your subscription.',
    'Nothing is sold or passed to an advertiser. There are no analytics.',
  ],
  policy: 'What we keep, and for how long',
};

export const data: typeof fr.data = {
  heading: 'Your data',
  export: {
    heading: 'Receive a copy',
    text: 'One file with what our database keeps about your account, except secrets, hashes, the content of waiting emails and the log of deliveries to your tool, which you can read in the settings. It begins by explaining the main parts and says what is kept elsewhere.',
    action: 'Download my data',
    ready: 'The file is ready, and your browser has saved it.',
    file: 'my-data-{day}.json',
  },
  erase: {
    heading: 'Erase the account',
    text: 'This is final. Here is what happens:',
    goes: [
      'your subscription is cancelled at once, and the rest of the month you paid for is not refunded: within fourteen days of the order, withdraw from the contract first if you want a refund;',
      'account, identity, progress, notes, certificate, preferences and recovery codes are erased; save the files of your certificate first: its number can no longer be verified, but its files can;',
      'so are the appointments you booked and the messages you sent to support while signed in, and the address you left to hear when signals open, if it is the same and you have confirmed it in the account;',
      'a last email tells you that it is done.',
    ],
    keptTitle: 'What remains, if you placed an order:',
    kept: [
      'the invoices, for ten years, at Stripe: the French commercial code requires it;',
      'the evidence of the order, for ten years after the contract ends, and of a cancellation or withdrawal if there was one, for five years, detached from your name and address; after a withdrawal, hashes of the address and the card remain too.',
    ],
    begin: 'Erase my account',
    field: 'Type your address, {email}, to confirm',
    confirm: 'Erase for good',
    busy: 'Erasing…',
  },
  farewell: {
    heading: 'Your account has been erased',
    text: 'This browser is signed out, in all its tabs. A last email confirms it.',
    nothingKept:
      'Once that email has gone, all that remains of this account in our database is a record of the erasure: numbers and dates, with no name or address, for 90 days.',
    keptTitle: 'Besides a record of the erasure (numbers and dates, for 90 days), this remains:',
    kept: {
      invoices: 'Your invoices, at Stripe, for ten years: the French commercial code requires it.',
      checkout_evidence:
        'The evidence of what you accepted when ordering, for ten years, and of any declaration that ended a contract, for five years, without your name or address; after a withdrawal, hashes of the address and the card too.',
    },
    home: 'Back to the home page',
  },
};
