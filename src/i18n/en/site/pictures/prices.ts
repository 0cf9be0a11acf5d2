/** Alternative texts of the drawn pictures of the dictionary: values, quantities, the course of a market. */
import type * as fr from '../../../fr/site/pictures/prices.ts';

export const prices = {
  'volume-d-echanges': 'A price line and, below it, one bar a day, higher or lower.',
  capitalisation:
    'A rectangle as high as the price and as wide as the number of units; one coin is enough to raise its edge.',
  'offre-en-circulation':
    'A disc in three parts: one free, one under a padlock, one that does not exist yet.',
  'capitalisation-diluee':
    'A quarter of a rectangle is filled; the other three are drawn in dashes.',
  arbitrage: 'An arrow goes from the low price on one market to the higher price on another.',
  etf: 'A safe keeps coins, and three share certificates that stand for them come out.',
  'marche-haussier': 'Candles climb from a low and pass a line drawn above it.',
  'marche-baissier': 'Candles fall from a peak, with a rebound halfway down.',
  correction: 'A rise, a fall measured from the peak, then two possible paths.',
  'cours-de-cloture': 'A price line cut by three clocks; a point marks the price at each of them.',
} satisfies typeof fr.prices;
