import type { Position } from '../../../../domain/labs/leverage.ts';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { numbersOf } from '../kit/numbers.ts';
import type { LeverageTexts } from './words.ts';

interface Props {
  readonly position: Position;
  /** Liquidation price at the opening and at the end. */
  readonly limits: readonly [number, number];
  /** Whether it is within the drawing. */
  readonly isDrawn: boolean;
  readonly stop: number | undefined;
  readonly y: (price: number) => number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly t: LeverageTexts;
  readonly lang: Lang;
}

/** The names of the entry, the stop and the liquidation price; the latter is at the edge of its area. */
export function LevelLabels(props: Props) {
  const { position, limits, isDrawn, stop, y, left, right, top, bottom, t, lang } = props;
  const { euros } = numbersOf(lang);
  const isLong = position.side === 'long';
  const [today, later] = limits;
  const within = (at: number): number => Math.min(Math.max(at, top + 12), bottom - 6);
  /** Below or above a level: away from the entry, or on its side. */
  const beyond = (price: number): number => within(y(price) + (isLong ? 19 : -9));
  const before = (price: number): number => within(y(price) + (isLong ? -8 : 18));
  const isIdle = stop !== undefined && (isLong ? stop <= today : stop >= today);
  const isFixed = Math.abs(later - today) < 0.005;
  const arrow = isDrawn ? '' : isLong ? ' ↓' : ' ↑';
  return (
    <>
      <text className="halo quiet" x={right - 4} y={before(position.entry)} textAnchor="end">
        {fill(t.entry, { price: euros(position.entry) })}
      </text>
      {stop !== undefined && (
        <text className="halo" x={left + 6} y={isIdle ? beyond(stop) : before(stop)}>
          {fill(t.stopAt, { price: euros(stop) })}
        </text>
      )}
      {today > 0 && (
        <text
          className="halo strong area-down"
          x={right - 4}
          y={isLong ? bottom - 8 : top + 16}
          textAnchor="end"
        >
          {fill(isFixed ? t.line : t.movingLine, { price: euros(today), later: euros(later) })}
          {arrow}
        </text>
      )}
    </>
  );
}
