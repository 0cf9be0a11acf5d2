/** The lab on the order book: market, limit and stop orders. */
export const orderBookLab = {
  title: 'One order meets the book',
  kind: 'Order',
  kinds: { market: 'Market', limit: 'Limit', stop: 'Stop' },
  side: 'Side',
  sides: { buy: 'Buy', sell: 'Sell' },
  depth: 'Order book',
  depths: { deep: 'Deep', thin: 'Thin' },
  units: 'Quantity',
  limit: 'Limit price',
  stop: 'Stop price',
  wave: 'Sold by others',
  fee: 'Fee',
  again: 'Another book',
  unitsText: { one: '{n} unit', other: '{n} units' },
  results: {
    average: 'Average price',
    cost: 'Cost against the mid price',
    fee: 'Fee',
    paid: 'You pay',
    received: 'You receive',
    now: 'Filled at once',
    rests: 'Waiting',
    ahead: 'Served before you',
    low: 'Price others reached',
    gap: 'Lost below the stop',
  },
  none: 'none',
  price: 'price, €',
  quantity: 'units, from the best price to the worst',
  sellers: 'sellers',
  buyers: 'buyers',
  middle: 'mid {price}',
  averageTag: 'average {price}',
  limitTag: 'limit {price}',
  stopTag: 'stop {price}',
  waits: 'waiting',
  others: 'the others',
  levels: {
    one: 'the first level, at {first}',
    other: '{n} levels, from {first} to {last}',
  },
  market: {
    buy: 'Buying {units} at market takes {levels}. The average price is {average} against a mid price of {middle}: you pay {cost} more, or {share}, plus a fee of {fee}.',
    sell: 'Selling {units} at market takes {levels}. The average price is {average} against a mid price of {middle}: you receive {cost} less, or {share}, and pay a fee of {fee}.',
  },
  missing: 'The book ends there: {missing} short.',
  limitRests: {
    buy: 'No seller asks {limit} or less, so the order waits in the book, {queue}. Waiting costs nothing, and the price may never come down to it.',
    sell: 'No buyer bids {limit} or more, so the order waits in the book, {queue}. Waiting costs nothing, and the price may never come up to it.',
  },
  first: 'at the head of the queue',
  behind: 'behind {units}',
  limitFilled: {
    buy: 'At {limit} or less the order finds {now} at once, at {average} on average. It does not wait: it costs {cost} more than the mid price, as a market order would.',
    sell: 'At {limit} or more the order finds {now} at once, at {average} on average. It does not wait: it brings in {cost} less than the mid price, as a market order would.',
  },
  limitPartly: {
    buy: 'At {limit} or less the order buys {now} at once, at {average} on average. The rest, {rests}, waits at {limit} at the head of the queue.',
    sell: 'At {limit} or more the order sells {now} at once, at {average} on average. The rest, {rests}, waits at {limit} at the head of the queue.',
  },
  stopWaits:
    'Others sell {wave} and the price falls to {low}. The stop at {stop} is not reached, and nothing is sold.',
  stopIdle: 'Nobody else is selling: the stop at {stop} waits.',
  stopSold:
    'Others sell {wave} and the price falls to {low}. The stop at {stop} turns into a market order: it sells {now} at {average} on average, which brings in {loss} less than the stop price would have.',
  stopAlone:
    'Others sell {wave} and empty the book. The stop at {stop} is triggered and finds no buyer.',
  formula: '{value} ÷ {n} = {average}. Made-up book and token',
  fictitious: 'Made-up book and token',
  trials: {
    thin: {
      text: 'Buy 100 units at market in the deep book, then in the thin one. By how much is the cost multiplied?',
      shows:
        'By five to seven in most books. The quantity is the same, but you have to go to far dearer sellers to find it.',
    },
    partly: {
      text: 'In the thin book, buy 60 units at €10.20 or less. Does the order wait?',
      shows:
        'Part of it trades at once and the rest waits. The limit sets the worst price you accept; it does not say when the order will be filled.',
    },
    stop: {
      text: 'In the thin book, place a stop at €9.60 and have the others sell 80 units. At what price does your stop sell?',
      shows:
        'Below €9.60. The stop picks the moment of the sale; whichever buyers are left make the price.',
    },
  },
};
