import type { Course } from '../../../../domain/labs/correlation.ts';
import type { Drawdown } from '../../../../domain/labs/shared/drawdown.ts';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { Drawing } from '../kit/Drawing.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { linear, polyline, ticks } from '../kit/scale.ts';
import type { correlationLab } from '../../../../i18n/fr/course/labs/correlation.ts';

interface Props {
  readonly course: Course;
  /** Maximum drawdown of the portfolio. */
  readonly fall: Drawdown;
  readonly labelledBy: string;
  readonly t: typeof correlationLab;
  readonly lang: Lang;
}

/** Every position in grey, the portfolio in blue, and its largest fall hatched below its peak. */
export function CourseDrawing({ course, fall, labelledBy, t, lang }: Props) {
  const { number, share } = numbersOf(lang);
  const { positions, portfolio } = course;
  return (
    <Drawing labelledBy={labelledBy} height={(_, narrow) => (narrow ? 270 : 400)}>
      {({ width, height, narrow, hatch }) => {
        const [left, right, top, bottom] = [40, width - 8, 24, height - 26];
        const all = [...positions.flat(), ...portfolio];
        const [least, most] = [Math.min(...all) * 100, Math.max(...all) * 100];
        const x = linear([0, portfolio.length - 1], [left, right]);
        const y = linear([least, most], [bottom, top]);
        const points = (values: readonly number[]) =>
          values.map((value, day) => [x(day), y(value * 100)] as const);
        const peak = y((portfolio[fall.peak] ?? 1) * 100);
        const trough = y((portfolio[fall.trough] ?? 1) * 100);
        const down = points(portfolio).slice(fall.peak, fall.trough + 1);
        const mid = Math.min(Math.max(x(fall.trough), left + 60), right - 60);
        return (
          <>
            {ticks(least, most, narrow ? 5 : 8).map((value) => (
              <g key={value}>
                <path
                  className={value === 100 ? 'line-ink' : 'line-grid'}
                  strokeWidth={value === 100 ? 1.5 : 1}
                  d={`M${left} ${y(value)}H${right}`}
                />
                <text className="quiet" x={left - 7} y={y(value) + 5} textAnchor="end">
                  {number(value)}
                </text>
              </g>
            ))}
            <path
              className="line-rest"
              strokeWidth="1.2"
              strokeLinejoin="round"
              d={positions.map((one) => polyline(points(one))).join('')}
            />
            {fall.share > 0 && (
              <>
                <path fill={hatch.down} d={`${polyline(down)}V${peak}H${x(fall.peak)}Z`} />
                <path
                  className="line-down dashes"
                  strokeWidth="1.5"
                  d={`M${x(fall.peak)} ${peak}H${x(fall.trough)}V${trough}`}
                />
              </>
            )}
            <path
              className="line-primary"
              strokeWidth="3"
              strokeLinejoin="round"
              d={polyline(points(portfolio))}
            />
            {fall.share > 0 && (
              <text
                className="halo strong area-down"
                fontSize="15"
                x={mid}
                y={Math.min(trough + 20, bottom - 4)}
                textAnchor="middle"
              >
                {fill(t.fall, { share: share(fall.share, 0) })}
              </text>
            )}
            <text x={left} y={14}>
              <tspan className="strong area-primary">{t.together}</tspan>
              <tspan className="quiet">{`   ${t.each}`}</tspan>
            </text>
            <text className="quiet" x={right} y={height - 5} textAnchor="end">
              {t.axis}
            </text>
          </>
        );
      }}
    </Drawing>
  );
}
