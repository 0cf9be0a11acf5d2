import type * as fr from '../../fr/site/footer.ts';

export const footer: typeof fr.footer = {
  learn: 'Learn',
  offers: 'What we offer',
  company: 'The company',
  help: 'Help and rules',
  social: 'Social networks',
};
