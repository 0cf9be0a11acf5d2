/** The lab on fees and the memory pool. */
export const feesLab = {
  title: 'Buying a place in a block',
  rate: 'Your rate',
  rateUnit: 'sat/vB',
  inputs: 'Coins spent',
  amount: 'Amount sent',
  waiting: 'Queue',
  waitingUnit: 'blocks',
  arriving: 'Arrivals per block',
  price: 'Price of a bitcoin (made up)',
  results: {
    wait: 'Likely wait',
    fee: 'Fee',
    share: 'Share of the amount',
    ahead: 'Pay more than you',
  },
  blocks: { one: '{n} block', other: '{n} blocks' },
  minutes: 'about {time}',
  minute: '{n} min',
  hour: '{n} h',
  never: 'endless',
  sats: '{n} satoshis',
  axisX: 'queue, in blocks, from highest rate to lowest',
  axisY: 'rate, satoshis per virtual byte',
  you: 'you',
  next: 'next block',
  say: 'At {rate} sat/vB, you wait behind {ahead}, and inclusion takes {blocks}, {time} on average. The {size} virtual bytes cost {fee}, or {share} of the {amount} sent.',
  stuck:
    'At {rate} sat/vB, as many transactions arrive ahead of you as leave: the wait lasts as long as the rush does. The fee would be {fee}.',
  formula:
    '{size} virtual bytes × {rate} = {sats}. A simplified queue: miners take the highest rates first, one block every ten minutes',
  trials: {
    amount: {
      text: 'Send €20, then €20,000. Does the fee change?',
      shows: 'No: you pay for the space, not for the sum. Only its share of the amount changes.',
    },
    rush: {
      text: 'Take the queue to 60 blocks and the arrivals to 2. What is your rate still worth?',
      shows:
        'It went through in a few blocks and may now wait for dozens, or indefinitely. The right rate depends on the hour.',
    },
    coins: {
      text: 'Spend ten small coins instead of one. By how much is the fee multiplied?',
      shows: 'By more than five: each coin spent takes another 68 virtual bytes.',
    },
  },
};
