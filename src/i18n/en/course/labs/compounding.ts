/** The lab on compounding with risk. */
export const compoundingLab = {
  title: 'What risk does to compounding',
  start: 'Starting capital',
  mean: 'Average return a year',
  volatility: 'Variation from year to year',
  fees: 'Fees a year',
  years: 'Years',
  results: {
    steady: 'If every year were average',
    middle: 'The middle path',
    low: 'One time in twenty, less than',
    loss: 'Chance of ending below the start',
  },
  value: 'capital, in multiples of the start',
  steadyLine: 'the average return every year',
  middleLine: 'the middle path',
  say: 'An average of {mean} a year would leave {steady} after {years}, if it came every year. Because it varies, half of the paths end below {middle}, and {loss} below the {start} they started with.',
  calm: 'Without variation all paths are one: {start} becomes {steady} after {years}.',
  yearsText: { one: '{n} year', other: '{n} years' },
  formula:
    'Assumptions of your own, not a forecast. Factor of the middle path: {factor} a year, instead of {meanFactor}',
  trials: {
    calm: {
      text: 'Set the variation to 0. Where does the middle path go?',
      shows:
        'Along the line of the average return: the only case in which the usual calculation is right.',
    },
    wild: {
      text: 'Keep the 10% average and raise the variation to 60%. What does the middle path do?',
      shows:
        'It falls. Losing 50% and then gaining 70% is 10% on average, and leaves 85% of the capital.',
    },
    fees: {
      text: 'Add fees of 2% a year over twenty years. What share do they take?',
      shows: 'A third of the final amount: 1 multiplied by 0.98 twenty times is 0.67.',
    },
  },
};
