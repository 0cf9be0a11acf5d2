/** Texts that all labs share: their frame, controls and trials. */
export const labKit = {
  tag: 'Laboratoire',
  reset: 'Réinitialiser',
  trials: 'Trois essais',
  set: 'Régler ainsi',
  done: 'fait',
  unreadable: 'Écrivez un nombre.',
  between: 'Entre {min} et {max}.',
};
