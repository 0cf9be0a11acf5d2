import { middle, type Level } from '../../../../domain/labs/order-book.ts';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import type { orderBookLab } from '../../../../i18n/fr/course/labs/order-book.ts';
import { Drawing } from '../kit/Drawing.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { PriceLevel } from '../kit/PriceLevel.tsx';
import { linear, polyline, ticks } from '../kit/scale.ts';
import { SlideGrip } from '../kit/SlideGrip.tsx';
import type { Outcome, State } from './outcome.ts';

interface Props {
  readonly labelledBy: string;
  readonly state: State;
  readonly outcome: Outcome;
  readonly mostUnits: number;
  readonly t: typeof orderBookLab;
  readonly lang: Lang;
  readonly onUnits: (units: number) => void;
  readonly onPrice: (name: 'limit' | 'stop', cents: number) => void;
}

/** Corners of the stairs that some levels make: units so far, and price. */
function stairs(levels: readonly Level[], from = 0): (readonly [number, number])[] {
  let units = from;
  return levels.flatMap((level) => {
    const start = units;
    units += level.units;
    return [[start, level.price] as const, [units, level.price] as const];
  });
}

/** Room for the tag of the average price. */
const tagWidth = 140;

/** Both sides of the book as stairs of units and prices; the area between an order and the middle is what it costs. */
export function BookDrawing({
  labelledBy,
  state,
  outcome,
  mostUnits,
  t,
  lang,
  onUnits,
  onPrice,
}: Props) {
  const { number, euros } = numbersOf(lang);
  const { kind } = state;
  const { book, order, wave, average, rests } = outcome;
  const isStop = kind === 'stop';
  const most = isStop ? 2 * mostUnits : mostUnits + 10;
  const end = wave.units + state.units;
  return (
    <Drawing labelledBy={labelledBy} height={(_, narrow) => (narrow ? 290 : 440)}>
      {({ width, height, narrow, hatch }) => {
        const [left, right, top, bottom] = [46, width - 20, 28, height - 40];
        const x = linear([0, most], [left, right]);
        const y = linear([890, 1110], [bottom, top]);
        const points = (corners: readonly (readonly [number, number])[]) =>
          corners
            .filter((_, at) => (corners[at - 1]?.[0] ?? 0) < most)
            .map(([units, price]) => [x(Math.min(units, most)), y(price)] as const);
        const area = (levels: readonly Level[], from: number, base: number): string => {
          const corners = points(stairs(levels, from));
          const last = corners.at(-1)?.[0] ?? x(from);
          return corners.length > 0 ? `${polyline(corners)}V${y(base)}H${x(from)}Z` : `M${last} 0`;
        };
        const base = isStop ? Math.round(state.stop * 100) : middle;
        const taken = area(order.fills, wave.units, base);
        const price = (cents: number) => euros(cents / 100);
        const reached = order.fills.at(-1)?.price ?? middle;
        const level = isStop ? 'stop' : 'limit';
        const isLate = x(end) > right - tagWidth;
        const isBuy = outcome.side === 'buy';
        // Clear of the price levels of its side, over the width of the tag.
        const tagEnd = end + (isLate ? 0 : (tagWidth / (right - left)) * most);
        const stair = stairs(isBuy ? book.asks : book.bids).findLast(([units]) => units <= tagEnd);
        const tagY = isStop
          ? y(average ?? middle) + (isBuy ? -10 : -5)
          : y(stair?.[1] ?? middle) + (isBuy ? -12 : 20);
        return (
          <>
            {ticks(900, 1100, narrow ? 4 : 8).map((cents) => (
              <g key={cents}>
                <path className="line-grid" d={`M${left} ${y(cents)}H${right}`} />
                <text className="quiet" x={left - 7} y={y(cents) + 5} textAnchor="end">
                  {number(cents / 100)}
                </text>
              </g>
            ))}
            {ticks(0, most, narrow ? 4 : 8).map((units) => (
              <text key={units} className="quiet" x={x(units)} y={bottom + 17} textAnchor="middle">
                {number(units)}
              </text>
            ))}
            <text className="quiet" x={2} y={14}>
              {t.price}
            </text>
            <text className="quiet" x={right} y={height - 4} textAnchor="end">
              {narrow ? t.quantity.split(',')[0] : t.quantity}
            </text>
            <path fill={hatch.rest} d={area(wave.fills, 0, middle)} />
            <path fill={hatch.down} className="line-down" strokeWidth="1.5" d={taken} />
            <path
              className="line-ink dashes"
              strokeWidth="1.2"
              d={`M${left} ${y(middle)}H${right}`}
            />
            <path
              className="line-ink"
              strokeWidth="2.2"
              d={polyline(points(stairs(book.asks))) + polyline(points(stairs(book.bids)))}
            />
            <text className="halo strong" x={left + 8} y={top + 12}>
              {t.sellers}
            </text>
            <text className="halo strong" x={right} y={bottom - 8} textAnchor="end">
              {t.buyers}
            </text>
            <text className="quiet" x={right} y={14} textAnchor="end">
              {`- - ${fill(t.middle, { price: price(middle) })}`}
            </text>
            {wave.units > 0 && (
              <>
                <path
                  className="line-rest"
                  strokeWidth="2"
                  d={`M${x(0)} ${bottom - 9}v6H${x(wave.units)}v-6`}
                />
                <text className="halo quiet" x={x(0) + 4} y={bottom - 12}>
                  {t.others}
                </text>
              </>
            )}
            {average !== undefined && (
              <path
                className="line-primary"
                strokeWidth="2.4"
                d={`M${x(wave.units)} ${y(average)}H${x(wave.units + order.units)}`}
              />
            )}
            <SlideGrip
              x={x(end)}
              y={y(rests > 0 ? state.limit * 100 : reached)}
              top={top}
              bottom={bottom}
              toValue={(position) => linear([left, right], [0, most])(position) - wave.units}
              onMove={onUnits}
            />
            {kind !== 'market' && (
              <PriceLevel
                price={state[level] * 100}
                name={fill(isStop ? t.stopTag : t.limitTag, { price: euros(state[level]) })}
                tone={isStop ? 'down' : 'ink'}
                left={left}
                right={right}
                above
                y={y}
                toPrice={linear([bottom, top], [890, 1110])}
                onMove={(cents) => onPrice(level, cents)}
              />
            )}
            {rests > 0 && (
              <>
                <path
                  className="line-primary"
                  strokeWidth="5"
                  d={`M${x(order.units)} ${y(state.limit * 100)}H${x(end)}`}
                />
                <text
                  className="halo strong area-primary"
                  fontSize="15"
                  x={x(order.units) + 6}
                  y={y(state.limit * 100) + 21}
                >
                  {t.waits}
                </text>
              </>
            )}
            {kind !== 'limit' && average !== undefined && (
              <text
                className="halo strong area-primary"
                fontSize="15"
                x={x(end) + (isLate ? -14 : 14)}
                y={tagY}
                textAnchor={isLate ? 'end' : 'start'}
              >
                {fill(t.averageTag, { price: price(Math.round(average)) })}
              </text>
            )}
          </>
        );
      }}
    </Drawing>
  );
}
