import type { Macd, Series } from '../../../../domain/labs/indicators.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { Drawing } from '../kit/Drawing.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { linear, polyline, ticks } from '../kit/scale.ts';
import { SlideGrip } from '../kit/SlideGrip.tsx';
import type { indicatorsLab } from '../../../../i18n/fr/course/labs/indicators.ts';

interface Props {
  readonly labelledBy: string;
  readonly kind: string;
  /** Last day that is known, from 1. */
  readonly day: number;
  readonly prices: readonly number[];
  readonly lines: {
    readonly fast: Series;
    readonly slow: Series;
    readonly rsi: Series;
    readonly macd: Macd;
  };
  readonly t: typeof indicatorsLab;
  readonly lang: Lang;
  readonly onMove: (day: number) => void;
}

/** Prices up to the day shown, with the indicator; the days to come are hatched. */
export function PriceDrawing({ labelledBy, kind, day, prices, lines, t, lang, onMove }: Props) {
  const { number } = numbersOf(lang);
  return (
    <Drawing labelledBy={labelledBy} height={(_, narrow) => (narrow ? 290 : 430)}>
      {({ width, height, hatch, narrow }) => {
        const [left, right, top] = [44, width - 12, 26];
        const hasPanel = kind !== 'averages';
        const bottom = hasPanel ? height * 0.6 : height - 14;
        const [panelTop, panelBottom] = [bottom + 26, height - 10];
        const x = linear([1, prices.length], [left, right]);
        // Scaled to the visible days, so that the axis does not reveal later prices.
        const known = prices.slice(0, day);
        const [least, most] = [Math.min(...known), Math.max(...known)];
        const y = linear([least, most], [bottom - 4, top + 4]);
        const path = (series: Series, scale: (value: number) => number) =>
          polyline(
            series
              .slice(0, day)
              .flatMap((value, at) =>
                value === undefined ? [] : [[x(at + 1), scale(value)] as const],
              ),
          );
        const extent = Math.max(
          ...lines.macd.line.slice(0, day).map((value) => Math.abs(value ?? 0)),
          0.1,
        );
        const panel =
          kind === 'rsi'
            ? linear([0, 100], [panelBottom, panelTop])
            : linear([-extent, extent], [panelBottom, panelTop]);
        const levels = kind === 'rsi' ? [30, 50, 70] : [0];
        const now = prices[day - 1] ?? 100;
        return (
          <>
            {ticks(least, most, narrow ? 4 : 6).map((price) => (
              <g key={price}>
                <path className="line-grid" d={`M${left} ${y(price)}H${right}`} />
                <text className="quiet" x={left - 7} y={y(price) + 5} textAnchor="end">
                  {number(price)}
                </text>
              </g>
            ))}
            <text className="quiet" x={2} y={14}>
              {t.price}
            </text>
            <path
              fill={hatch.rest}
              opacity="0.55"
              d={`M${x(day)} ${top}H${right}V${bottom}H${x(day)}Z`}
            />
            <path
              className="line-ink"
              strokeWidth="1.6"
              strokeLinejoin="round"
              d={path(prices, y)}
            />
            {kind !== 'rsi' && (
              <>
                <path
                  className="line-primary"
                  strokeWidth="2.6"
                  strokeLinejoin="round"
                  d={path(lines.fast, y)}
                />
                <path
                  className="line-down"
                  strokeWidth="2.2"
                  strokeDasharray="7 4"
                  strokeLinejoin="round"
                  d={path(lines.slow, y)}
                />
              </>
            )}
            {!hasPanel && (
              <text x={right} y={14} textAnchor="end">
                <tspan className="strong area-primary">{t.fast}</tspan>
                <tspan className="strong area-down">{`   - - ${t.slow}`}</tspan>
              </text>
            )}
            {hasPanel && (
              <>
                <path
                  className="line-ink"
                  strokeWidth="1.2"
                  d={`M${left} ${panelBottom}H${right}M${left} ${panelTop}H${right}`}
                />
                {levels.map((level) => (
                  <g key={level}>
                    <path className="line-rest dashes" d={`M${left} ${panel(level)}H${right}`} />
                    <text className="quiet" x={left - 7} y={panel(level) + 5} textAnchor="end">
                      {number(level)}
                    </text>
                  </g>
                ))}
                <text className="strong area-primary" x={left} y={panelTop - 7}>
                  {kind === 'rsi' ? t.kinds.rsi : t.kinds.macd}
                  {kind === 'macd' && <tspan className="area-down">{`   - - ${t.signal}`}</tspan>}
                </text>
                <path
                  className="line-primary"
                  strokeWidth="2.4"
                  strokeLinejoin="round"
                  d={path(kind === 'rsi' ? lines.rsi : lines.macd.line, panel)}
                />
                {kind === 'macd' && (
                  <path
                    className="line-down"
                    strokeWidth="2"
                    strokeDasharray="7 4"
                    d={path(lines.macd.signal, panel)}
                  />
                )}
              </>
            )}
            <SlideGrip
              x={x(day)}
              y={y(now)}
              top={top}
              bottom={hasPanel ? panelBottom : bottom}
              toValue={linear([left, right], [1, prices.length])}
              onMove={onMove}
            />
          </>
        );
      }}
    </Drawing>
  );
}
