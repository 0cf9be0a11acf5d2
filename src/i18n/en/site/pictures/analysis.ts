/** Alternative texts of the drawn pictures of the dictionary: analysis. */
import type * as fr from '../../../fr/site/pictures/analysis.ts';

export const analysis = {
  bougie: 'A line of trades, and the candle that keeps only four of its prices.',
  'unite-de-temps':
    'Nine small candles, and below them the three large ones that group them in threes.',
  'echelle-logarithmique':
    'Lines closer and closer together, on which steady growth becomes a straight line.',
  tendance: 'A zigzag whose lows and highs both rise, then two possible paths.',
  support:
    'A price stops falling twice in the same band; what follows goes up or through the band.',
  resistance: 'A price meets the same line three times, with less left to sell there each time.',
  cassure:
    'A price breaks out of the top of the range that held it; it may go on or fall back inside.',
  'figure-chartiste':
    'A price swings less and less inside a triangle, then may leave it either way.',
  'double-creux':
    'Two lows at the same level, then two rectangles: the gain aimed for and the larger possible loss.',
  'tete-et-epaules':
    'Three peaks, the middle one higher, standing on a line the price has now crossed.',
  'analyse-technique':
    'A candle chart with its volume, a slope and a level drawn on it, then two possible paths.',
  'analyse-fondamentale':
    'A pair of scales: on one side a coin, on the other the revenue meant to justify it.',
  'analyse-on-chain':
    'A magnifying glass over a chain of blocks shows the amounts recorded in them.',
} satisfies typeof fr.analysis;
