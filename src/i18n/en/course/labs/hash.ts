/** The lab on hashes and their avalanche. */
export const hashLab = {
  title: 'One letter changes, half the bits flip',
  first: 'First text',
  second: 'Second text',
  retouch: 'Change a letter at random',
  many: 'Make a hundred changes',
  hashOf: 'Hash of the first',
  hashOfOther: 'Hash of the second',
  results: {
    bits: 'Bits that change',
    digits: 'Characters that change',
    letters: 'Letters changed in the text',
  },
  ofTotal: 'of {total}',
  legend: 'One square per bit. Filled: it changes.',
  axis: 'bits changed by each edit',
  say: 'Between the two texts, {bits} of the 256 bits change, or {share}. Nothing in the two hashes tells you that the texts are alike.',
  same: 'The two texts are identical, and so are their hashes, bit for bit.',
  runs: 'Over a hundred edits of a single letter, the number of bits that change runs from {min} to {max}, with an average of {mean}.',
  formula: 'SHA-256, computed in this page. 64 hexadecimal characters × 4 bits = 256 bits',
  trials: {
    same: {
      text: 'Type the same text twice. How many bits change?',
      shows:
        'None: there is no chance in the calculation, and the same text always gives the same hash.',
    },
    long: {
      text: 'Type more than a hundred characters. Does the hash grow?',
      shows: 'No: it keeps its 64 characters, whether the text is a word or a book.',
    },
    many: {
      text: 'Make a hundred changes. What number do they gather around?',
      shows: 'Around 128, half of 256: each bit flips like a tossed coin.',
    },
  },
  long: 'Ana, Leo and Mia have dined together for years and write down who owes whom in a notebook that each of them has a copy of.',
};
