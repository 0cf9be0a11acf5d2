import type * as fr from '../../fr/support/support.ts';
import { support as missing } from '../required-fields.ts';

export const support: typeof fr.support = {
  questions: 'The answer may be here',
  allQuestions: 'All questions',
  noScript:
    'The form needs JavaScript. Without it, write from your own email account: we answer in the same way.',
  form: {
    title: 'Write a message',
    name: 'Your name',
    email: 'Email address',
    emailHint: 'The reply and the copy are sent here.',
    subject: 'Subject',
    subjectHint: 'Answers from the site may appear here.',
    message: 'Message',
    messageHint: 'Never send a recovery phrase, password, code or card number.',
    missing,
    errors: {
      required: 'This field is required',
      invalid_email: 'This email address is not valid. Example: claire@example.com',
      too_long: '{n} characters at most.',
      unprintable: 'This field contains an invisible character. Type it again.',
    },
    trap: 'Leave this field empty',
    send: 'Send',
    sending: 'Sending…',
    failed: 'The message was not sent. Try again later, or write to us by email.',
    privacy: 'Your message is used to answer you, and for nothing else.',
    privacyLink: 'Privacy policy',
  },
};
