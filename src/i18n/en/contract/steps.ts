import type * as fr from '../../fr/contract/steps.ts';
import { errors } from '../errors.ts';

export const contractSteps: typeof fr.contractSteps = {
  rows: {
    request: 'Request',
    name: 'Name',
    email: 'Email',
    plan: 'Plan',
    reference: 'Reference',
    noReference: 'Not given',
    concluded: 'Ordered on',
    declared: 'Declared on',
    effect: 'Takes effect',
    ends: 'Access ends',
    refund: 'Refund',
    until: 'Time limit',
  },
  moment: '{date}, Paris time',
  back: 'Change something',
  busy: 'Sending…',
  retry: 'Try again',
  again: 'Start again',
  link: 'Your request',
  readAgain: 'Check again',
  mailSent: {
    title: 'An email is waiting for you',
    nothing:
      'Nothing after a few minutes? Look in your spam folder and check that the address is that of your account. The prepared message on this page has the same effect.',
    other: 'Correct the address',
  },
  badLink: {
    title: 'This link can no longer be used',
    text: 'It is incomplete, more than seven days old, or for a cancellation that has since been undone. If you confirmed and did not resume the subscription afterwards, the acknowledgement is in your mailbox. Otherwise, make the request again: it takes a minute.',
  },
  none: {
    title: 'No contract is running under this account',
    text: 'You are signed in as {email}, and no subscription is running there. If you have just paid, check again in a moment. If you subscribed with another address, sign out and fill in the form.',
    signOut: 'Sign out and fill in the form',
  },
  receipt: 'The acknowledgement is on its way to {email}. Keep it: it is your proof.',
  cancellation: {
    request: 'Cancellation at the end of the month paid for',
    requestNow: 'Immediate cancellation: the current month is not paid',
    recap: 'Read it through, then give notice',
    recapText: 'Nothing has been sent yet.',
    byMail: 'To be confirmed from the email you will receive',
    submit: 'Give notice of cancellation',
    mailText:
      'It is on its way to {email}. If a contract matches your request, the email contains a link, valid for seven days: open it and give notice of cancellation. The cancellation is then recorded with the date of your declaration.',
    pending: 'Read it through, then give notice',
    pendingText: 'Opening the link has changed nothing: only the button counts, and only once.',
    ended: 'Your cancellation is recorded',
    untilThen: 'Until then everything stays open as before, and nothing more is charged.',
    back: 'Changed your mind? Until that date you can resume the subscription in your [settings](page:settings). After that date, a [new order](page:pricing) opens the lessons again; your progress is kept as long as the account exists.',
    backNow:
      'Nothing more is charged, and an invoice still open is voided. A [new order](page:pricing) opens the lessons again; your progress is kept as long as the account exists.',
  },
  withdrawal: {
    request: 'Withdrawal from the contract',
    recap: 'Read it through, then confirm',
    recapText: 'Nothing has been sent yet. After this confirmation the lessons close.',
    byMail: 'To be confirmed from the email you will receive',
    atOnce: 'At once',
    whole:
      'Everything you paid under this contract; if you have withdrawn from another before, or a payment is disputed, a person decides on the refund',
    submit: 'Confirm the withdrawal',
    mailText:
      'It is on its way to {email}. If a contract matches your request, the email contains a link, valid for seven days: open it and confirm the withdrawal. The withdrawal is then recorded with the date of your declaration.',
    pending: 'Read it through, then confirm',
    pendingText:
      'Opening the link has changed nothing: only the button counts, and only once. The lessons then close.',
    ended: 'Your withdrawal is recorded',
    refunded:
      'The refund has been sent to the card you used. Your bank usually takes a few days to show it.',
    nothingDue:
      'Nothing had been collected for this contract, or all of it had already been refunded.',
    review: 'An email will tell you the decision on the refund, within fourteen days at most.',
    reviewAmount: 'To be confirmed by email',
    back: 'Your account stays open, with the first lesson and your progress. A [new order](page:pricing) opens the others again.',
  },
  ending: {
    title: 'This contract is already cancelled',
    text: 'There is nothing else to do: nothing more is charged. The acknowledgement is in your mailbox, and you can resume the subscription in your [settings](page:settings) until the end date.',
  },
  over: {
    title: 'The withdrawal period is over',
    text: 'For this contract, you could withdraw until the date below. You can still cancel, at any time and free of charge.',
    closed: 'Period ended',
    clock:
      'If the clock of this device is wrong, send the declaration anyway: only the time at which we receive it counts.',
    declare: 'Declare the withdrawal anyway',
    cancel: 'Cancel your contract',
  },
  open: 'You can withdraw until {date}, Paris time.',
  errors: {
    ...errors,
    no_contract:
      'No contract is running under this account, or the reference belongs to another contract. Correct it, or leave it empty.',
    already_ending:
      'You have already cancelled this contract or withdrawn from it. The acknowledgement is in your mailbox, and the state of the subscription in your settings.',
    too_late: 'The withdrawal period is over. You can cancel at any time.',
    rate_limited:
      'Too many requests in a short time. {retry} The prepared message on this page has the same effect.',
    network:
      'We received no answer. Check your connection, then try again: a request sent twice counts once.',
    unavailable:
      'A fault on our side prevented the request from being recorded. Try again in a moment; the prepared message on this page has the same effect.',
    unexpected:
      'The request could not be recorded. Check the fields and try again; the prepared message on this page has the same effect.',
    bad_request:
      'A field was not accepted: your name, your address or the reference. Check them, then try again; the prepared message on this page has the same effect.',
    bad_link:
      'This link is incomplete, more than seven days old, or for a cancellation that has since been undone.',
  },
};
