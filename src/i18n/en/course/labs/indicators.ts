/** The lab on technical indicators. */
export const indicatorsLab = {
  title: 'What indicators know, and when',
  kind: 'Indicator',
  kinds: { averages: 'Averages', rsi: 'RSI', macd: 'MACD' },
  day: 'Day shown',
  fast: 'Fast average',
  slow: 'Slow average',
  period: 'RSI period',
  signal: 'Signal line',
  days: 'days',
  again: 'Another series',
  results: {
    price: 'Price',
    fast: 'Fast average',
    slow: 'Slow average',
    right: 'Crossovers that held',
    value: 'RSI',
    high: 'Days above 70',
    low: 'Days below 30',
    line: 'MACD',
    signal: 'Signal',
    gap: 'Gap',
  },
  ofTotal: 'of {total}',
  notYet: 'not known yet',
  price: 'price, starting at 100',
  averages:
    'On day {day} the price is {price}, the fast average {fast} and the slow one {slow}. Crossovers so far that were followed, ten days later, by a price that had moved in their direction: {right} of {total}.',
  rsi: 'On day {day} the RSI is {value}. It compares recent rises with recent falls: above 70 the rises clearly prevail, below 30 the falls do. It does not say when that will end.',
  macd: 'On day {day} the MACD is {line} and its signal line {signal}. It measures the gap between the two averages, which widens as the move speeds up and narrows as it slows down, sometimes before the price has turned.',
  formula:
    'Prices drawn at random: no indicator can foresee what comes next. Each is computed from the days already past',
  trials: {
    late: {
      text: 'Take the slow average to 60 days. Do crossovers come earlier?',
      shows: 'Later, and less often: a long average screens out noise and pays for it in delay.',
    },
    end: {
      text: 'Move on to the last day. How many crossovers were wrong?',
      shows:
        'Count them in the results, then change the series: the count varies, because these prices owe nothing to the averages.',
    },
    strong: {
      text: 'Show the RSI. What does it do while a rise goes on?',
      shows:
        'It can stay high for a long time: it measures the momentum so far, not the end of the move.',
    },
  },
};
