import { weekChartOf } from '../../../../domain/signals/feed/week-chart.ts';
import { fill, localeOf } from '../../../../i18n/format.ts';
import { formatLevel, formatMoment, formatObserved } from '../../../../i18n/signal-formats.ts';
import { useCoin } from '../PricedRow.tsx';
import type { DetailProps } from './detail-props.ts';
import { WeekDrawing } from './WeekDrawing.tsx';

/** The coin's seven days with the levels and what happened, in a figure and a sentence. */
export function WeekChart({ lang, t, signal }: DetailProps) {
  const { prices, market, coin } = useCoin(signal.coin, signal.currency);
  const { stopLoss, entry, takeProfit, currency, events } = signal;
  const levels = { stop: stopLoss, entry, target: takeProfit };
  const chart =
    market && coin
      ? weekChartOf({
          week: coin.week,
          asOf: Date.parse(market.as_of),
          levels: Object.values(levels).map(Number),
          events,
        })
      : undefined;
  const state =
    prices.type === 'loading' ? 'loading' : prices.type === 'failed' ? 'failed' : 'none';
  const write = (price: number) => formatObserved(lang, price, currency);
  const weekday = new Intl.DateTimeFormat(localeOf(lang), { weekday: 'short' });
  return (
    <section aria-labelledby="signal-chart">
      <h3 id="signal-chart">{t.chart.heading}</h3>
      {chart && coin ? (
        <figure className="week">
          <WeekDrawing
            chart={chart}
            levels={(['target', 'entry', 'stop'] as const).map((name) => ({
              name,
              price: Number(levels[name]),
              label: `${t.levels[name]} ${formatLevel(lang, levels[name], currency)}`,
            }))}
            days={chart.days.map(({ x, at }) => ({ x, label: weekday.format(at) }))}
            label={fill(t.chart.alternative, {
              coin: coin.name,
              from: write(coin.week[0] ?? 0),
              to: write(coin.week.at(-1) ?? 0),
              low: write(chart.low),
              high: write(chart.high),
              stop: formatLevel(lang, stopLoss, currency),
              entry: formatLevel(lang, entry, currency),
              target: formatLevel(lang, takeProfit, currency),
              marks: chart.marks
                .map(({ n, event: { payload } }) =>
                  fill(t.chart.mark, {
                    n,
                    event: t.history.kinds[payload.kind],
                    when: formatMoment(lang, payload.at),
                  }),
                )
                .join(''),
            })}
          />
          <figcaption>
            {chart.marks.map(({ n, event: { payload } }) => (
              <span key={n}>
                <b className="week-number">{n}</b> {t.history.kinds[payload.kind]},{' '}
                {formatMoment(lang, payload.at)}
              </span>
            ))}
            {chart.isEarlier && <span>{t.chart.before}</span>}
          </figcaption>
        </figure>
      ) : (
        <p className="week-missing" role="status">
          {t.chart[state]}
        </p>
      )}
    </section>
  );
}
