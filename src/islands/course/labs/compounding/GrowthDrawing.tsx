import { capitalAt, steadyCapital, type Growth } from '../../../../domain/labs/compounding.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { Drawing } from '../kit/Drawing.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { linear, polyline, ticks } from '../kit/scale.ts';
import type { compoundingLab } from '../../../../i18n/fr/course/labs/compounding.ts';

interface Props {
  readonly labelledBy: string;
  readonly growth: Growth;
  readonly years: number;
  readonly t: typeof compoundingLab;
  readonly lang: Lang;
}

/** Points of each line. */
const points = 60;
/** Nine courses in ten are within so many deviations. */
const nineInTen = 1.645;

/** Capital by year on a scale of doublings: the return of every year, the middle course, nine in ten. */
export function GrowthDrawing({ labelledBy, growth, years, t, lang }: Props) {
  const { number } = numbersOf(lang);
  return (
    <Drawing labelledBy={labelledBy} height={(_, narrow) => (narrow ? 280 : 420)}>
      {({ width, height, narrow, hatch }) => {
        const [left, right, top, bottom] = [50, width - 10, 26, height - 26];
        const log = (capital: number) => Math.log2(Math.max(capital / growth.start, 1e-9));
        const [least, most] = [-nineInTen, nineInTen].map((at) =>
          log(capitalAt(growth, years, at)),
        );
        const last = log(steadyCapital(growth, years));
        const from = Math.max(-8, Math.floor(Math.min(least ?? 0, last, -1)));
        const to = Math.min(12, Math.ceil(Math.max(most ?? 0, last, 1)));
        const x = linear([0, years], [left, right]);
        const y = linear([from, to], [bottom, top]);
        const line = (capital: (year: number) => number) =>
          Array.from({ length: points + 1 }, (_, at) => {
            const year = (at / points) * years;
            return [x(year), Math.min(Math.max(y(log(capital(year))), top), bottom)] as const;
          });
        const high = line((year) => capitalAt(growth, year, nineInTen));
        const low = line((year) => capitalAt(growth, year, -nineInTen));
        const middle = line((year) => capitalAt(growth, year, 0));
        const steady = line((year) => steadyCapital(growth, year));
        const every = Math.ceil((to - from) / (narrow ? 5 : 9));
        const levels = Array.from({ length: to - from + 1 }, (_, step) => from + step).filter(
          (level) => level % every === 0,
        );
        const [tagX = 0, steadyY = 0] = steady[Math.round(points * 0.6)] ?? [];
        const middleY = middle[Math.round(points * 0.6)]?.[1] ?? 0;
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
            {ticks(0, years, narrow ? 4 : 8)
              .filter(Number.isInteger)
              .map((year) => (
                <text key={year} className="quiet" x={x(year)} y={height - 6} textAnchor="middle">
                  {number(year)}
                </text>
              ))}
            <text className="quiet" x={2} y={14}>
              {t.value}
            </text>
            <path
              fill={hatch.primary}
              d={`${polyline(high)}L${polyline(low.toReversed()).slice(1)}Z`}
            />
            <path className="line-primary" strokeWidth="1.2" d={polyline(high) + polyline(low)} />
            <path className="line-ink dashes" strokeWidth="2" d={polyline(steady)} />
            <path className="line-primary" strokeWidth="3" d={polyline(middle)} />
            <text
              className="halo strong"
              x={tagX}
              y={Math.min(steadyY, middleY - 16) - 9}
              textAnchor="middle"
            >
              {t.steadyLine}
            </text>
            <text
              className="halo strong area-primary"
              x={tagX}
              y={Math.min(middleY + 22, bottom - 6)}
              textAnchor="middle"
            >
              {t.middleLine}
            </text>
          </>
        );
      }}
    </Drawing>
  );
}
