/** Pictures of the articles. */
import * as d from './draw.ts';
import type { Drawings } from './table.ts';

/** Each cost as its position and height: it starts where the one before ends. */
const costs = [
  [18, 4.5],
  [22.5, 3.5],
  [26, 6],
  [32, 6.5],
  [38.5, 2.5],
  [41, 2.5],
] as const;
/** Lengths of the two sides of an order book, from the best price. */
const asks = [22, 38, 30, 50];
const bids = [26, 34, 46, 56];

export const articles = {
  // From the gain shown to the gain kept: each cost starts where the one before ends.
  'frais-d-une-operation': () =>
    d.quantity('u', d.rectangle(12, 18, 22, 70)) +
    d.path('u', d.rectangle(12, 18, 22, 70)) +
    d.line('k x', [34, 18], [128, 18]) +
    costs
      .map(([y, h], index) => {
        const x = 42 + index * 14;
        return d.bar('d', x, y, 10, h) + d.line('k', [x + 10, y + h], [x + 14, y + h]);
      })
      .join('') +
    d.quantity('a', d.rectangle(126, 43.5, 22, 44.5)) +
    d.path('a', d.rectangle(126, 43.5, 22, 44.5)) +
    d.line('l', [8, 88], [152, 88]) +
    d.arrow('d', [137, 21], [137, 38], 4),

  // Sellers above, buyers below, the gap between them, and an order that walks through the sellers.
  'lire-un-carnet-d-ordres': () =>
    asks
      .map(
        (w, index) =>
          d.quantity('d', d.rectangle(80, 38 - index * 9, w, 6)) +
          d.path('d', d.rectangle(80, 38 - index * 9, w, 6)),
      )
      .join('') +
    bids
      .map(
        (w, index) =>
          d.quantity('u', d.rectangle(80 - w, 57 + index * 9, w, 6)) +
          d.path('u', d.rectangle(80 - w, 57 + index * 9, w, 6)),
      )
      .join('') +
    d.line('l', [80, 8], [80, 93]) +
    d.path('a b', 'M22 50.500H66') +
    d.path('a b', 'M66 50.500V24') +
    d.arrowHead('a', [66, 22], [0, -1], 6) +
    d.line('k x', [84, 50.5], [148, 50.5]),
} satisfies Drawings;
