/** The lab on backtests. */
export const backtestLab = {
  title: 'The best settings of the past',
  tries: 'Settings tried',
  fee: 'Fee per purchase or sale',
  again: 'Another market',
  results: {
    inside: 'Chosen on the first half',
    outside: 'The same, second half',
    meanInside: 'Average, first half',
    meanOutside: 'Average, second half',
  },
  pair: '{fast} and {slow} days',
  trades: { one: '{n} order', other: '{n} orders' },
  markets: { one: 'over {n} market', other: 'over {n} markets' },
  winners: 'a gain on {share} of markets',
  gain: 'gain, in euros per €1,000 at stake',
  first: 'tried here',
  second: 'then here',
  law: 'average gain by number of settings tried, in euros',
  shortLaw: 'average gain by tries, in euros',
  insideLine: 'first half',
  outsideLine: 'second half',
  single:
    'A single setting is run, {fast} and {slow} days, chosen before seeing the prices. On this market it makes {inside} in the first half and {outside} in the second.',
  say: 'On this market, {tries} settings were tried. The one that gains most in the first half, {fast} and {slow} days, makes {inside} there; in the second half, {outside}.',
  average:
    'Over {count} markets drawn the same way, the average is {meanInside} in the first half and {meanOutside} in the second, where {winners} of the markets end in a gain.',
  formula:
    'Prices drawn at random, with no memory: no rule can gain on average before fees. €1,000 at stake while the short average is above the long one, 250 days in each half; a position still held at the end of a half is sold. Margin of the last average: ± {margin}',
  trials: {
    one: {
      text: 'Try one setting only. Do the two halves differ on average?',
      shows:
        'Hardly, and the margin of error covers the gap: nothing was chosen by looking at prices.',
    },
    all: {
      text: 'Try all one hundred settings. Which of the two averages moves?',
      shows:
        'Only the first. The gap between the two is made by the choosing: the market holds nothing to find.',
    },
    costs: {
      text: 'Raise the fee to 0.5% per order. What is left of the two halves?',
      shows:
        'The second falls below zero: chance does not pay for the orders. The first stays positive, since it was used to choose.',
    },
  },
};
