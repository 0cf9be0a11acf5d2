/** The lab on impermanent loss. */
export const impermanentLossLab = {
  title: 'Deposit in a pool, or hold',
  amount: 'Deposit',
  change: 'Price change',
  fees: 'Fees, as a share of what the pool returns',
  results: {
    pool: 'Returned by the pool',
    kept: 'If you had held',
    loss: 'Impermanent loss',
    net: 'Difference, fees included',
  },
  axis: 'price, in multiples of the price at deposit',
  value: 'value, €',
  keptLine: 'hold',
  poolLine: 'pool',
  flat: 'The price is what it was at deposit: the pool returns exactly what you would have held.',
  say: 'The price is multiplied by {price}. The pool returns {pool}, against {kept} if you had held both assets: {loss} less. It contains {euros} of each of the two.',
  covered: 'The fees collected make up for that difference.',
  uncovered: 'It would take fees of {needed} of what the pool returns to make up for it.',
  formula: '1 − 2 × √{price} ÷ (1 + {price}) = {loss}',
  trials: {
    double: {
      text: 'Double the price. How much less does the pool return than holding?',
      shows: '5.7% less: on the way up it sold part of the asset that was rising.',
    },
    half: {
      text: 'Halve the price. Does the loss change sign?',
      shows:
        'No, and it is the same size: only the factor matters, not the direction. On the way down the pool bought what was falling.',
    },
    covered: {
      text: 'Multiply the price by four. What fees must you have collected?',
      shows: 'A quarter of what the pool returns: €2,000 × 1.25 = €2,500 for €1,000 deposited.',
    },
  },
};
