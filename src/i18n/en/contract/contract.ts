import type * as fr from '../../fr/contract/contract.ts';
import { contractEnd as missing } from '../required-fields.ts';

export const contract: typeof fr.contract = {
  missing,
  fields: {
    name: 'First and last name',
    email: 'Email address of the account',
    reference: 'Contract reference (optional)',
    referenceHint: 'It looks like ECT-1A2B3C4D, in our emails about the subscription.',
  },
  check: 'Check my request',
  reading: 'Loading your request…',
  loading: 'Loading your contract…',
  noScript: 'This form needs JavaScript. Without it, the prepared message has the same effect.',
  otherWays: 'Without this form',
  otherWaysText:
    'An email has the same effect: your name, the address of the account and one sentence stating your decision are enough.',
  otherWaysPost:
    'An email, or a letter to the registered office, has the same effect: your name, the address of the account and one sentence stating your decision are enough.',
  address: 'Registered office: {address}',
  cancellation: {
    title: 'Cancel your contract',
    description:
      'Cancel a subscription in three steps: free, with no need to give a reason or sign in. The end date is confirmed by email.',
    heading: 'Cancel your contract',
    lede: 'Free, with no need to give a reason or sign in. You keep access until the end of the month you paid for; nothing is charged after that.',
    form: 'Your request',
    signedIn:
      'You are signed in: the cancellation is recorded as soon as you give notice, and an acknowledgement follows by email.',
    signedOut:
      'You are not signed in: you will confirm from an email sent to this address, because anyone can type somebody else’s. The date that counts will be the date of your declaration.',
    steps: [
      {
        title: 'You say who you are',
        text: 'Your name and the address of your account are enough. The reference helps us find the contract; it is not required.',
      },
      {
        title: 'You read it again and give notice',
        text: 'If you are signed in, the cancellation is recorded at once. Otherwise an email asks you to confirm it; the date that counts is still that of your declaration.',
      },
      {
        title: 'You receive an acknowledgement',
        text: 'It gives the end date. The lessons stay open until then; the rest of the month you paid for is not refunded. If the current month has not been paid, the contract ends at once and nothing is due.',
      },
    ],
    other:
      'Are you within fourteen days of the order? You can [withdraw from the contract](page:withdrawContract) instead: you are then refunded, as the [terms](page:terms#withdrawal) say, and access ends at once.',
  },
  withdrawal: {
    title: 'Withdraw from the contract',
    description:
      'Withdraw within fourteen days of the order: a declaration online, a dated acknowledgement by email, and the refund.',
    heading: 'Withdraw from the contract here',
    lede: 'Fourteen days to change your mind, without giving a reason or paying anything. Access ends at once, and what you paid is refunded.',
    form: 'Your declaration',
    signedIn:
      'You are signed in: the withdrawal is recorded as soon as you confirm it, and an acknowledgement follows by email.',
    signedOut:
      'You are not signed in: you will confirm from an email sent to this address, because anyone can type somebody else’s. The date that counts will be the date of your declaration.',
    steps: [
      {
        title: 'You declare your decision',
        text: 'Until 23:59:59, Paris time, on the fourteenth day after the day of the order, or on the next working day if that is a Saturday, a Sunday or a public holiday. Having asked for immediate access makes no difference to a first withdrawal.',
      },
      {
        title: 'You confirm the withdrawal',
        text: 'If you are signed in, it takes effect at once and the lessons close. Otherwise an email asks you to confirm it; the date that counts is still that of your declaration.',
      },
      {
        title: 'You are refunded',
        text: 'Everything you paid under this contract, to the card you used. Stripe is asked for the refund at once; your bank takes a few days to show it. If you have withdrawn once before (same account, address or card), or if a payment is disputed with your bank, a person decides on the refund: the [terms](page:terms#withdrawal) give the details.',
      },
    ],
    other:
      'Has the period ended? You can [cancel](page:cancelContract) at any time: access then lasts to the end of the month you paid for.',
  },
};
