/** The lab on correlation and the drawdown of a portfolio. */
export const correlationLab = {
  title: 'Several positions, one bet?',
  positions: 'Positions',
  correlation: 'Correlation',
  risk: 'Risk per position',
  again: 'Another quarter',
  results: {
    common: 'Joint risk',
    equivalent: 'Equivalent positions',
    drawdown: 'Portfolio drawdown',
    allDown: 'Days when all fall',
  },
  ofTotal: 'of {total}',
  axis: '90 days drawn at random, starting at 100',
  together: 'together',
  each: 'each position',
  fall: 'drawdown {share}',
  say: 'With {positions} and {risk} at risk per position, a correlation of {correlation} gives {common} of joint risk, as much as {equivalent}. Over these 90 days the portfolio falls by {drawdown} at most, and on {allDown} everything falls.',
  positionsText: { one: '{n} position', other: '{n} positions' },
  daysText: { one: '{n} day', other: '{n} days' },
  formula: '{risk} × √({n} + {pairs} × {correlation}) = {common}',
  trials: {
    crisis: {
      text: 'Take the correlation from 0 to 0.8. What happens to the joint risk?',
      shows: 'It almost doubles. The positions have not changed, only the way they move together.',
    },
    more: {
      text: 'At 0.8, go from four to ten positions of the same risk. Does the drawdown shrink?',
      shows: 'No, or hardly, while the joint risk grows almost in proportion.',
    },
    free: {
      text: 'Bring the correlation back to 0 with ten positions. What does the line marked “together” do?',
      shows:
        'It flattens: the falls of some are offset by the rises of others. Few markets offer that for long.',
    },
  },
};
