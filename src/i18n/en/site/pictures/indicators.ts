/** Alternative texts of the drawn pictures of the dictionary: indicators. */
import type * as fr from '../../../fr/site/pictures/indicators.ts';

export const indicators = {
  'moyenne-mobile':
    'Five framed closes give one point of a smoother curve that lags behind the price.',
  'moyenne-mobile-exponentielle':
    'Eight closes with a bar under each: the more recent the close, the taller the bar.',
  rsi: 'Rises and falls, and below them a gauge filled to the share of the rises.',
  macd: 'A fast curve and a slow one; the gap between them grows, then closes.',
  'bandes-de-bollinger': 'Two curves surround a price and move apart as its moves grow larger.',
  atr: 'Three days with their ranges measured, and the average of the three.',
  divergence: 'Above, a second peak higher than the first; below, the indicator does the opposite.',
  volatilite: 'A calm price in a narrow band, a restless price in a wide one.',
  correlation: 'On the left, points along a line; on the right, a cloud with no direction.',
} satisfies typeof fr.indicators;
