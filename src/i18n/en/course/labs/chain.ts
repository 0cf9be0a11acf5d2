/** The lab on the chain of three blocks. */
export const chainLab = {
  title: 'Three blocks, one cheat',
  block: 'Block {n}',
  previous: 'previous hash',
  data: 'payment',
  nonce: 'nonce',
  hash: 'its hash',
  states: {
    accepted: 'accepted',
    'wrong-hash': 'rejected',
    'broken-link': 'rejected',
    'on-hold': 'on hold',
  },
  reasons: {
    accepted: 'Right hash, right link.',
    'wrong-hash': 'Its hash would need {zeros} leading zeros.',
    'broken-link': 'It copied {copied}; block {before} gives {hash}.',
    'on-hold': 'Nothing wrong with it, but it follows a rejected block.',
  },
  copy: 'Copy the hash',
  mine: 'Mine block {n}',
  stop: 'Stop',
  stopAt: 'at {n}',
  forge: 'Forge block 1',
  zeros: 'Zeros required',
  zerosOption: '{n} zeros',
  attempts: 'Mining tries',
  expected: 'expected per block, on average: {n}',
  intact: 'All three blocks are accepted. Change a payment: one character is enough.',
  refused: {
    one: 'One block is rejected. Copy the hash of the block before it if the link is broken, then mine.',
    other:
      '{n} blocks are rejected or on hold. Repair them from left to right: copy, mine, move on.',
  },
  mining: 'Block {n} is being mined.',
  rebuilt:
    'The altered chain is accepted again, after {n} tries. On a real network, everybody else would have added blocks to theirs meanwhile.',
  formula: 'SHA-256 of “number|previous hash|payment|nonce”, computed in this page',
  trials: {
    forge: {
      text: 'Change the amount in block 1. Which other block gives it away?',
      shows: 'Block 2, which has not moved: it keeps a copy of the old hash.',
    },
    rebuild: {
      text: 'Get the altered chain accepted. How many tries do you need?',
      shows:
        'Three blocks to mine, often more than a hundred thousand tries with four zeros. A node checks them in three calculations.',
    },
    easy: {
      text: 'Do it again with three zeros. What changes?',
      shows: 'The effort, divided by sixteen on average. Checking costs as little as before.',
    },
  },
};
