/**
 * The seven days in the panel: as a chart, point by point for keyboard and pointer, and as a
 * table.
 */
import type { MarketCoin } from '../../domain/api/market.ts';
import { drawdown } from '../../domain/market/week-scale.ts';
import { fill, type Lang } from '../../i18n/index.ts';
import type { marketPanel } from '../../i18n/fr/market/panel.ts';
import type { WeekChart } from './chart.ts';
import type { Trend } from '../../domain/market/overview.ts';
import type { CellTexts } from './figures.ts';
import { extremes, type Point, pointsOf, pointTime } from './week.ts';

export interface Week {
  readonly coin: MarketCoin;
  readonly asOf: string;
  readonly price: (value: number) => string;
  /** Formats the prices of the axis. */
  readonly marks: (values: readonly number[]) => readonly string[];
  readonly change: (value: number) => string;
  readonly trend: Trend;
  readonly row: CellTexts;
}

/** Keys that move along the line, with their number of points; six are a day. */
const steps: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -6,
  PageUp: 6,
  Home: -Infinity,
  End: Infinity,
};

export function startWeek(
  panel: HTMLElement,
  lang: Lang,
  t: typeof marketPanel,
): { show: (week: Week) => void; remove: () => void } {
  const find = (selector: string) => panel.querySelector(selector) as HTMLElement;
  const field = (name: string) => find(`[data-text='${name}']`);
  const place = find('[data-place]');
  let chart: WeekChart | undefined;
  let week: Week | undefined;
  let points: readonly Point[] = [];
  let at = 0;
  /** Whether the reader has selected a point. If so, new prices keep the selection. */
  let isChosen = false;
  let removed = false;

  const showPoint = (index: number): void => {
    const point = points[index];
    if (!week || !point) return;
    at = index;
    const text = fill(t.at, { price: week.price(point.price), time: pointTime(lang, point.at) });
    field('point').textContent = text;
    place.ariaValueNow = String(index + 1);
    place.ariaValueText = text;
  };
  const state = (name: 'waiting' | 'failed' | 'drawn' | 'unknown'): void => {
    find('[data-wait]').hidden = name !== 'waiting';
    find('[data-failed]').hidden = name !== 'failed' && name !== 'unknown';
    find('[data-retry]').hidden = name === 'unknown';
    find('[data-hint]').toggleAttribute('data-later', name !== 'drawn');
    place.hidden = name !== 'drawn' && name !== 'waiting';
    field('failed').textContent = name === 'unknown' ? t.noWeek : name === 'failed' ? t.failed : '';
  };

  const draw = async (): Promise<void> => {
    if (!chart) state('waiting');
    try {
      const { drawWeek } = await import('./chart.ts');
      if (!week || !panel.isConnected || removed) return;
      chart?.remove();
      const { marks, trend } = week;
      const onPoint = (index: number | undefined): void => {
        isChosen = index !== undefined;
        showPoint(index ?? points.length - 1);
      };
      chart = drawWeek(place, { lang, points, trend, format: marks, onPoint });
      if (isChosen) chart.point(at);
      state('drawn');
    } catch {
      const isFocused = document.activeElement === place;
      state('failed');
      if (isFocused) find('[data-retry]').focus();
    }
  };

  place.addEventListener('keydown', (event) => {
    const step = steps[event.key];
    if (step === undefined || points.length === 0) return;
    event.preventDefault();
    isChosen = true;
    showPoint(Math.min(Math.max(0, at + step), points.length - 1));
    chart?.point(at);
  });
  find('[data-retry]').addEventListener('click', () => {
    void draw();
    // The button is hidden now.
    place.focus();
  });

  return {
    show(next) {
      week = next;
      points = pointsOf(next.coin, next.asOf);
      const picture = find('[data-failed] svg');
      picture.ariaLabel = next.row.description;
      picture.firstElementChild?.setAttribute('d', next.row.line);
      picture.setAttribute('class', next.trend);
      const ends = extremes(points);
      for (const part of ['.panel-ends', '.panel-table'])
        find(part).toggleAttribute('data-later', !ends);
      if (!ends) {
        state('unknown');
        return;
      }
      const label = ({ price, at: time }: Point) =>
        fill(t.at, { price: next.price(price), time: pointTime(lang, time) });
      field('high').textContent = label(ends.high);
      field('low').textContent = label(ends.low);
      const { fall, rise } = drawdown(points.map(({ price }) => price));
      field('fall').textContent = next.change(-fall);
      field('rise').textContent = next.change(rise);
      place.ariaValueMin = '1';
      place.ariaValueMax = String(points.length);
      showPoint(isChosen ? Math.min(at, points.length - 1) : points.length - 1);
      const body = find('.panel-table tbody') as HTMLTableSectionElement;
      fillTable(body, points, next, lang);
      field('table').textContent = fill(t.table, { n: points.length });
      void draw();
    },
    remove() {
      removed = true;
      chart?.remove();
    },
  };
}

/** Latest first. Rows stay and only changed texts are written: a reader may be in the table when new prices come. */
function fillTable(
  body: HTMLTableSectionElement,
  points: readonly Point[],
  { price }: Week,
  lang: Lang,
): void {
  while (body.rows.length > points.length) body.deleteRow(-1);
  for (const [index, point] of points.toReversed().entries()) {
    const [head, cell] = (body.rows[index] ?? addRow(body)).cells;
    write(head, pointTime(lang, point.at));
    write(cell, price(point.price));
  }
}

function addRow(body: HTMLTableSectionElement): HTMLTableRowElement {
  const row = body.insertRow();
  const head = document.createElement('th');
  head.scope = 'row';
  row.append(head, document.createElement('td'));
  return row;
}

function write(cell: HTMLElement | undefined, text: string): void {
  if (cell && cell.textContent !== text) cell.textContent = text;
}
