import type * as fr from '../../fr/market/emails.ts';

/** The email with the week of the market in numbers. */
export const marketWeek: typeof fr.marketWeek = {
  subject: 'The week in numbers: {up} up, {down} down out of {known}',
  title: 'The market’s week in numbers',
  text: 'What the prices of {known} crypto-assets, in euros, did in seven days.',
  of: '{n} of {known}',
  up: 'Up',
  down: 'Down',
  level: 'Unchanged',
  unknown: 'Change unknown',
  middle: 'The middle half',
  range: '{low} to {high}',
  rises: 'Largest rises',
  falls: 'Largest falls',
  drawdowns: 'Maximum drawdowns',
  drawdown: '{name} {fall}, {rise} needed to undo it',
  source: 'Source',
  sourceAt: 'CoinGecko, {at}, Paris time',
  method:
    'The changes over seven days are those CoinGecko publishes. The maximum drawdown is the deepest fall from a high to a later price; we compute it from {prices} prices, one every four hours, so a shorter fall may not show. The middle half leaves out the quarter that rose most and the quarter that fell most.',
  past: 'These figures describe a past week. They say nothing about the next one.',
  action: 'See the market',
  reason: 'You chose this email in your settings; it is sent on Mondays. A question? {email}',
};
