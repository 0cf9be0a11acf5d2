/** The lab on position size. */
export const positionSizeLab = {
  title: 'Position size',
  capital: 'Capital',
  risk: 'Risk',
  entry: 'Entry',
  stop: 'Stop',
  target: 'Target',
  fee: 'Fee per order',
  slippage: 'Count {slippage} slippage at the stop',
  units: { one: '{n} unit', other: '{n} units' },
  results: {
    units: 'Quantity to buy',
    engaged: 'Invested',
    loss: 'Lost at the stop',
    gain: 'Gained at the target',
  },
  plain:
    'With {capital} and {risk} at risk, you accept losing {budget}. From {entry} to {stop} the gap is {distance}, so you buy {units} for {cost}.',
  costs:
    'With {capital} and {risk} at risk, you accept losing {budget}. From {entry} to {stop} each unit loses {lossPerUnit}, costs included, so you buy {units} for {cost}. Costs took {taken} off the quantity.',
  withFee: '{cost} with the buying fee',
  toTarget:
    'At {target} the position gains {ratio} times what it loses at the stop: it breaks even at a win rate of {breakEven}.',
  noGain: 'At {target} the costs exceed the gap: the position loses at its target too.',
  over: 'The division gives {units}, or {cost}: more than your {capital}, because you risk {risk} with a stop that costs only {lossShare} of what you pay. Without borrowing, the risk cannot exceed that share. You can buy less; borrowing the difference adds a risk this drawing does not show.',
  formula: '{budget} ÷ ({bought} − {sold}) = {units}',
  price: 'price, €',
  quantity: 'quantity, in units',
  square: '1 square = {value}',
  lost: 'lost at the stop',
  won: 'gained at the target',
  perUnit: '{value} per unit',
  all: 'all your capital',
  quarter: '25% cap',
  trials: {
    tight: {
      text: 'Tighten the stop to {price}. How many units does the division ask for?',
      shows:
        'More than your capital can pay for, though the amount at risk is the same. A cap per position rules this out.',
    },
    double: {
      text: 'Risk 2% instead of 1%. What doubles?',
      shows:
        'The quantity, the amount invested, the loss and the gain: all follow the risk you chose.',
    },
    costs: {
      text: 'Add a 0.25% fee and the slippage. What happens to the units?',
      shows:
        'There are fewer, because each unit loses more. Now move the stop closer: the costs weigh even more.',
    },
  },
};
