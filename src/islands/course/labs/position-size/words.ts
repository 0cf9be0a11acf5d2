import type { Position, PositionSize } from '../../../../domain/labs/position-size.ts';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { numbersOf } from '../kit/numbers.ts';
import type { positionSizeLab } from '../../../../i18n/fr/course/labs/position-size.ts';

interface Shown {
  readonly position: Position;
  readonly size: PositionSize;
  readonly t: typeof positionSizeLab;
  readonly lang: Lang;
}

/** A quantity with its unit: `4,61 unités`. */
export function unitsText({ size, t, lang }: Pick<Shown, 'size' | 't' | 'lang'>): string {
  return numbersOf(lang).count(size.units, t.units);
}

/** Describes the drawing in sentences, and the division with its numbers. */
export function describePosition({ position, size, t, lang }: Shown) {
  const { number, euros, share } = numbersOf(lang);
  const { capital, entry, stop, target } = position;
  const isOver = size.cost > capital;
  const hasCosts = position.fee > 0 || position.slippage > 0;
  const values = {
    capital: euros(capital),
    risk: share(position.risk),
    budget: euros(size.budget),
    entry: euros(entry),
    stop: euros(stop),
    target: euros(target),
    distance: euros(entry - stop),
    lossShare: share(size.lossPerUnit / size.bought),
    lossPerUnit: euros(size.lossPerUnit, 3),
    units: unitsText({ size, t, lang }),
    cost: position.fee > 0 ? fill(t.withFee, { cost: euros(size.cost) }) : euros(size.cost),
    taken: share(size.takenByCosts, 0),
    ratio: number(size.ratio),
    breakEven: share(size.breakEven, 1),
  };
  const first = isOver ? t.over : hasCosts ? t.costs : t.plain;
  const second = size.gainPerUnit > 0 ? t.toTarget : t.noGain;
  return {
    text: `${fill(first, values)} ${fill(second, values)}`,
    tone: isOver || size.gainPerUnit <= 0 ? ('bad' as const) : undefined,
    formula: fill(t.formula, {
      budget: number(size.budget),
      bought: number(size.bought, 3),
      sold: number(size.soldAtStop, 3),
      units: number(size.units),
    }),
  };
}
