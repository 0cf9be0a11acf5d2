/** The lab on chart patterns: dated cases, and what followed them. */
export const patternsLab = {
  title: 'What happened next?',
  number: 'Case shown',
  answer: 'In thirty days',
  answers: { up: 'Higher', down: 'Lower', none: 'Undecided' },
  given: 'Your answer: “{answer}”.',
  next: 'Next case',
  names: {
    'double-top': 'Double top',
    'double-bottom': 'Double bottom',
    'head-and-shoulders': 'Head and shoulders',
    triangle: 'Triangle',
    flag: 'Flag',
    'golden-cross': 'Golden cross',
  },
  rules: {
    'double-top':
      'two highs within 4% of each other, the first a 60-day high, then a close below the low between them',
    'double-bottom':
      'two lows within 4% of each other, the first a 60-day low, then a close above the high between them',
    'head-and-shoulders':
      'three highs, the middle one at least 5% above the others, those two within 10% of each other, then a close below the line through the two lows',
    triangle:
      'a high below the one before it and a low above the one before it, then a close outside the two lines',
    flag: 'a rise of 30% or more within 20 days, a pause that gives back no more than half of it, then, 5 to 20 days after the peak, a close above it',
    'golden-cross': 'the average of the last 50 closes moves above that of the last 200',
  },
  assets: { bitcoin: 'Bitcoin', ether: 'Ether' },
  dollars: '${n}',
  results: {
    change: 'Thirty days later',
    right: 'Right answers',
    chance: 'Tossing a coin',
    asGood: 'A coin does as well',
  },
  ofAnswers: 'of {n}',
  onAverage: 'on average',
  index: 'close, 100 = day of the signal',
  days: 'days',
  fast: '50-day average',
  slow: '200-day average',
  ask: 'Case {n} of {total}: {name}. The pattern has just been completed, on day 0, and that day’s close is 100 in the drawing. Will it be higher or lower thirty days later?',
  told: '{asset}, {date}: the close goes from {from} to {to} in thirty days, a change of {change}.',
  right: 'You were right.',
  wrong: 'You were wrong.',
  undecided: 'You were undecided: the answer does not count.',
  record:
    'In all the closes studied, a rise followed this pattern in {rises} of {signals} cases for bitcoin and in {etherRises} of {etherSignals} for ether. Counted from any day, pattern or not, bitcoin is higher thirty days later {any} of the time. Six patterns on two assets make twelve counts, most of them of fewer than five signals: a high one was found by looking at all twelve, and would still have to hold on new signals.',
  formula:
    'Rule: {rule}. Cases chosen, in bitcoin or, failing that, in ether: the oldest followed by a rise and the oldest followed by a fall, so there are as many of one as of the other. Daily closes (UTC) at Bitstamp, rounded: bitcoin from November 2014 to September 2025, ether from November 2017 to October 2021',
  turn: 'A high counts once the close is 10% below it, and a low once it is 10% below the close.',
  trials: {
    six: {
      text: 'Answer six cases. Do you get more than three right?',
      shows:
        'Tossing a coin gives four or more one time in three. Six answers say next to nothing about a method.',
    },
    pair: {
      text: 'Answer both cases of the same pattern.',
      shows: 'One rose and the other fell. On day 0, both met the rule.',
    },
    all: {
      text: 'Answer all twelve cases.',
      shows:
        'Following the textbook reading throughout gave seven right answers out of twelve here. A coin does at least as well almost four times in ten.',
    },
  },
};
