/** Alternative texts of the drawn pictures of the lessons. */
import type * as fr from '../../../fr/site/pictures/lessons.ts';

export const lessons = {
  'fondamentaux-blockchain':
    'Three blocks in a row, each repeating the hash of the one before. One line of the second has changed: its link to the third is broken.',
  'principes-decentralisation':
    'On the left, a failed centre cuts off all its points. On the right, a network loses one point and the others stay connected.',
  'cryptographie-securite':
    'A key signs a document. The way back from the signed document to the key is barred.',
  'types-blockchain':
    'Above a chain of blocks, a second chain bundles its entries and places them in a single block.',
  'bitcoin-histoire':
    'The number of new bitcoins halves at each step; their total flattens out below a limit.',
  'ethereum-smart-contracts':
    'Coins enter a program. If the condition is met they are paid out; otherwise they come back.',
  'types-tokens':
    'On one chain: a coin, several identical tokens, and a one-of-a-kind ticket marked with a star.',
  'securite-wallets':
    'A device shows on its screen what it is about to sign. The key stays inside.',
  'indicateurs-techniques':
    'A moving average follows candles with a delay; below, an oscillator moves between two bounds.',
  'analyse-graphiques':
    'One candle enlarged, its four prices marked on a scale: high, low, open and close.',
  'patterns-trading':
    'Two lows below a line. From the point where the price returns to it, two possible paths, up and down.',
  'gestion-risque':
    'Entry, stop and target. The area between entry and stop is the accepted loss; both paths have the same length.',
  'protocoles-defi':
    'A deposit taller than the loan it secures. The red line is the level below which it is sold.',
  'yield-farming': 'The same disc cut into four, then into sixteen: each share gets smaller.',
  'pools-liquidite':
    'A curve of reserves. Two rectangles of equal area show the reserves before and after a trade.',
  stablecoins:
    'A price keeps to its line, then drops away. Below, three piles of reserves and one empty place.',
  'securisation-wallets': 'Two keys out of three lead to a safe; the third, dashed, is not needed.',
  'arnaques-crypto': 'Gains drawn on a dashed screen. A fish hook hangs beside it.',
  'gestion-portfolio':
    'A ring in four parts, each with its target: the largest part exceeds its own.',
  'strategies-avancees':
    'Two prices, that of the asset and that of the futures contract, meet at expiry.',
} satisfies typeof fr.lessons;
