/** The lab on leverage and perpetual contracts. The prices are made up. */
export const leverageLab = {
  title: 'Right forecast, margin lost',
  side: 'Position',
  sides: { long: 'Long', short: 'Short' },
  leverage: 'Leverage (to 1)',
  maintenance: 'Maintenance margin',
  funding: 'Funding per 8 hours',
  days: 'Time held',
  daysUnit: 'days',
  fee: 'Fee per order',
  stop: 'Distance of the stop (0: none)',
  again: 'Another path',
  results: {
    today: 'Liquidation today',
    later: 'Liquidation at the end',
    funding: 'Funding',
    result: 'Result on this path',
  },
  from: '{change} from the entry',
  none: 'no price',
  paid: 'of the margin, {amount} paid',
  received: 'of the margin, {amount} received',
  noFunding: 'nothing to pay',
  ends: {
    open: 'open to the end',
    liquidated: 'liquidated on day {day}',
    stopped: 'stopped on day {day}',
  },
  units: { one: '{n} unit', other: '{n} units' },
  long: 'A long position of {size}, or {units} at {entry}, on {margin} of isolated margin: it gains if the price rises.',
  short:
    'A short position of {size}, or {units} at {entry}, on {margin} of isolated margin: it gains if the price falls, {size} at most. If the price doubled, the loss would be {size} and could still grow: only the closing stops it.',
  below: '{away} lower',
  above: '{away} higher',
  fixed: 'The exchange closes it at {today}, {where}.',
  moving:
    'The exchange closes it at {today}, {where}; on day {last} that will be {later}, because {moved}.',
  taken: 'funding will have taken {amount} out of the margin',
  added: 'funding will have added {amount} to the margin',
  safe: 'At this leverage it is not closed as long as the price stays far from zero.',
  ruin: 'Even at an unchanged price, funding would close it on day {ruin}.',
  idleStop: 'The stop at {stop} will not act: the exchange closes the position first.',
  passedStop: 'From day {passed}, the liquidation price comes before the stop, which is at {stop}.',
  path: {
    open: 'On this path it stays open and the price ends at {end}: {result}.',
    stopped: 'On this path the stop closes it on day {day}, at {stop}: {result}.',
    liquidated: 'On this path it is liquidated on day {day} and the margin is lost.',
  },
  right: 'The price ends at {end}: the forecast was right.',
  wrong: 'The price ends at {end}.',
  closed:
    'Out of {paths} paths, {closed} are closed before the end; {closedRight} of those still end on the right side.',
  closedOrStopped:
    'Out of {paths} paths, {closed} are closed before the end, {stopped} of them by the stop; {closedRight} of the closed ones still end on the right side.',
  refused:
    'Setting refused: with leverage of {leverage}:1 the margin is only {share} of the position, less the opening fee, and the exchange requires more than {maintenance}. It would close the position at once. Leverage has to be below {most}:1.',
  formula: {
    long: '({value} − {left}) ÷ ({quantity} × {factor}) = {today}',
    short: '({value} + {left}) ÷ ({quantity} × {factor}) = {today}',
  },
  model:
    'Made-up prices, drawn every 4 hours, without a trend, with a volatility of {volatility} a day. Funding is worked out on the value at the entry, a stop is filled at its price, a liquidation takes the whole margin. Uncertainty of the shares: 3 points at most',
  price: 'price, €',
  daysText: { one: '{n} day', other: '{n} days' },
  entry: 'entry {price}',
  line: 'liquidation {price}',
  movingLine: 'liquidation {price} → {later}',
  stopAt: 'stop {price}',
  bars: {
    closed: 'closed before the end, out of {paths} paths',
    stopped: 'closed by the stop',
    closedRight: 'closed, then ended on the right side',
  },
  rule: 'In the European Union, leverage offered to retail clients on CFDs on crypto-assets is limited to 2:1 (ESMA decision 2018/796, then national measures). ESMA pointed out in February 2026 that contracts called “perpetual” probably come under these rules, so many of them are not offered to retail clients there.',
  trials: {
    right: {
      text: 'Leverage of 10:1, no stop: find a path that ends on the right side and still loses the whole margin.',
      shows:
        'The final price only matters to a position that is still open. With leverage of 2:1 and 5% maintenance, a purchase would be liquidated at €52.63.',
    },
    same: {
      text: 'With leverage of 10:1, a stop 4% away loses €80. Find the same €80 with leverage of 5:1. What changes?',
      shows:
        'The stop is 8% away: half the units, twice the distance, the same planned loss. Over 30 days about 61% of the paths are closed instead of 78%.',
    },
    short: {
      text: 'Take a short position with leverage of 1:1. Does it last until the price doubles?',
      shows:
        'No: with 5% maintenance it is closed at €190.48. At €200 the loss equals the margin, at €300 twice the margin. A long position with leverage of 1:1 loses what it cost at most.',
    },
    rent: {
      text: 'Hold a long position with leverage of 10:1 for 30 days, with funding of 0.05%. What does waiting cost?',
      shows:
        '€90, or 45% of the margin, even if the price has not moved. With 5% maintenance, the liquidation price goes from €94.74 to €99.47: a fall of 0.5% is then enough. Those €90 go to short positions.',
    },
  },
};
