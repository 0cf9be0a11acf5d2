import { poolValue } from '../../../../domain/labs/impermanent-loss.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { Drawing } from '../kit/Drawing.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { linear, polyline, ticks } from '../kit/scale.ts';
import { SlideGrip } from '../kit/SlideGrip.tsx';
import type { impermanentLossLab } from '../../../../i18n/fr/course/labs/impermanent-loss.ts';

interface Props {
  readonly labelledBy: string;
  readonly amount: number;
  readonly price: number;
  readonly fees: number;
  readonly t: typeof impermanentLossLab;
  readonly lang: Lang;
  readonly onMove: (price: number) => void;
}

/** Highest price drawn, in multiples of the price at the deposit. */
const highest = 5;

/** Value by price: what was kept is a straight line, the pool a curve below it, touching it once. */
export function PoolDrawing({ labelledBy, amount, price, fees, t, lang, onMove }: Props) {
  const { number } = numbersOf(lang);
  return (
    <Drawing labelledBy={labelledBy} height={(_, narrow) => (narrow ? 280 : 380)}>
      {({ width, height, narrow, hatch }) => {
        const [left, right, top, bottom] = [
          narrow ? 52 : 60,
          width - (narrow ? 16 : 24),
          26,
          height - 42,
        ];
        const x = linear([0, highest], [left, right]);
        const most = amount * 3;
        const y = linear([0, most], [bottom, top]);
        const prices = Array.from({ length: 101 }, (_, at) => (at / 100) * highest);
        const kept = prices.map((at) => [x(at), y((amount * (1 + at)) / 2)] as const);
        const valueAt = (at: number) => poolValue({ amount, price: at, fees });
        const pool = prices.map((at) => [x(at), y(valueAt(at).pool)] as const);
        const withFees = prices.map((at) => [x(at), y(valueAt(at).withFees)] as const);
        const now = valueAt(price);
        const label = highest * 0.8;
        return (
          <>
            {ticks(0, most, narrow ? 4 : 6).map((value) => (
              <g key={value}>
                <path className="line-grid" d={`M${left} ${y(value)}H${right}`} />
                <text className="quiet" x={left - 8} y={y(value) + 5} textAnchor="end">
                  {number(value)}
                </text>
              </g>
            ))}
            {[0, 1, 2, 3, 4, 5].map((at) => (
              <text key={at} className="quiet" x={x(at)} y={bottom + 18} textAnchor="middle">
                {number(at)}
              </text>
            ))}
            <text className="quiet" x={left - 8} y={12} textAnchor="end">
              {t.value}
            </text>
            <text className="quiet" x={right} y={height - 3} textAnchor="end">
              {t.axis}
            </text>
            <path
              fill={hatch.down}
              d={`${polyline(kept)}L${polyline(pool.toReversed()).slice(1)}Z`}
            />
            <path className="line-ink" strokeWidth="2" d={polyline(kept)} />
            <path className="line-primary" strokeWidth="3" d={polyline(pool)} />
            {fees > 0 && <path className="line-up dashes" strokeWidth="2" d={polyline(withFees)} />}
            <text
              className="halo strong"
              x={x(label) - 8}
              y={y((amount * (1 + label)) / 2) - 9}
              textAnchor="end"
            >
              {t.keptLine}
            </text>
            <text className="halo strong area-primary" x={x(label)} y={y(valueAt(label).pool) + 24}>
              {t.poolLine}
            </text>
            <path
              className="line-down"
              strokeWidth="2"
              d={`M${x(price) - 5} ${y(now.kept)}h10m-5 0V${y(now.pool)}m-5 0h10`}
            />
            <SlideGrip
              x={x(price)}
              y={y(now.pool)}
              top={top}
              bottom={bottom}
              toValue={linear([left, right], [0, highest])}
              onMove={onMove}
            />
          </>
        );
      }}
    </Drawing>
  );
}
