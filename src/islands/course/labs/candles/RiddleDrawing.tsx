import { firstHit, type Riddle } from '../../../../domain/labs/candles.ts';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import type { candlesLab } from '../../../../i18n/fr/course/labs/candles.ts';
import { Drawing } from '../kit/Drawing.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { linear, polyline } from '../kit/scale.ts';

interface Props {
  readonly labelledBy: string;
  readonly riddle: Riddle;
  /** Whether the paths are shown. */
  readonly isTold: boolean;
  readonly t: typeof candlesLab;
  readonly lang: Lang;
}

/** A candle with a target and a stop, and beside it two paths that make the same candle. */
export function RiddleDrawing({ labelledBy, riddle, isTold, t, lang }: Props) {
  const { candle, exits, drawn, other } = riddle;
  const { euros } = numbersOf(lang);
  const price = (cents: number) => euros(cents / 100);
  return (
    <Drawing labelledBy={labelledBy} height={(_, narrow) => (narrow ? 280 : 380)}>
      {({ width, height, narrow, hatch }) => {
        const [right, top, bottom] = [width - 6, 40, height - 34];
        const [from, to] = narrow ? [14, 50] : [30, 84];
        const start = to + (narrow ? 22 : 46);
        const y = linear([candle.low, candle.high], [bottom, top]);
        const x = linear([0, drawn.length - 1], [start + 10, right - 10]);
        const middle = (from + to) / 2;
        const isRise = candle.close >= candle.open;
        const line = (path: readonly number[]) =>
          polyline(path.map((cents, at) => [x(at), y(cents)]));
        const marks = [drawn, other].map((path) => firstHit(path, exits));
        const body = `M${from} ${y(candle.open)}H${to}V${y(candle.close)}H${from}Z`;
        return (
          <>
            <path className="line-ink" strokeWidth="2" d={`M${middle} ${top}V${bottom}`} />
            <path className="area-surface" d={body} />
            <path
              className={isRise ? 'line-up' : 'line-down'}
              fill={isRise ? 'none' : hatch.down}
              strokeWidth="2"
              d={body}
            />
            <text className="quiet" x={2} y={top - 8}>
              {fill(t.highTag, { price: price(candle.high) })}
            </text>
            <text className="quiet" x={2} y={bottom + 19}>
              {fill(t.lowTag, { price: price(candle.low) })}
            </text>
            <path
              className="line-grid"
              d={`M${start} ${top}H${right}M${start} ${bottom}H${right}`}
            />
            <path
              className="line-up dashes"
              strokeWidth="2"
              d={`M${from} ${y(exits.target)}H${right}`}
            />
            <path
              className="line-down dashes"
              strokeWidth="2"
              d={`M${from} ${y(exits.stop)}H${right}`}
            />
            {!isTold && (
              <>
                <path
                  fill={hatch.rest}
                  opacity="0.55"
                  d={`M${start} ${top}H${right}V${bottom}H${start}Z`}
                />
                <text
                  className="halo strong"
                  fontSize="34"
                  x={(start + right) / 2}
                  y={(top + bottom) / 2 + 12}
                  textAnchor="middle"
                >
                  ?
                </text>
              </>
            )}
            {isTold && (
              <>
                <path
                  className="line-ink"
                  strokeWidth="2.2"
                  strokeLinejoin="round"
                  d={line(drawn)}
                />
                <path
                  className="line-primary"
                  strokeWidth="2.2"
                  strokeDasharray="7 4"
                  strokeLinejoin="round"
                  d={line(other)}
                />
                {marks.map(
                  (mark, at) =>
                    mark && (
                      <circle
                        key={at}
                        className={`area-surface ${at ? 'line-primary' : 'line-ink'}`}
                        strokeWidth="2.4"
                        cx={x(mark.at)}
                        cy={y((at ? other : drawn)[mark.at] ?? 0)}
                        r="6"
                      />
                    ),
                )}
                <text x={right} y={14} textAnchor="end">
                  <tspan className="strong">{t.drawnTag}</tspan>
                  <tspan className="strong area-primary">{`   - - ${t.otherTag}`}</tspan>
                </text>
              </>
            )}
            <text
              className="halo strong area-up"
              x={right}
              y={y(exits.target) - 8}
              textAnchor="end"
            >
              {fill(t.targetTag, { price: price(exits.target) })}
            </text>
            <text
              className="halo strong area-down"
              x={right}
              y={y(exits.stop) + 19}
              textAnchor="end"
            >
              {fill(t.stopTag, { price: price(exits.stop) })}
            </text>
          </>
        );
      }}
    </Drawing>
  );
}
