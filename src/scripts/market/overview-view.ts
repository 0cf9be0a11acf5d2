/** Texts and markup of the overview, the same at build time and with new prices. */
import type { MarketCoin } from '../../domain/api/market.ts';
import { breadth, dotBox, dotsOf, middleHalf } from '../../domain/market/overview.ts';
import { fill, plural } from '../../i18n/format.ts';
import type { marketLive } from '../../i18n/fr/market/live.ts';
import type { Lang } from '../../i18n/locales.ts';

export interface OverviewView {
  /** The sentence under the title. */
  readonly say: string;
  readonly rising: string;
  readonly rises: string;
  readonly falling: string;
  readonly falls: string;
  /** Coins whose change is zero; empty if there are none. */
  readonly same: string;
  /** Markup of the bar, 100 units wide and 10 high. */
  readonly bar: string;
  /** Description and markup of the dots, in a {@link dotBox}. */
  readonly dotsLabel: string;
  readonly dots: string;
}

/**
 * Coins whose change is unknown are left out, of the totals too.
 * @param change Formats a change in per cent.
 */
export function overviewOf(
  coins: readonly MarketCoin[],
  lang: Lang,
  texts: typeof marketLive.overview,
  change: (value: number | null) => string,
): OverviewView {
  const known = coins.flatMap(({ id, change_24h }) =>
    change_24h === null ? [] : [{ id, change_24h }],
  );
  const changes = known.map(({ change_24h }) => change_24h);
  const { up, down, level } = breadth(changes);
  const half = middleHalf(changes) ?? { low: null, high: null };
  const range = { low: change(half.low), high: change(half.high), total: known.length };
  const bitcoin = known.findIndex(({ id }) => id === 'bitcoin');
  const count = (n: number, forms: { one: string; other: string }) =>
    fill(plural(lang, n, forms), { n, total: known.length });
  return {
    say: fill(texts.say, {
      ...range,
      up: count(up, texts.rise),
      down: count(down, texts.fall),
      bitcoin: change(changes[bitcoin] ?? null),
    }),
    rising: String(up),
    rises: count(up, texts.rises),
    falling: String(down),
    falls: count(down, texts.falls),
    same: level > 0 ? count(level, texts.same) : '',
    bar: barOf(up, level, down),
    dotsLabel: fill(texts.dots, range),
    dots: dotsMarkup(changes, bitcoin),
  };
}

/** A symbol as short as a cell of the strip: `RENDER` is `REND…`. */
export function cellText(symbol: string): string {
  return symbol.length > 5 ? `${symbol.slice(0, 4)}…` : symbol;
}

function barOf(up: number, level: number, down: number): string {
  const unit = 100 / Math.max(1, up + level + down);
  const part = (name: string, from: number, count: number) =>
    `<path class="${name}" d="M${(from * unit).toFixed(1)} 5h${(count * unit).toFixed(1)}"/>`;
  const first = (up + level) * unit + 0.5;
  // Hatched, so that colour is not the only sign of a fall.
  const strokes = Array.from({ length: Math.floor(100 - first) }, (_, index) => first + index);
  const falls = strokes.map((x) => `M${x.toFixed(1)} 10l1-10h.6l-1 10z`).join('');
  return `${part('up', 0, up)}${part('level', up, level)}<path class="down" d="${falls}"/>`;
}

/** Dots are lines of no length with round ends: three paths instead of a hundred circles. */
function dotsMarkup(changes: readonly number[], bitcoin: number): string {
  const { width, base } = dotBox;
  const dots = dotsOf(changes);
  const path = (names: string, shown: typeof dots) =>
    `<path class="${names}" d="${shown.map(({ x, y }) => `M${x} ${y}h0`).join('')}"/>`;
  const of = (trend: string) => dots.filter((dot) => dot.trend === trend);
  const mark = dots[bitcoin];
  const label = mark
    ? `<path class="stem" d="M${mark.x} 24V${mark.y}"/>${path('dot bitcoin', [mark])}<text x="${Math.max(48, Math.min(width - 48, mark.x))}" y="16" text-anchor="middle">Bitcoin</text>`
    : '';
  return `<path class="axis" d="M4 ${base}H${width - 4}M${width / 2} ${base}v6"/>${path('dot up', of('up'))}${path('dot level', of('level'))}${path('dot down', of('down'))}${path('hole', of('down'))}${label}`;
}
