/** Texts that all labs share: their frame, controls and trials. */
export const labKit = {
  tag: 'Lab',
  reset: 'Reset',
  trials: 'Things to try',
  set: 'Set it up',
  done: 'done',
  unreadable: 'Type a number.',
  between: 'Between {min} and {max}.',
  points: { one: '{points} point', other: '{points} points' },
  shuffle: 'Another order',
  next: 'Next',
  marks: { open: 'to do', right: 'right', half: 'half right', wrong: 'wrong' },
  roundMark: '{n}, {mark}',
};
