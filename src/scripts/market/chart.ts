/**
 * The seven-day chart, with Lightweight Charts: loaded when a panel is opened. It styles its
 * elements through the CSSOM, which the CSP allows; its logo would add a style sheet, so the
 * panel's text credits TradingView instead.
 */
import { localeOf } from '../../i18n/format.ts';
import {
  AreaSeries,
  createChart,
  CrosshairMode,
  LineStyle,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { Lang } from '../../i18n/locales.ts';
import type { Trend } from './figures.ts';
import { extremes, type Point } from './week.ts';

export interface ChartOptions {
  readonly lang: Lang;
  readonly points: readonly Point[];
  readonly trend: Trend;
  readonly price: (value: number) => string;
  /** Receives the hovered point; undefined when the pointer leaves. */
  readonly onPoint: (index: number | undefined) => void;
}

export interface WeekChart {
  /** Moves the crosshair to a point. */
  point(index: number): void;
  remove(): void;
}

export function drawWeek(place: HTMLElement, options: ChartOptions): WeekChart {
  const { points, price, onPoint, lang } = options;
  const day = new Intl.DateTimeFormat(localeOf(lang), {
    ...{ day: 'numeric', month: 'short', timeZone: 'UTC' },
  });
  // The library counts days in UTC: times are shifted to the user's time zone.
  const times = points.map(({ at }) => {
    return (Math.round(at / 1_000) - new Date(at).getTimezoneOffset() * 60) as UTCTimestamp;
  });
  const chart = createChart(place, {
    autoSize: true,
    handleScroll: false,
    handleScale: false,
    layout: { attributionLogo: false, fontFamily: getComputedStyle(place).fontFamily },
    grid: { vertLines: { visible: false } },
    rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.12, bottom: 0.1 } },
    timeScale: {
      ...{ borderVisible: false, fixLeftEdge: true, fixRightEdge: true, timeVisible: true },
      tickMarkFormatter: (time: Time) => day.format(Number(time) * 1_000),
    },
    crosshair: { mode: CrosshairMode.Magnet, vertLine: { labelVisible: false } },
    localization: { priceFormatter: price },
  });
  // Canvases inside a layout table: the container has the text alternative.
  chart.chartElement().ariaHidden = 'true';
  const series = chart.addSeries(AreaSeries, {
    lineWidth: 2,
    priceLineVisible: false,
    lastValueVisible: false,
    priceFormat: { type: 'custom', formatter: price, minMove: 1e-12 },
  });
  series.setData(points.map(({ price: value }, index) => ({ time: times[index] as Time, value })));
  const ends = extremes(points);
  const lines = (ends ? [ends.high, ends.low] : []).map(({ price: value }) =>
    series.createPriceLine({ price: value, lineStyle: LineStyle.Dotted, lineWidth: 1 }),
  );
  chart.timeScale().fitContent();
  chart.subscribeCrosshairMove(({ time }) => {
    const index = times.indexOf(time as UTCTimestamp);
    onPoint(index < 0 ? undefined : index);
  });

  // During a colour transition (or with reduced motion) an intermediate colour would be read.
  place.style.transition = 'none';
  const applyColours = (): void => {
    const colour = (name: string): string => {
      place.style.color = `var(--${name})`;
      return getComputedStyle(place).color;
    };
    const line = colour(options.trend === 'level' ? 'ink-2' : options.trend);
    const clear = (share: number) => line.replace(/^rgb\((.*)\)$/, `rgba($1, ${share})`);
    const [grid, words, edge, paper] = ['line', 'ink-2', 'edge', 'surface'].map(colour) as [
      ...[string, string, string, string],
    ];
    chart.applyOptions({
      layout: { background: { color: paper }, textColor: words },
      grid: { horzLines: { color: grid } },
      crosshair: {
        vertLine: { color: edge },
        horzLine: { color: edge, labelBackgroundColor: words },
      },
    });
    series.applyOptions({ lineColor: line, topColor: clear(0.16), bottomColor: clear(0) });
    for (const level of lines) level.applyOptions({ color: edge, axisLabelColor: words });
    place.style.color = '';
  };
  applyColours();
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', applyColours);
  const theme = new MutationObserver(applyColours);
  theme.observe(document.documentElement, { attributeFilter: ['data-theme'] });

  return {
    point(index) {
      const value = points[index]?.price;
      const time = times[index];
      if (value !== undefined && time !== undefined)
        chart.setCrosshairPosition(value, time, series);
    },
    remove() {
      dark.removeEventListener('change', applyColours);
      theme.disconnect();
      chart.remove();
    },
  };
}
