import { memo } from 'react';
import type { Summary } from '../../../../domain/labs/streaks.ts';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { Drawing } from '../kit/Drawing.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { linear, polyline } from '../kit/scale.ts';
import type { streaksLab } from '../../../../i18n/fr/course/labs/streaks.ts';
import { scaleOf } from './runs-scale.ts';

interface Props {
  readonly summary: Summary | undefined;
  readonly t: typeof streaksLab;
  readonly lang: Lang;
}

/** Capital by trade on a scale of doublings: a halving and a doubling are equally tall. */
export const RunsDrawing = memo(function RunsDrawing({
  summary,
  t,
  lang,
  trades,
  labelledBy,
}: Props & { readonly trades: number; readonly labelledBy: string }) {
  const { number } = numbersOf(lang);
  return (
    <Drawing labelledBy={labelledBy} height={(_, narrow) => (narrow ? 210 : 290)}>
      {({ width, height, hatch, narrow }) => {
        if (!summary) return null;
        const { low, middle, high, samples } = summary;
        const [left, right, top, bottom] = [46, width - 8, 26, height - 24];
        const { from, to, isBelow, isAbove } = scaleOf(summary);
        const x = linear([0, middle.length - 1], [left, right]);
        const y = linear([from, to], [bottom, top]);
        const at = (value: number) =>
          Math.min(Math.max(y(Math.log2(Math.max(value, 1e-9))), top), bottom);
        const points = (series: readonly number[]) =>
          series.map((value, step) => [x(step), at(value)] as const);
        const every = Math.ceil((to - from) / (narrow ? 5 : 8));
        const levels = Array.from({ length: to - from + 1 }, (_, step) => from + step).filter(
          (level) => level % every === 0,
        );
        const tag = Math.floor(middle.length / 2);
        return (
          <>
            {levels.map((level) => (
              <g key={level}>
                <path
                  className={level === 0 ? 'line-ink' : 'line-grid'}
                  strokeWidth={level === 0 ? 1.5 : 1}
                  d={`M${left} ${y(level)}H${right}`}
                />
                <text className="quiet" x={left - 8} y={y(level) + 5} textAnchor="end">
                  {level < 0 ? `1/${2 ** -level}` : number(2 ** level)}
                </text>
              </g>
            ))}
            <text className="quiet" x={2} y={14}>
              {t.capital}
            </text>
            <text className="quiet" x={right} y={height - 4} textAnchor="end">
              {number(trades)} {t.axis}
            </text>
            <path
              fill={hatch.primary}
              d={`${polyline(points(high))}L${polyline(points(low).toReversed()).slice(1)}Z`}
            />
            <path
              className="line-rest"
              strokeWidth="0.8"
              opacity="0.75"
              d={samples.map((run) => polyline(points(run))).join('')}
            />
            <path
              className="line-primary"
              strokeWidth="1.2"
              d={polyline(points(high)) + polyline(points(low))}
            />
            <path
              className="line-primary"
              strokeWidth="3"
              strokeLinejoin="round"
              d={polyline(points(middle))}
            />
            <text
              className="halo strong area-primary"
              x={x(tag)}
              y={at(middle[tag] ?? 1) - 10}
              textAnchor="middle"
            >
              {t.middle}
            </text>
            <text
              className="halo area-primary"
              x={x(tag)}
              y={Math.max(at(high[tag] ?? 1) - 8, top + (isAbove ? 32 : 12))}
              textAnchor="middle"
            >
              {t.band}
            </text>
            {isAbove && (
              <text className="halo quiet" x={left + 8} y={top + 14}>
                {fill(t.above, { capital: number(2 ** to) })}
              </text>
            )}
            {isBelow && (
              <text className="halo quiet" x={left + 8} y={bottom - 6}>
                {fill(t.below, { capital: `1/${2 ** -from}` })}
              </text>
            )}
          </>
        );
      }}
    </Drawing>
  );
});

/** Runs by the length of their longest losing streak; the median one is filled. */
export const Histogram = memo(function Histogram({ summary, t, lang }: Props) {
  const { number } = numbersOf(lang);
  return (
    <Drawing height={(_, narrow) => (narrow ? 96 : 136)}>
      {({ width, height, hatch }) => {
        if (!summary) return null;
        const { streaks, streak } = summary;
        const first = Math.max(0, streaks.findIndex((count) => count > 0) - 1);
        const [left, right, top, bottom] = [46, width - 8, 24, height - 22];
        const x = linear([first, streaks.length], [left, right]);
        const y = linear([0, Math.max(...streaks)], [0, bottom - top]);
        const bar = x(1) - x(0);
        const every = Math.ceil(26 / bar);
        return (
          <>
            <text className="quiet" x={left} y={14}>
              {t.histogram}
            </text>
            {streaks.map((count, length) =>
              length < first ? null : (
                <g key={length}>
                  <rect
                    className={length === streak ? 'line-primary area-primary' : 'line-rest'}
                    fill={hatch.rest}
                    x={x(length) + 1}
                    width={Math.max(bar - 2, 1)}
                    y={bottom - y(count)}
                    height={y(count)}
                  />
                  {length % every === 0 && (
                    <text
                      className="quiet"
                      x={x(length) + bar / 2}
                      y={height - 4}
                      textAnchor="middle"
                    >
                      {number(length)}
                    </text>
                  )}
                </g>
              ),
            )}
            <path className="line-ink" strokeWidth="1.5" d={`M${left} ${bottom}H${right}`} />
          </>
        );
      }}
    </Drawing>
  );
});
