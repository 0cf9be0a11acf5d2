/** Categories of the dictionary, in the order of its filter. */
export const termCategories = [
  'chains',
  'tokens',
  'markets',
  'analysis',
  'defi',
  'safety',
  'rules',
] as const;

export type TermCategory = (typeof termCategories)[number];

/** Keys of the categories' pages, the same in every language. */
export const categoryKeys: Readonly<Record<TermCategory, string>> = {
  chains: 'blockchain',
  tokens: 'jetons',
  markets: 'marches',
  analysis: 'analyse',
  defi: 'defi',
  safety: 'securite',
  rules: 'regles',
};
