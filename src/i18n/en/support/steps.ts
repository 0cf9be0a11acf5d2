import type * as fr from '../../fr/support/steps.ts';
import { errors } from '../errors.ts';

export const supportSteps: typeof fr.supportSteps = {
  sent: {
    title: 'Message sent',
    text: 'A person will read it and answer you by email.',
    textHours: 'A person will read it and answer you by email, {hours}.',
    reference: 'Ticket number',
    subject: 'Subject',
    copy: 'Copy sent to',
    copyText:
      'Nothing after a few minutes? Look in your spam folder. To add something, write to us again and quote the ticket number.',
    another: 'Write another message',
  },
  left: { one: '{n} character left', other: '{n} characters left' },
  over: { one: '{n} character too many', other: '{n} characters too many' },
  waiting: 'The message will be sent in a moment: any sooner, it could be mistaken for a robot’s.',
  proving:
    'One moment: many messages are arriving, and your browser is checking that this one is not a robot’s.',
  signals: 'You subscribe to Training + Signals: your message is given priority.',
  subscriber: 'You are a subscriber: your message comes before those of visitors.',
  draft:
    'What you type here (name, address, subject, message) stays in this browser until it is sent, for thirty days at most.',
  notKept: 'This browser will not keep a draft: do not reload the page before you send.',
  clear: 'Clear the draft',
  cleared: 'The draft has been cleared from this browser.',
  restore: 'Bring it back',
  found: {
    label: 'Possible answers',
    count: { one: '{n} possible answer on the site', other: '{n} possible answers on the site' },
    kinds: {
      lesson: 'Lesson',
      article: 'Article',
      term: 'Dictionary',
      question: 'Question',
      page: 'Page',
    },
  },
  otherWay: 'Your message stays in the form. You can also send it to',
  errors: {
    ...errors,
    network:
      'We received no answer: the message may not have been sent. Check your connection, then try again; sent twice, it counts once.',
    unavailable:
      'A fault on our side: the message may not have been recorded. Try again in a moment; sent twice, it counts once.',
    rate_limited: 'Too many messages in a short time. This one was not sent. {retry}',
    too_fast: 'The message was sent too quickly and was refused. Try again in a few seconds.',
    form_token_expired:
      'The form has been open for too long and could not be renewed. Try again in a moment.',
    too_many_links:
      'A message may contain {n} links at most, to keep advertising out. Remove some, or write the addresses that matter least without their beginning (https://).',
    looks_automated:
      'A hidden field in this form was filled in, probably by an autofill tool. We have emptied it: send the message again.',
    proof_required:
      'Many messages are arriving at the moment, and your browser could not show that this one is not a robot’s. It was not sent: try again.',
    too_large: 'The message is too long. Shorten it, then try again.',
    unexpected: 'The message could not be sent. Check the fields, then try again later.',
    bad_request: 'The message could not be sent. Check the fields, then try again later.',
  },
};
