import type * as fr from '../../fr/signals/emails.ts';

export const signalsEmails: typeof fr.signalsEmails = {
  reason:
    'This address was used on our site to ask for an email when signals open. A question? {email}',
  confirm: {
    subject: 'Confirm your address',
    title: 'Shall we tell you when signals open?',
    paragraphs: [
      'Open the page, then press the button to confirm. You will get a single email, on the day signals open; your address is deleted after that.',
    ],
    action: 'Confirm or decline',
    after: [
      'Without a confirmation, the address is deleted after seven days. If this was not you, do nothing.',
    ],
  },
  opening: {
    subject: 'Signals are open',
    title: 'Signals are open',
    paragraphs: [
      'You asked us to tell you. The Training + Signals plan costs {price} a month, with no commitment.',
      'A signal gives a direction, an entry price, a take profit, a stop loss and the reasoning. It is the same for everyone, and it can lose.',
    ],
    action: 'See the plans',
    signals: 'How to read a signal',
    after: ['Your address is now off this list: we will not write to you about it again.'],
  },
};
