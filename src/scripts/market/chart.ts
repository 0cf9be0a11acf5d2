/**
 * The seven-day chart as an SVG in the colours and font of the site, loaded when a panel is opened.
 * Its container describes it to screen readers.
 */
import { midnights, roundMarks } from '../../domain/market/week-scale.ts';
import { localeOf } from '../../i18n/format.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { Trend } from '../../domain/market/overview.ts';
import type { Point } from './week.ts';

export interface ChartOptions {
  readonly lang: Lang;
  /** Two points or more. */
  readonly points: readonly Point[];
  readonly trend: Trend;
  /** Formats the prices of the axis. */
  readonly format: (marks: readonly number[]) => readonly string[];
  /** Receives the point under the pointer; undefined when it leaves. */
  readonly onPoint: (index: number | undefined) => void;
}

export interface WeekChart {
  /** Moves the mark to a point. */
  point(index: number): void;
  remove(): void;
}

/** Units are CSS pixels. Room for days below, and for the mark at the edges. */
const room = { top: 12, bottom: 34, side: 8 };
/** Narrower charts show the number of a day without its name. */
const wide = 480;

export function drawWeek(place: HTMLElement, options: ChartOptions): WeekChart {
  const { points, trend, format, onPoint, lang } = options;
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.ariaHidden = 'true';
  svg.setAttribute('class', trend);
  place.replaceChildren(svg);
  const prices = points.map((point) => point.price);
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const [start = 0, end = 1] = [points[0]?.at, points.at(-1)?.at];
  let at = points.length - 1;
  let left: number = room.side;
  let width = 0;

  const x = (index: number): number =>
    left + (index / (points.length - 1)) * (width - left - room.side);
  const draw = (): void => {
    width = place.clientWidth;
    const height = place.clientHeight;
    if (width === 0) return;
    const marks = roundMarks(low, high);
    const labels = format(marks);
    left = 8 * Math.max(...labels.map(({ length }) => length)) + 10;
    const bottom = height - room.bottom;
    const y = (value: number): number =>
      high > low ? room.top + ((high - value) / (high - low)) * (bottom - room.top) : bottom / 2;
    const day = new Intl.DateTimeFormat(localeOf(lang), {
      day: 'numeric',
      ...(width >= wide && { weekday: 'short' }),
    });
    const days = midnights(start, end).map((time) => {
      const to = left + ((time - start) / (end - start)) * (width - left - room.side);
      const anchor = to > width - 24 ? 'end' : 'middle';
      return `<path class="grid" d="M${to} ${bottom}v6"/><text x="${to}" y="${height - 8}" text-anchor="${anchor}">${day.format(time)}</text>`;
    });
    const lines = marks.map(
      (value, index) =>
        `<path class="grid" d="M${left} ${y(value)}H${width}"/><text x="${left - 8}" y="${y(value) + 5}" text-anchor="end">${labels[index] ?? ''}</text>`,
    );
    const line = prices.map((value, index) => `${x(index).toFixed(1)} ${y(value).toFixed(1)}`);
    svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
    svg.innerHTML = `${lines.join('')}${days.join('')}<path class="line" d="M${line.join('L')}"/><path class="stem" d="M${x(at)} ${room.top}V${bottom}"/><circle cx="${x(at)}" cy="${y(prices[at] ?? low)}" r="5"/>`;
  };
  const indexAt = ({ clientX }: PointerEvent): number => {
    const share =
      (clientX - place.getBoundingClientRect().left - left) / (width - left - room.side);
    return Math.round(Math.max(0, Math.min(1, share)) * (points.length - 1));
  };
  const move = (event: PointerEvent): void => {
    at = indexAt(event);
    draw();
    onPoint(at);
  };
  const leave = (): void => {
    at = points.length - 1;
    draw();
    onPoint(undefined);
  };
  place.addEventListener('pointermove', move);
  place.addEventListener('pointerdown', move);
  place.addEventListener('pointerleave', leave);
  const size = new ResizeObserver(draw);
  size.observe(place);
  draw();

  return {
    point(index) {
      at = index;
      draw();
    },
    remove() {
      size.disconnect();
      place.removeEventListener('pointermove', move);
      place.removeEventListener('pointerdown', move);
      place.removeEventListener('pointerleave', leave);
      svg.remove();
    },
  };
}
