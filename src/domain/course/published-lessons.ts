/** Published lessons and their reading time in minutes. Written by `npm run generate`. */
import type { LessonKey } from './lessons.ts';

export const publishedMinutes: Readonly<Partial<Record<LessonKey, number>>> = {
  'fondamentaux-blockchain': 19,
  'principes-decentralisation': 14,
  'cryptographie-securite': 19,
  'types-blockchain': 13,
  'bitcoin-histoire': 15,
  'ethereum-smart-contracts': 16,
  'types-tokens': 14,
  'securite-wallets': 15,
  'indicateurs-techniques': 15,
  'analyse-graphiques': 17,
  'patterns-trading': 12,
  'gestion-risque': 19,
  'protocoles-defi': 15,
  'yield-farming': 15,
  'pools-liquidite': 13,
  stablecoins: 15,
  'securisation-wallets': 16,
  'arnaques-crypto': 15,
  'gestion-portfolio': 14,
  'strategies-avancees': 15,
};
