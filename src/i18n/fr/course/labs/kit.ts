/** Texts that all labs share: their frame, controls and trials. */
export const labKit = {
  tag: 'Laboratoire',
  reset: 'Réinitialiser',
  trials: 'À essayer',
  set: 'Régler ainsi',
  done: 'fait',
  unreadable: 'Écrivez un nombre.',
  between: 'Entre {min} et {max}.',
  points: { one: '{points} point', other: '{points} points' },
  shuffle: 'Autre ordre',
  next: 'Continuer',
  marks: { open: 'à faire', right: 'juste', half: 'à moitié', wrong: 'faux' },
  roundMark: '{n}, {mark}',
};
