import type * as fr from '../../fr/site/term-card.ts';

export const termCard: typeof fr.termCard = {
  open: 'Read the entry',
};
