/** The lab on the supply of a token and its unlocks. */
export const dilutionLab = {
  title: 'What unlocks ask of the market',
  group: 'What to set',
  groups: { schedule: 'Schedule', token: 'Token' },
  millionUnits: 'm',
  millionEuros: '€m',
  months: 'months',
  cliff: 'Released in one go',
  cliffMonth: 'Month of that cliff',
  monthly: 'Then each month',
  duration: 'For',
  sold: 'Share sold',
  daily: 'Traded per day',
  price: 'Token price (made up)',
  circulating: 'In circulation',
  total: 'Created so far',
  maximum: 'Planned maximum',
  own: 'Your tokens',
  results: {
    cap: 'Market cap',
    diluted: 'Diluted valuation',
    buying: 'Buying in the largest month',
    own: 'Your share today',
  },
  euros: '€{n}m',
  created: '€{n}m counting tokens created so far',
  times: '{n} times the market cap',
  days: { one: '{n} day of trading', other: '{n} days of trading' },
  later: '{share} in month {month}',
  units: 'millions of tokens in circulation',
  maximumLine: 'maximum: {n}',
  bars: 'buying that would hold the price, €m a month',
  axis: 'month',
  say: 'At {price}, {circulating} million tokens are worth {cap}; the {maximum} million planned, {diluted}. Month {month} releases the most: {released} million. If {sold} of that is sold, it takes {buying} of buying, or {days}, to hold the price. In month {last}, {after} million are in circulation and your share has gone from {own} to {ownAfter}.',
  unsold:
    'Nobody sells what is released: the price holds without a single extra purchase. In month {last}, {after} million tokens are in circulation and your share has gone from {own} to {ownAfter}.',
  none: 'Nothing is released. {circulating} million tokens circulate, worth {cap}, and your share stays at {own}.',
  wrong:
    'These quantities contradict each other: what circulates has been created, and what is created counts towards the maximum. On a token’s page, a discrepancy like that calls for an explanation.',
  capped:
    'The schedule plans {planned} million, and the maximum leaves room for {room}: the release stops there.',
  formula:
    '{released} million × {sold} × {price} = {buying}. With the same market cap, the price would be {same} in month {last}: arithmetic, not a forecast',
  trials: {
    even: {
      text: 'Replace the cliff with ten more months at 1.5 million. What happens to the tall bar?',
      shows:
        'It disappears: €0.6m a month, or a day and a half of trading. The total buying, €20.4m, has not changed; it is spread out.',
    },
    busy: {
      text: 'Take trading to €4m a day. Does the cliff weigh as much?',
      shows: 'It still takes €6m, but that is a day and a half of trading instead of fifteen.',
    },
    held: {
      text: 'Suppose nobody sells. Does your share change?',
      shows:
        'Yes: from 0.04% to 0.013% in three years. Dilution does not depend on sales; only the pressure on the price does.',
    },
  },
};
