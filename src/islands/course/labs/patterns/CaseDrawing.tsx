import type { PatternCase } from '../../../../domain/labs/pattern-cases.ts';
import { daysAfter } from '../../../../domain/labs/patterns.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import type { patternsLab } from '../../../../i18n/fr/course/labs/patterns.ts';
import { Drawing } from '../kit/Drawing.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { linear, polyline, ticks } from '../kit/scale.ts';
import { changeOf } from './score.ts';
import { averagesOf, linesOf } from './shape.ts';

interface Props {
  readonly labelledBy: string;
  readonly shown: PatternCase;
  /** Whether the days after the signal are shown. */
  readonly isTold: boolean;
  readonly t: typeof patternsLab;
  readonly lang: Lang;
}

/** Days drawn before the first point of a shape, and at least before the signal. */
const [margin, least] = [20, 80];

/** The closes up to the signal with the shape in them, and what followed once it is told. */
export function CaseDrawing({ labelledBy, shown, isTold, t, lang }: Props) {
  const { number, share } = numbersOf(lang);
  const { closes, at, points, name } = shown;
  const first = Math.max(0, Math.min(at - least, (points[0] ?? at) - margin));
  const last = at + daysAfter;
  const base = closes[at] ?? 1;
  const known = closes.slice(first, (isTold ? last : at) + 1).map((close) => (100 * close) / base);
  const isCross = name === 'golden-cross';
  const rate = changeOf(shown);
  return (
    <Drawing labelledBy={labelledBy} height={(_, narrow) => (narrow ? 290 : 400)}>
      {({ width, height, narrow, hatch }) => {
        const [left, right, top, bottom] = [42, width - 16, 32, height - 36];
        const x = linear([first, last], [left, right]);
        const [lowest, highest] = [Math.min(...known), Math.max(...known)];
        const y = linear([lowest, highest], [bottom - 8, top + 10]);
        const line = (days: readonly (readonly [number, number])[]) =>
          polyline(days.map(([day, close]) => [x(day), y((100 * close) / base)]));
        const upTo = (day: number) =>
          known.slice(0, day - first + 1).map((value, on) => [x(first + on), y(value)] as const);
        const visible = isTold ? last : at;
        const [fast, slow] = isCross
          ? averagesOf(shown).map((days) =>
              line(days.filter(([day]) => day >= first && day <= visible)),
            )
          : [];
        const after = upTo(last).slice(at - first);
        const tone = rate > 0 ? 'up' : 'down';
        return (
          <>
            {ticks(lowest, highest, narrow ? 4 : 6).map((value) => (
              <g key={value}>
                <path className="line-grid" d={`M${left} ${y(value)}H${right}`} />
                <text className="quiet" x={left - 7} y={y(value) + 5} textAnchor="end">
                  {number(value)}
                </text>
              </g>
            ))}
            {[-60, -30, 0, 30].map((day) => (
              <text
                key={day}
                className="quiet"
                x={x(at + day)}
                y={bottom + 17}
                textAnchor={day === 30 ? 'end' : 'middle'}
              >
                {day === 30 ? `+30 ${t.days}` : number(day)}
              </text>
            ))}
            <text className="quiet" x={2} y={14}>
              {narrow ? t.index.split(',')[0] : t.index}
            </text>
            <text className="strong" x={right} y={14} textAnchor="end">
              {t.names[name]}
            </text>
            {!isTold && (
              <path
                fill={hatch.rest}
                opacity="0.55"
                d={`M${x(at)} ${top}H${right}V${bottom}H${x(at)}Z`}
              />
            )}
            <path className="line-rest" strokeWidth="1.5" d={`M${x(at)} ${top}V${bottom}`} />
            <path
              className="line-rest dashes"
              strokeWidth="1.2"
              d={`M${x(at)} ${y(100)}H${right}`}
            />
            <path
              className="line-ink"
              strokeWidth="1.8"
              strokeLinejoin="round"
              d={polyline(upTo(at))}
            />
            {isCross && (
              <>
                <path className="line-primary" strokeWidth="2.2" d={fast} />
                <path className="line-down" strokeWidth="2" strokeDasharray="7 4" d={slow} />
                <text x={right} y={32} textAnchor="end">
                  <tspan className="strong area-primary">{t.fast}</tspan>
                  <tspan className="strong area-down">{`   - - ${t.slow}`}</tspan>
                </text>
              </>
            )}
            <path
              className="line-primary"
              strokeWidth="2"
              strokeDasharray="6 4"
              d={linesOf(shown).map(line).join('')}
            />
            {points.map((day) => (
              <circle
                key={day}
                className="area-surface line-primary"
                strokeWidth="2.2"
                cx={x(day)}
                cy={y((100 * (closes[day] ?? 0)) / base)}
                r="4.5"
              />
            ))}
            <circle
              className="line-ink area-surface"
              strokeWidth="2.4"
              cx={x(at)}
              cy={y(100)}
              r="5.5"
            />
            {isTold && (
              <>
                <path
                  className={`line-${tone}`}
                  strokeWidth="2.6"
                  strokeLinejoin="round"
                  d={polyline(after)}
                />
                <text
                  className={`halo strong area-${tone}`}
                  fontSize="15"
                  x={right}
                  y={y(100) + (rate > 0 ? 21 : -9)}
                  textAnchor="end"
                >
                  {(rate > 0 ? '+' : '') + share(rate, 0)}
                </text>
              </>
            )}
          </>
        );
      }}
    </Drawing>
  );
}
