import type { Candle } from '../../../../domain/labs/candles.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import type { candlesLab } from '../../../../i18n/fr/course/labs/candles.ts';
import { Drawing } from '../kit/Drawing.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { linear, polyline, ticks } from '../kit/scale.ts';
import { SlideGrip } from '../kit/SlideGrip.tsx';

interface Props {
  readonly labelledBy: string;
  readonly prices: readonly number[];
  readonly candles: readonly Candle[];
  /** Trades so far, and trades of a candle. */
  readonly shown: number;
  readonly size: number;
  readonly t: typeof candlesLab;
  readonly lang: Lang;
  readonly onMove: (trades: number) => void;
}

/** The trades so far as a line, and over the same minutes the candles that they make. */
export function CandlesDrawing({
  labelledBy,
  prices,
  candles,
  shown,
  size,
  t,
  lang,
  onMove,
}: Props) {
  const { number } = numbersOf(lang);
  return (
    <Drawing labelledBy={labelledBy} height={(_, narrow) => (narrow ? 290 : 400)}>
      {({ width, height, narrow, hatch }) => {
        const [left, right, top, bottom] = [54, width - 14, 28, height - 42];
        const x = linear([0, prices.length], [left, right]);
        // Scaled to the trades so far, so that the axis does not reveal later prices.
        const known = prices.slice(0, shown);
        const [least, most] = [Math.min(...known) - 10, Math.max(...known) + 10];
        const y = linear([least, most], [bottom, top]);
        const trade = (at: number) => x(at + 0.5);
        const gap = size > 5 ? 1.5 : 0.5;
        const wicks = candles
          .map(({ start, high, low }) => `M${x(start + size / 2)} ${y(high)}V${y(low)}`)
          .join('');
        const bodies = (isRise: boolean) =>
          candles
            .filter(({ open, close }) => close >= open === isRise)
            .map(({ start, open, close }) => {
              const [from, to] = [x(start) + gap, x(start + size) - gap];
              const [one, other] = [y(open), y(close) === y(open) ? y(open) - 1 : y(close)];
              return `M${from} ${one}H${to}V${other}H${from}Z`;
            })
            .join('');
        return (
          <>
            {ticks(least, most, narrow ? 4 : 6).map((cents) => (
              <g key={cents}>
                <path className="line-grid" d={`M${left} ${y(cents)}H${right}`} />
                <text className="quiet" x={left - 7} y={y(cents) + 5} textAnchor="end">
                  {number(cents / 100)}
                </text>
              </g>
            ))}
            {[0, 60, 120, 180, 240].map((minute) => (
              <text
                key={minute}
                className="quiet"
                x={x(minute)}
                y={bottom + 18}
                textAnchor="middle"
              >
                {minute}
              </text>
            ))}
            <text className="quiet" x={2} y={14}>
              {t.price}
            </text>
            <text className="quiet" x={right} y={height - 4} textAnchor="end">
              {t.minutes}
            </text>
            <path
              fill={hatch.rest}
              opacity="0.55"
              d={`M${x(shown)} ${top}H${right}V${bottom}H${x(shown)}Z`}
            />
            <path className="line-ink" strokeWidth="1.6" d={wicks} />
            <path className="area-surface line-up" strokeWidth="2" d={bodies(true)} />
            <path className="area-surface" d={bodies(false)} />
            <path className="line-down" fill={hatch.down} strokeWidth="2" d={bodies(false)} />
            <path
              className="line-ink"
              strokeWidth="1"
              opacity="0.7"
              d={polyline(known.map((price, at) => [trade(at), y(price)]))}
            />
            <rect
              className="line-up"
              strokeWidth="2"
              x={right - 150}
              y={4}
              width="11"
              height="11"
            />
            <text x={right - 134} y={14}>
              {t.rise}
            </text>
            <rect
              className="line-down"
              fill={hatch.down}
              strokeWidth="2"
              x={right - 68}
              y={4}
              width="11"
              height="11"
            />
            <text x={right - 52} y={14}>
              {t.fall}
            </text>
            <SlideGrip
              x={x(shown)}
              y={y(prices[shown - 1] ?? least)}
              top={top}
              bottom={bottom}
              toValue={linear([left, right], [0, prices.length])}
              onMove={onMove}
            />
          </>
        );
      }}
    </Drawing>
  );
}
