/** The lab on rebalancing. */
export const rebalancingLab = {
  title: 'Rebalance, or let it drift',
  target: 'Target share of crypto',
  band: 'Tolerated drift',
  bandUnit: 'points',
  fee: 'Fee per order',
  again: 'Another market',
  results: {
    kept: 'Rebalanced, it ends at',
    alone: 'Left alone, it ends at',
    share: 'Highest share, left alone',
    trades: 'Rebalancings',
  },
  drawdown: 'drawdown {share}',
  costs: 'fees {amount}',
  axis: 'weeks, over three years',
  value: 'share of crypto',
  alone: 'left alone',
  kept: 'rebalanced',
  say: 'Starting from €1,000, the rebalanced portfolio ends at {kept} with a maximum drawdown of {keptFall}; left alone it ends at {alone} with a drawdown of {aloneFall}. Without intervention the share of crypto ranged from {low} to {high}, against a target of {target}.',
  better: 'In this draw, rebalancing brought in as much or more.',
  worse:
    'In this draw, rebalancing brought in less: selling what rises and buying what falls is costly when the move goes on.',
  formula:
    'Prices drawn at random, whose expected return is zero: with a small tolerated drift, rebalancing ends ahead more often and earns no more on average. A rebalancing sells what is above the target, buys what is below and pays {fee} on the difference',
  trials: {
    never: {
      text: 'Tolerate a drift of 50 points. What becomes of the share of crypto?',
      shows: 'It drifts with the price: the risk you chose is no longer the risk you carry.',
    },
    often: {
      text: 'Tolerate 1 point and pay 1% in fees. How many rebalancings, and at what cost?',
      shows:
        'About a hundred, and each is paid for. A wider band does almost the same work for less.',
    },
    other: {
      text: 'Try five other markets. Does rebalancing always win?',
      shows:
        'No. It wins when the price swings back and forth, and loses when it keeps going one way. What it does every time is keep the risk where you set it.',
    },
  },
};
