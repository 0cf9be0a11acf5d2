/** Topics of the articles, in the order of their list. */
export const articleTopics = [
  'markets',
  'risk',
  'fees',
  'tokens',
  'networks',
  'security',
  'tax',
  'regulation',
] as const;

export type ArticleTopic = (typeof articleTopics)[number];

/** Keys of the topics' pages, the same in every language. */
export const topicKeys: Readonly<Record<ArticleTopic, string>> = {
  markets: 'marches',
  risk: 'risque',
  fees: 'frais',
  tokens: 'jetons',
  networks: 'reseaux',
  security: 'securite',
  tax: 'fiscalite',
  regulation: 'reglementation',
};
