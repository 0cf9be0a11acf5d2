import type * as fr from '../../fr/site/footer.ts';

export const furniture: typeof fr.furniture = {
  learn: 'Learn',
  offers: 'What we offer',
  company: 'The company',
  help: 'Help and rules',
  social: 'Social networks',
};

export const theme: typeof fr.theme = {
  label: 'Theme',
  system: 'System',
  light: 'Light',
  dark: 'Dark',
};

export const cookies: typeof fr.cookies = {
  open: 'Cookies',
  title: 'No cookies, no analytics',
  text: 'This browser keeps only what the visit needs: sign-in, language, theme, the lesson you are on and this answer. An optional tool would load only if you agreed.',
  details: 'What is kept, and why',
  refuse: 'Refuse',
  accept: 'Accept',
  close: 'Refuse and close',
  accepted: 'You accepted on {date}. This answer holds for six months.',
  refused: 'You refused on {date}. This answer holds for six months.',
};

export const lost: typeof fr.lost = {
  search: 'What were you looking for?',
  lesson: 'Free lesson',
  article: 'Article',
  ways: 'The main ways in',
};
