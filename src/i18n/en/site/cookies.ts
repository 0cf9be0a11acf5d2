import type * as fr from '../../fr/site/cookies.ts';

export const cookies: typeof fr.cookies = {
  open: 'Cookies',
  title: 'No ads, no analytics',
  text: 'This browser keeps only what the visit needs: sign-in, language, theme, the lesson you are on and this answer. An optional tool would load only if you agreed.',
  details: 'What is kept, and why',
  refuse: 'Refuse',
  accept: 'Accept',
  close: 'Refuse and close',
  accepted: 'You accepted on {date}. This answer holds for six months.',
  refused: 'You refused on {date}. This answer holds for six months.',
};
