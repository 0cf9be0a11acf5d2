import { halfDays } from '../../../../domain/labs/backtest.ts';
import type { backtestLab } from '../../../../i18n/fr/course/labs/backtest.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { Drawing } from '../kit/Drawing.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { linear, polyline, ticks } from '../kit/scale.ts';
import { stake } from './words.ts';

interface Props {
  readonly labelledBy: string;
  /** The chosen pair in both halves, each from 0. */
  readonly best: readonly [readonly number[], readonly number[]];
  /** Some of the pairs tried, in the first half. */
  readonly others: readonly (readonly number[])[];
  readonly t: typeof backtestLab;
  readonly lang: Lang;
}

/** Gain by day: the pairs tried in the first half, and the best one alone in the second, from 0 again. */
export function CourseDrawing({ labelledBy, best, others, t, lang }: Props) {
  const { number } = numbersOf(lang);
  return (
    <Drawing labelledBy={labelledBy} height={(_, narrow) => (narrow ? 168 : 250)}>
      {({ width, height, narrow, hatch }) => {
        const [left, right, top, bottom] = [50, width - 10, 26, height - 8];
        const gap = 14;
        const middle = (left + right) / 2;
        const all = [...best, ...others].flat().map((gain) => gain * stake);
        const [low, high] = [Math.min(...all, -100), Math.max(...all, 100)];
        const y = linear([low, high], [bottom, top + 24]);
        const scales = [
          linear([0, halfDays], [left, middle - gap]),
          linear([0, halfDays], [middle + gap, right]),
        ];
        const line = (gains: readonly number[], half: number) =>
          polyline(
            gains
              .map((gain, day) => [scales[half]?.(day) ?? 0, y(gain * stake)] as const)
              .filter((_, day) => day % 2 === 0),
          );
        const zero = y(0);
        const tone = (best[1].at(-1) ?? 0) < 0 ? 'down' : 'up';
        const ends = [middle - gap, right];
        return (
          <>
            <text className="quiet" x={2} y={14}>
              {t.gain}
            </text>
            {ticks(low, high, narrow ? 3 : 5).map((gain) => (
              <g key={gain}>
                <path className="line-grid" d={`M${left} ${y(gain)}H${right}`} />
                <text className="quiet" x={left - 8} y={y(gain) + 5} textAnchor="end">
                  {number(gain)}
                </text>
              </g>
            ))}
            <path className="line-ink" strokeWidth="1.5" d={`M${left} ${zero}H${right}`} />
            <path
              className="line-rest dashes"
              strokeWidth="1.5"
              d={`M${middle} ${top}V${bottom}`}
            />
            <path
              className="line-rest"
              strokeWidth="0.8"
              opacity="0.8"
              d={others.map((gains) => line(gains, 0)).join('')}
            />
            {best.map((gains, half) => (
              <g key={half}>
                <path
                  fill={half === 0 ? hatch.primary : hatch[tone]}
                  d={`${line(gains, half)}V${zero}H${scales[half]?.(0) ?? 0}Z`}
                />
                <path
                  className={half === 0 ? 'line-primary' : `line-${tone}`}
                  strokeWidth="2.6"
                  strokeLinejoin="round"
                  d={line(gains, half)}
                />
                <text
                  className={`halo strong ${half === 0 ? 'area-primary' : `area-${tone}`}`}
                  x={ends[half]}
                  y={top + 12}
                  textAnchor="end"
                >
                  {half === 0 ? t.first : t.second}
                </text>
              </g>
            ))}
          </>
        );
      }}
    </Drawing>
  );
}
