import type * as fr from '../../../fr/course/labs/address-poisoning.ts';

/** The lab on look-alike addresses. People, token and addresses are made up. */
export const addressPoisoningLab: typeof fr.addressPoisoningLab = {
  title: 'Which address is the right one?',
  round: 'Payment {n} of {total}',
  names: {
    plain: 'Ana',
    zero: 'Mia',
    dust: 'Leo',
    counterfeit: 'Nour',
    two: 'Paul',
    called: 'Ines',
    long: 'Sasha',
    alone: 'Hugo',
  },
  situation: 'You owe {name} {amount}. You have paid them once before.',
  references: {
    book: 'The address is in your address book. You checked all of it before you saved it.',
    call: 'On the phone, {name} reads the address out to you:',
    none: 'You cannot reach {name} right now, and your address book is empty.',
  },
  history: 'Wallet history',
  sent: 'Sent',
  received: 'Received',
  otherContract: 'not the EURF contract',
  book: 'Address book: {name}',
  ask: 'Copy nothing and wait to hear from {name}',
  full: 'Whole addresses',
  cased: 'Checksum capitals (ERC-55)',
  choose: 'Choose where to copy the address from.',
  pay: 'Pay this address',
  wait: 'Wait',
  verdicts: {
    right: 'A good decision.',
    half: 'The money is safe.',
    wrong: 'The wrong address.',
  },
  reasons: {
    book: 'The book gives you an address you have already checked. The history, unlike the book, also fills up with whatever strangers write into it.',
    ownBook:
      'That is indeed the line of your payment. The book had the same address, with nothing to compare.',
    ownCall:
      'All 40 characters are those you heard. Comparing the beginning and the end would not have been enough.',
    ownNone:
      'This line is the right one, but nothing told you so. Next time you may be less lucky.',
    askNone:
      'With no address book and no answer, nothing tells a genuine line from a look-alike. Waiting costs only time.',
    askBook:
      'Nothing is lost, but there was no need to wait: the address you had checked was in the book.',
    askCall:
      'Nothing is lost, but there was no need to wait: you had just heard the whole address.',
    zero: 'This line of €0 carries a stranger’s address. Anybody can record a transfer of zero from your address, without your signature. The {amount} has gone.',
    dust: 'A stranger sent you one cent from an address that resembles {name}’s, to get into your history. The {amount} has gone.',
    counterfeit:
      'This line copies your payment, amount included, with a fake token of the same name. The address is a stranger’s. The {amount} has gone.',
    other:
      'That address belongs to somebody else in your history. They can return the {amount}, but the network cannot make them.',
  },
  compare: 'Character by character',
  own: '{name}',
  fake: 'look-alike',
  picked: 'chosen',
  alike:
    'Characters that match: {first} at the start, {last} at the end. {different} of the 40 differ.',
  maker: 'Making a look-alike',
  count: 'Characters imitated',
  rate: 'Tries per second',
  million: 'million',
  results: {
    tries: 'Tries on average',
    time: 'Mean time',
    chance: 'Found within a day',
    lost: 'Lost so far',
  },
  cells: '{count} of 40 characters fixed',
  axis: 'mean time',
  say: 'Characters imitated: {count}. That takes {tries} tries on average: {time} at {rate} million tries per second.',
  more: 'One more character makes it sixteen times longer.',
  formula:
    'A public generator reports 1,096 million tries per second on a consumer graphics card from 2022 (profanity2, read on 23 November 2026)',
  trials: {
    cased: {
      text: 'Show the checksum capitals. Do the look-alikes still match at both ends?',
      shows:
        'Not always: the case of each letter depends on the whole address. But a look-alike has a valid checksum too, because it is a real address.',
    },
    eight: {
      text: 'Imitate 8 characters at 1,000 million tries per second. How long does it take?',
      shows:
        'It takes 4.3 seconds. Those are the 8 that a wallet shows when it keeps 4 at each end.',
    },
    sixteen: {
      text: 'Imitate 16 characters at the same speed.',
      shows:
        'That takes 585 years on average. Every extra character you compare counts, and all 40 is always enough.',
    },
  },
};
