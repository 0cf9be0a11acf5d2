/** The published lessons, for functions and stores. Written by `npm run generate`. */
import type { LessonKey } from './lessons.ts';

/** Reading time in minutes. */
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
  'gestion-risque': 25,
  'protocoles-defi': 15,
  'yield-farming': 15,
  'pools-liquidite': 13,
  stablecoins: 15,
  'securisation-wallets': 16,
  'arnaques-crypto': 15,
  'gestion-portfolio': 14,
  'strategies-avancees': 17,
};

/** Minutes of each section of the text. */
export const publishedSections: Readonly<Partial<Record<LessonKey, readonly number[]>>> = {
  'fondamentaux-blockchain': [1, 2, 2, 3, 5, 2, 2, 2],
  'principes-decentralisation': [1, 1, 2, 2, 2, 1, 3, 2],
  'cryptographie-securite': [2, 2, 2, 3, 4, 2, 1, 3],
  'types-blockchain': [1, 2, 1, 1, 1, 3, 2, 2],
  'bitcoin-histoire': [1, 0, 3, 1, 3, 3, 0, 4],
  'ethereum-smart-contracts': [1, 3, 1, 2, 2, 4, 0, 3],
  'types-tokens': [2, 1, 1, 5, 1, 4],
  'securite-wallets': [2, 2, 2, 1, 3, 2, 3],
  'indicateurs-techniques': [1, 2, 3, 2, 2, 1, 1, 3],
  'analyse-graphiques': [1, 3, 2, 1, 2, 3, 3, 2],
  'patterns-trading': [1, 2, 1, 2, 2, 1, 3],
  'gestion-risque': [3, 2, 1, 2, 2, 2, 2, 4, 3, 4],
  'protocoles-defi': [1, 4, 1, 2, 4, 1, 2],
  'yield-farming': [2, 1, 1, 2, 2, 1, 1, 5],
  'pools-liquidite': [1, 2, 1, 1, 1, 2, 3, 2],
  stablecoins: [1, 1, 3, 1, 2, 2, 1, 2, 2],
  'securisation-wallets': [3, 1, 1, 3, 4, 1, 1, 2],
  'arnaques-crypto': [2, 2, 3, 1, 2, 1, 1, 3],
  'gestion-portfolio': [1, 1, 4, 1, 1, 1, 3, 2],
  'strategies-avancees': [1, 5, 1, 3, 1, 2, 2, 2],
};

/** Day of the last significant revision. */
export const revisedOn: Readonly<Partial<Record<LessonKey, string>>> = {
  'gestion-risque': '2026-11-28',
  'strategies-avancees': '2026-11-28',
};
