/** The lab on an attacker's share and confirmations. */
export const attackerLab = {
  title: 'Erasing a payment',
  share: 'Attacker’s share',
  blocks: 'Blocks on top',
  amount: 'Amount of the payment',
  reward: 'Reward per block',
  results: {
    chance: 'Chance of success',
    loss: 'Average loss',
    needed: 'Blocks to stay under 0.1%',
    cost: 'Cost of the attack, at least',
  },
  never: 'never',
  beyond: 'more than {n}',
  ofAmount: 'of {amount}',
  axisX: 'number of blocks on top',
  axisY: 'chance of success, each line a tenth of the last',
  less: 'under {value}',
  say: 'With {share} of the computing power, the attacker’s chance of erasing a payment with {blocks} on top is {chance}. On {amount}, that is an average loss of {loss}.',
  blocksText: { one: '{n} block', other: '{n} blocks' },
  needed: 'It takes {needed} to get under 0.1%.',
  majority:
    'With {share} of the computing power, the attacker always catches up in the end, however many blocks there are. Waiting no longer protects you; what remains is the cost of the attack: at least {cost} to redo the work.',
  cheap:
    'Redoing the work costs {cost}, less than the payment of {amount}: for whoever can rent the power, the attack pays.',
  formula: 'Satoshi Nakamoto’s formula (2008, section 11), with q = {share} and z = {blocks}',
  trials: {
    triple: {
      text: 'With five blocks on top, go from 10% to 30%. By how much is the chance multiplied?',
      shows:
        'By almost two hundred. That is why a waiting time in blocks that suits one network may not suit another.',
    },
    safe: {
      text: 'At 30%, how many blocks bring the chance under 0.1%?',
      shows:
        'Twenty-four. On the scale of powers of ten, each block takes off about the same height.',
    },
    majority: {
      text: 'Give them 51%. How much is waiting worth now?',
      shows: 'Nothing: the line is flat. Only the price of the attack still stops anybody.',
    },
  },
};
