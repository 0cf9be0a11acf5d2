/** The lab on losing runs. */
export const streaksLab = {
  title: 'The same method a thousand times',
  winRate: 'Win rate',
  ratio: 'Target',
  risk: 'Risk per trade',
  trades: 'Trades',
  again: 'Simulate another thousand',
  results: {
    streak: 'Longest losing run',
    drawdown: 'Maximum drawdown',
    deep: 'Drawdown, one simulation in ten',
    losers: 'End below the start',
  },
  median: 'median',
  orMore: 'or more',
  losses: { one: '{n} loss', other: '{n} losses' },
  axis: 'trades',
  capital: 'capital, 1 = start',
  band: '9 simulations in 10, at each moment',
  above: 'off the scale above {capital}',
  below: 'off the scale below {capital}',
  middle: 'the middle one',
  histogram: 'longest losing run, number of simulations',
  say: 'Over {trades} trades with a win rate of {winRate}, the chance of a run of at least {losses} is {chance}. At {risk} risk, such a run leaves {left} of the capital.',
  gains: 'On average a trade brings in {expectation} R before fees.',
  loses:
    'On average a trade loses {expectation} R before fees: no size makes this method a winner.',
  fair: 'On average a trade neither gains nor loses anything, before fees.',
  formula:
    '{total} simulations of independent trades. {left} = 1 multiplied {n} times by (1 − {risk})',
  trials: {
    heavy: {
      text: 'Risk 10% instead of 1%. What happens to the maximum drawdown?',
      shows:
        'It exceeds half the capital in most simulations, with exactly the same wins and losses.',
    },
    losing: {
      text: 'Lower the win rate to 30%. Does risking less repair the method?',
      shows:
        'No. It loses on average; a small risk slows the loss down and does not turn it round.',
    },
    long: {
      text: 'Go to 500 trades. Do long losing runs become rarer?',
      shows:
        'On the contrary: the more trades there are, the more chances a long run has to turn up.',
    },
  },
};
