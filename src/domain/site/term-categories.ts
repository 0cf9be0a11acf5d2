/** Keys of the categories' pages, the same in every language, in the order of the dictionary's filter. */
export const categoryKeys = {
  chains: 'blockchain',
  tokens: 'jetons',
  markets: 'marches',
  analysis: 'analyse',
  defi: 'defi',
  safety: 'securite',
  rules: 'regles',
} as const;

export type TermCategory = keyof typeof categoryKeys;

export const termCategories = Object.keys(categoryKeys) as readonly TermCategory[];
