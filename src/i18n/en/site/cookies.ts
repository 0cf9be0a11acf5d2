import type * as fr from '../../fr/site/cookies.ts';

export const cookies: typeof fr.cookies = {
  open: 'Cookies',
  title: 'We do not track you',
  text: 'This browser keeps only what the visit needs: sign-in, language, theme, the lesson you are on and this answer. There is no advertising and no analytics. If we ever offered an optional tool, it would load only with your consent, which you can give or refuse now.',
  details: 'What is kept, and why',
  refuse: 'Refuse',
  accept: 'Accept',
  close: 'Refuse and close',
  accepted: 'You accepted on {date}. This answer holds for six months.',
  refused: 'You refused on {date}. This answer holds for six months.',
};
