/** The lab on the supply of bitcoins. */
export const issuanceLab = {
  title: 'How many bitcoins, and when',
  height: 'Height of the chain',
  span: 'Part shown',
  spans: { near: 'Eight series', all: 'To the end' },
  results: {
    issued: 'Issued at this height',
    perBlock: 'Per block',
    perDay: 'Per day',
    rate: 'Added in a year',
  },
  ofLimit: '{share} of 21 million',
  halvings: { one: '{n} halving', other: '{n} halvings' },
  perYear: '{n} a year',
  axis: 'height, in thousands of blocks',
  subsidy: 'bitcoins per block: the area is what is issued',
  total: 'total issued, in millions',
  limit: '21 million',
  year: 'about {year}',
  say: 'At block {height}, about {year}, the rule has allowed {issued} bitcoins: {share} of the 21 million. The next block adds {perBlock}, which makes {perDay} a day and {perYear} a year. That increases what exists by {rate}.',
  first:
    'Before the first block, no bitcoin exists. Each block creates {perBlock}, which makes {perDay} a day and {perYear} a year.',
  over: 'At block {height}, about {year}, a block creates nothing more. There are {issued} bitcoins, {missing} short of 21 million, and fees alone pay the miners.',
  formula:
    '21 million − {issued} = {left}. Of that, {missing} will never be issued: each half is rounded down to a whole satoshi. From now on one block every ten minutes, 365 days a year',
  trials: {
    half: {
      text: 'At what height do half of all bitcoins exist?',
      shows:
        'At block 210,000, in November 2012, less than four years after the start. The other half takes more than a century.',
    },
    halving: {
      text: 'Go from 1,040,000 to 1,050,000. Does the total jump?',
      shows: 'No: it goes on, half as fast. The first line takes a step, the second one bends.',
    },
    end: {
      text: 'Show everything, and look for the first block that creates nothing.',
      shows:
        'Block 6,930,000, about 2140. By a little over a fifth of the way, less than a hundredth of the total is left to add.',
    },
  },
};
