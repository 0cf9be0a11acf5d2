import type { Portfolio } from '../../../../domain/labs/rebalancing.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { Drawing } from '../kit/Drawing.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { linear, polyline } from '../kit/scale.ts';
import type { rebalancingLab } from '../../../../i18n/fr/course/labs/rebalancing.ts';

interface Props {
  readonly labelledBy: string;
  readonly kept: Portfolio;
  readonly alone: Portfolio;
  readonly target: number;
  readonly band: number;
  readonly t: typeof rebalancingLab;
  readonly lang: Lang;
}

/** The share of the volatile asset: within its band if rebalanced, anywhere if left alone. */
export function ShareDrawing({ labelledBy, kept, alone, target, band, t, lang }: Props) {
  const { share: percent } = numbersOf(lang);
  return (
    <Drawing labelledBy={labelledBy} height={(_, narrow) => (narrow ? 270 : 400)}>
      {({ width, height, hatch }) => {
        const [left, right, top, bottom] = [52, width - 10, 26, height - 28];
        const x = linear([0, kept.share.length - 1], [left, right]);
        const y = linear([0, 1], [bottom, top]);
        const line = (shares: readonly number[]) =>
          polyline(shares.map((one, week) => [x(week), y(one)] as const));
        const [high, low] = [Math.min(target + band, 1), Math.max(target - band, 0)];
        const last = y(alone.share.at(-1) ?? target);
        const isAbove = last < y(target);
        return (
          <>
            {[0, 0.25, 0.5, 0.75, 1].map((level) => (
              <g key={level}>
                <path className="line-grid" d={`M${left} ${y(level)}H${right}`} />
                <text className="quiet" x={left - 8} y={y(level) + 5} textAnchor="end">
                  {percent(level)}
                </text>
              </g>
            ))}
            <text className="quiet" x={2} y={14}>
              {t.value}
            </text>
            <text className="quiet" x={right} y={height - 6} textAnchor="end">
              {t.axis}
            </text>
            <path fill={hatch.primary} d={`M${left} ${y(high)}H${right}V${y(low)}H${left}Z`} />
            <path
              className="line-primary dashes"
              strokeWidth="1.3"
              d={`M${left} ${y(high)}H${right}M${left} ${y(low)}H${right}`}
            />
            <path
              className="line-ink"
              strokeWidth="2"
              strokeLinejoin="round"
              d={line(alone.share)}
            />
            <path
              className="line-primary"
              strokeWidth="2.6"
              strokeLinejoin="round"
              d={line(kept.share)}
            />
            {kept.trades.map((week) => (
              <circle
                key={week}
                className="area-surface line-primary"
                strokeWidth="1.8"
                cx={x(week)}
                cy={y(target)}
                r="3.6"
              />
            ))}
            <text
              className="halo strong"
              x={right - 4}
              y={last + (isAbove ? -10 : 20)}
              textAnchor="end"
            >
              {t.alone}
            </text>
            <text
              className="halo strong area-primary"
              x={right - 4}
              y={isAbove ? Math.min(y(low) + 18, bottom - 6) : Math.max(y(high) - 8, top + 12)}
              textAnchor="end"
            >
              {t.kept}
            </text>
          </>
        );
      }}
    </Drawing>
  );
}
