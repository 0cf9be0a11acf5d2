/** Keys of the topics' pages, the same in every language, in the order of the articles' list. */
export const topicKeys = {
  markets: 'marches',
  risk: 'risque',
  fees: 'frais',
  tokens: 'jetons',
  networks: 'reseaux',
  security: 'securite',
  tax: 'fiscalite',
  regulation: 'reglementation',
} as const;

export type ArticleTopic = keyof typeof topicKeys;

export const articleTopics = Object.keys(topicKeys) as readonly ArticleTopic[];
