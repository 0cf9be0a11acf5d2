import type * as fr from '../../fr/support/emails.ts';

export const supportEmails: typeof fr.supportEmails = {
  subject: 'Your message to support ({reference})',
  title: 'We have received your message',
  text: 'A person will read it and answer by email, at this address. Here is your copy.',
  ticket: 'Ticket number',
  received: 'Received on',
  topic: 'Subject',
  message: 'Your message',
  after: [
    'To add something, reply to this message and keep its subject: the number ties the two together.',
    'We never ask for a password, a sign-in code or a recovery phrase. If your message contains one, treat it as compromised: change it or, for a recovery phrase, move your funds to a new wallet.',
  ],
  faq: 'Frequently asked questions',
  reason:
    'Somebody used this address to write to our support team. If it was not you, do nothing, or write to {email}.',
};

export const ticketAnswerEmail: typeof fr.ticketAnswerEmail = {
  subject: 'Our answer to your message ({reference})',
  title: 'Our answer',
  more: 'To continue the conversation, reply to this message and keep its subject: the number ties the two together. We never ask for a password, a sign-in code or a recovery phrase.',
};
