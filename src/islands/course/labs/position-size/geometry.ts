import type { Position, PositionSize } from '../../../../domain/labs/position-size.ts';
import type { positionSizeLab } from '../../../../i18n/fr/course/labs/position-size.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import type { Sheet } from '../kit/Drawing.tsx';
import { linear, niceStep, ticks } from '../kit/scale.ts';

/** Limits of the drawing, in prices and units. */
export interface View {
  readonly bottom: number;
  readonly top: number;
  readonly units: number;
}

/** The view that shows the whole loss, and the gain while it is not much higher. */
export function viewOf({ entry, target }: Position, { lossPerUnit, units }: PositionSize): View {
  const span = niceStep(lossPerUnit * 1.1) * 1.05;
  const above = Math.min(Math.max((target - entry) * 1.2, lossPerUnit * 0.5), lossPerUnit * 2.6);
  return { bottom: entry - span, top: entry + above, units: niceStep(Math.max(units * 1.3, 0.1)) };
}

/** What each part of the drawing is made from. */
export interface PartProps {
  readonly position: Position;
  readonly size: PositionSize;
  readonly t: typeof positionSizeLab;
  readonly lang: Lang;
  readonly sheet: Sheet;
  readonly view: View;
  readonly geometry: ReturnType<typeof geometryOf>;
}

/** Places a position on the sheet: edges of the plot, scales, ticks, and edges of the position. */
export function geometryOf({ width, height, narrow }: Sheet, view: View, size: PositionSize) {
  const [left, right, top, bottom] = narrow
    ? [48, width - 14, 30, height - 38]
    : [58, width - 22, 34, height - 42];
  const x = linear([0, view.units], [left, right]);
  const y = linear([view.top, view.bottom], [top, bottom]);
  const clampY = (price: number): number => Math.min(Math.max(y(price), top), bottom);
  const end = x(Math.min(size.units, view.units));
  return {
    ...{ left, right, top, bottom, x, y },
    toPrice: linear([top, bottom], [view.top, view.bottom]),
    prices: ticks(view.bottom, view.top, narrow ? 5 : 8),
    quantities: ticks(0, view.units, narrow ? 5 : 10),
    bought: clampY(size.bought),
    sold: clampY(size.soldAtStop),
    target: clampY(size.soldAtTarget),
    end,
    shown: end - left,
  };
}
