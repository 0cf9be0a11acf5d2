/** The two futures of a price as a wide drawing, for the closing section of a page. */
import { forkPath } from '../domain/site/fork.ts';
import { palettes } from './style.ts';

/** Closes of the candles: y in the drawing, invented. */
const closes = [
  338, 352, 341, 322, 318, 331, 316, 304, 310, 292, 296, 278, 288, 281, 283, 268, 270, 268, 262,
  246, 262, 270,
];
const step = 15;
const left = 704;
const reach = 196;

/** Width and height of the drawing. */
export const forkSize = { width: 1440, height: 520 } as const;

/** The content of its file, in the colours of the night background. */
export function forkFile(): string {
  const { edge, up, down, primary } = palettes.dark;
  const candles = closes.slice(1).map((close, index) => {
    const open = closes[index] ?? close;
    const x = left + index * step;
    const [top, bottom] = [Math.min(open, close), Math.max(open, close)];
    return {
      wick: `M${x} ${top - 9}V${bottom + 9}`,
      body: `M${x - 3.5} ${top}h7v${Math.max(6, bottom - top)}h-7z`,
    };
  });
  const [x, y] = [left + closes.length * step, closes.at(-1) ?? 0];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${forkSize.width} ${forkSize.height}" fill="none">` +
    `<path d="${candles.map(({ wick }) => wick).join('')}" stroke="${edge}" stroke-width="1.5"/>` +
    `<path d="${candles.map(({ body }) => body).join('')}" fill="${edge}"/>` +
    '<g stroke-width="4" stroke-dasharray=".1 10" stroke-linecap="round">' +
    `<path d="${forkPath(x, y, 1460, y - reach)}" stroke="${up}"/>` +
    `<path d="${forkPath(x, y, 1460, y + reach)}" stroke="${down}"/></g>` +
    `<circle cx="${x}" cy="${y}" r="7" fill="${primary}"/></svg>`
  );
}
