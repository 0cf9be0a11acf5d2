import type * as fr from '../../fr/site/cookies.ts';

export const cookies: typeof fr.cookies = {
  open: 'Cookies',
  title: 'We do not track you',
  text: 'No advertising and no analytics: this browser keeps only what your visit needs.',
  optional: 'An optional tool would load only with your consent.',
  details: 'What is kept, and why',
  refuse: 'Refuse',
  accept: 'Accept',
  close: 'Refuse and close',
  accepted: 'You accepted on {date}. This answer holds for six months.',
  refused: 'You refused on {date}. This answer holds for six months.',
};
