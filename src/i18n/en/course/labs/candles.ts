/** The lab on candles: how they are made of trades, and what they leave out. */
export const candlesLab = {
  title: 'From trades to candles',
  mode: 'Exercise',
  modes: { build: 'Build', guess: 'Guess' },
  interval: 'One candle lasts',
  intervals: { '5': '5 min', '15': '15 min', '60': '60 min' },
  shown: 'Trades so far',
  series: 'Another series',
  candle: 'Another candle',
  answer: 'Reached first',
  answers: { target: 'The target', stop: 'The stop', unknown: 'No way to tell' },
  results: {
    open: 'Open',
    high: 'High',
    low: 'Low',
    close: 'Close',
    last: 'Last price',
    drawn: 'On the path drawn',
    other: 'On the other path',
    target: 'Target',
    stop: 'Stop',
  },
  perUnit: 'per unit',
  price: 'price, €',
  minutes: 'minutes, one trade a minute',
  rise: 'rise',
  fall: 'fall',
  targetTag: 'target {price}',
  stopTag: 'stop {price}',
  drawnTag: 'path drawn',
  otherTag: 'other path',
  highTag: 'high {price}',
  lowTag: 'low {price}',
  closed: { one: '{n} closed candle', other: '{n} closed candles' },
  building:
    'Trades so far: {shown}; {closed}. The one in progress has {n} of its {size} trades; it opened at {open}, has been up to {high} and down to {low}, and stands at {close}. Only its open is settled.',
  complete:
    'After {shown} trades: {closed}. The last one opened at {open}, touched {high} and {low}, and closed at {close}. Those four prices sum up {size} trades.',
  ask: 'A {size}-minute candle: open {open}, high {high}, low {low}, close {close}. You bought at the open, with a target at {target} and a stop at {stop}. The candle went through both. Which came first?',
  told: {
    target:
      'On the path drawn at random, the target is reached in minute {minute} and the position gains {gain} per unit. On the other one, the stop is hit in minute {otherMinute} and it loses {loss}.',
    stop: 'On the path drawn at random, the stop is hit in minute {minute} and the position loses {loss} per unit. On the other one, the target is reached in minute {otherMinute} and it gains {gain}.',
  },
  right: 'Both make exactly the same candle: there was no way to tell.',
  half: 'Both make exactly the same candle: your answer is right on one path and wrong on the other.',
  formula: 'Prices drawn at random, made-up token, before fees',
  trials: {
    hour: {
      text: 'Go from 5-minute candles to 60-minute ones. What is left of the series?',
      shows:
        'One candle where there were twelve. The trades are the same; their order was lost along with the candles in between.',
    },
    close: {
      text: 'Move on trade by trade to the end of a candle. Which of its four prices could not move?',
      shows:
        'The open. The high can still rise, the low can still fall, and the close follows every trade to the last.',
    },
    guess: {
      text: 'Under “Guess”, say what a position reached first.',
      shows:
        'The candle does not say. A backtest that assumes the lucky order counts gains that may have been losses.',
    },
  },
};
