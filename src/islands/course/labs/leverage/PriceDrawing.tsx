import {
  isRefused,
  stepsPerDay,
  stopPrice,
  type Outcome,
  type Position,
} from '../../../../domain/labs/leverage.ts';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { Drawing, type Sheet } from '../kit/Drawing.tsx';
import { numbersOf } from '../kit/numbers.ts';
import { linear, polyline, ticks } from '../kit/scale.ts';
import { LevelLabels } from './LevelLabels.tsx';
import { dayOf, type LeverageTexts } from './words.ts';

interface Props {
  readonly labelledBy: string;
  readonly position: Position;
  readonly prices: Float64Array;
  /** Liquidation price at each step. */
  readonly line: Float64Array;
  readonly outcome: Outcome;
  readonly t: LeverageTexts;
  readonly lang: Lang;
}

/** A liquidation price outside these is not drawn: it would flatten the path. */
const [lowestDrawn, highestDrawn] = [45, 200];

/** The price by day, with the entry, the stop and the liquidation price, beyond which the area is hatched. */
export function PriceDrawing({ labelledBy, ...props }: Props) {
  return (
    <Drawing labelledBy={labelledBy} height={(_, narrow) => (narrow ? 232 : 530)}>
      {(sheet) => <Plot {...props} sheet={sheet} />}
    </Drawing>
  );
}

function Plot(props: Omit<Props, 'labelledBy'> & { readonly sheet: Sheet }) {
  const { sheet, position, prices, line, outcome, t, lang } = props;
  const { width, height, narrow, hatch } = sheet;
  const { number } = numbersOf(lang);
  const { entry } = position;
  const isLong = position.side === 'long';
  const isHeld = !isRefused(position);
  const stop = stopPrice(position);
  const last = line.length - 1;
  const path = isHeld ? [...prices.subarray(0, last + 1)] : [entry];
  const limits = [line[0] ?? 0, line[last] ?? 0] as const;
  const drawn = limits.filter((price) => price >= lowestDrawn && price <= highestDrawn);
  const shown = [...path, ...drawn, entry, ...(stop === undefined ? [] : [stop])];
  const [least, most] = [Math.min(...shown), Math.max(...shown)];
  const margin = Math.max((most - least) * 0.14, 2);

  const [left, right, top, bottom] = [44, width - 12, 26, height - 24];
  const x = linear([0, Math.max(last, 1)], [left, right]);
  // Room for the day of the closing, in words.
  const [foot, head] = isLong ? [bottom, top + 24] : [bottom - 24, top];
  const y = linear([least - margin, most + margin], [foot, head]);
  const points = path.map((price, step) => [x(step), y(price)] as const);
  const closing = outcome.type === 'open' ? last : outcome.step;
  const [from, to] = limits.map((price) => Math.min(Math.max(y(price), top), bottom));
  const limit = `M${left} ${from}L${right} ${to}`;
  const beyond = `${limit}V${isLong ? bottom : top}H${left}Z`;
  return (
    <>
      {ticks(least - margin, most + margin, narrow ? 4 : 7).map((price) => (
        <g key={price}>
          <path className="line-grid" d={`M${left} ${y(price)}H${right}`} />
          <text className="quiet" x={left - 8} y={y(price) + 5} textAnchor="end">
            {number(price)}
          </text>
        </g>
      ))}
      {ticks(0, Math.max(last / stepsPerDay, 1), narrow ? 4 : 8)
        .filter((day) => Number.isInteger(day) && x(day * stepsPerDay) < right - 76)
        .map((day) => (
          <text
            key={day}
            className="quiet"
            x={x(day * stepsPerDay)}
            y={bottom + 18}
            textAnchor="middle"
          >
            {number(day)}
          </text>
        ))}
      <text className="quiet" x={2} y={14}>
        {t.price}
      </text>
      <text className="quiet" x={right} y={bottom + 18} textAnchor="end">
        {numbersOf(lang).count(last / stepsPerDay, t.daysText)}
      </text>
      <path className="area-down-soft" d={beyond} />
      <path fill={hatch.down} d={beyond} />
      <path className="line-ink" strokeWidth="1.5" d={`M${left} ${y(entry)}H${right}`} />
      {stop !== undefined && (
        <path className="line-ink dashes" strokeWidth="2" d={`M${left} ${y(stop)}H${right}`} />
      )}
      {drawn.length > 0 && <path className="line-down" strokeWidth="2.4" d={limit} />}
      <path
        className="line-rest"
        strokeWidth="1.8"
        strokeLinejoin="round"
        d={polyline(points.slice(closing))}
      />
      <path
        className="line-primary"
        strokeWidth="2.4"
        strokeLinejoin="round"
        d={polyline(points.slice(0, closing + 1))}
      />
      <LevelLabels
        {...{ position, limits, stop, y, left, right, top, bottom, t, lang }}
        isDrawn={drawn.length > 0}
      />
      {isHeld && outcome.type !== 'open' && (
        <Closing
          x={x(closing)}
          y={y(outcome.type === 'stopped' ? (stop ?? entry) : (path[closing] ?? entry))}
          // On the side that the position was opened for: the other one has the labels of the limits.
          end={isLong ? top : bottom}
          flips={x(closing) > (left + right) / 2}
          text={fill(t.ends[outcome.type], { day: dayOf(closing) })}
        />
      )}
    </>
  );
}

interface ClosingProps {
  readonly x: number;
  readonly y: number;
  /** Where its text is. */
  readonly end: number;
  readonly flips: boolean;
  readonly text: string;
}

/** A cross where the position was closed, and a line to the day in words. */
function Closing({ x, y, end, flips, text }: ClosingProps) {
  return (
    <>
      <path className="line-down dashes" strokeWidth="1.4" d={`M${x} ${end}V${y}`} />
      <path className="line-down" strokeWidth="3.4" d={`M${x - 6} ${y - 6}l12 12m0 -12l-12 12`} />
      <text
        className="halo strong area-down"
        x={x + (flips ? -7 : 7)}
        y={end < y ? end + 12 : end - 6}
        textAnchor={flips ? 'end' : 'start'}
      >
        {text}
      </text>
    </>
  );
}
