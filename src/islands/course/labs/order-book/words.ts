import { costAgainst, middle } from '../../../../domain/labs/order-book.ts';
import { fill, plural } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import type { orderBookLab } from '../../../../i18n/fr/course/labs/order-book.ts';
import { numbersOf } from '../kit/numbers.ts';
import type { Result } from '../kit/Results.tsx';
import type { Outcome, State } from './outcome.ts';

interface Shown {
  readonly state: State;
  readonly outcome: Outcome;
  readonly t: typeof orderBookLab;
  readonly lang: Lang;
}

/** Results, sentence and formula of an order. */
export function describeOrder({ state, outcome, t, lang }: Shown) {
  const { number, euros, share } = numbersOf(lang);
  const { side, order, average, rests, ahead, wave, isTriggered } = outcome;
  const cents = (value: number) => euros(value / 100);
  const units = (n: number) => fill(plural(lang, n, t.unitsText), { n: number(n) });
  const cost = costAgainst(middle, side, order);
  const loss = costAgainst(state.stop * 100, 'sell', order);
  const fee = (order.value * state.fee) / 100;
  const [first, last] = [order.fills[0], order.fills.at(-1)];
  const prices = { first: cents(first?.price ?? 0), last: cents(last?.price ?? 0) };
  const count = order.fills.length;
  const words = {
    units: units(state.units),
    now: units(order.units),
    rests: units(rests),
    wave: units(wave.units),
    missing: units(order.missing),
    levels: fill(plural(lang, count, t.levels), { n: count, ...prices }),
    average: cents(Math.round(average ?? 0)),
    middle: cents(middle),
    cost: cents(cost),
    share: share(cost / (middle * Math.max(order.units, 1))),
    fee: cents(fee),
    limit: euros(state.limit),
    stop: euros(state.stop),
    low: cents(wave.fills.at(-1)?.price ?? 0),
    loss: cents(loss),
    queue: ahead > 0 ? fill(t.behind, { units: units(ahead) }) : t.first,
    value: cents(order.value),
    n: number(order.units),
  };
  const missing = order.missing > 0 ? ` ${t.missing}` : '';
  const stopText = !isTriggered
    ? wave.units > 0
      ? t.stopWaits
      : t.stopIdle
    : order.units > 0
      ? t.stopSold + missing
      : t.stopAlone;
  const limitText = order.units === 0 ? t.limitRests : rests > 0 ? t.limitPartly : t.limitFilled;
  const texts = { market: t.market[side] + missing, limit: limitText[side], stop: stopText };
  const { results: r } = t;
  const averageResult: Result = {
    label: r.average,
    value: average === undefined ? t.none : words.average,
  };
  const feeResult: Result = { label: r.fee, value: words.fee };
  const results: Readonly<Record<State['kind'], readonly Result[]>> = {
    market: [
      averageResult,
      { label: r.cost, value: words.cost, note: words.share, tone: 'down' },
      feeResult,
      side === 'buy'
        ? { label: r.paid, value: cents(order.value + fee) }
        : { label: r.received, value: cents(order.value - fee) },
    ],
    limit: [
      { label: r.now, value: number(order.units), note: order.units > 0 ? words.average : '' },
      { label: r.rests, value: number(rests) },
      { label: r.ahead, value: rests > 0 ? number(ahead) : t.none },
      feeResult,
    ],
    stop: [
      { label: r.low, value: wave.units > 0 ? words.low : t.none },
      averageResult,
      { label: r.gap, value: words.loss, tone: loss > 0 ? 'down' : undefined },
      { label: r.received, value: cents(order.value - fee) },
    ],
  };
  return {
    results: results[state.kind],
    text: fill(texts[state.kind], words),
    formula: fill(order.units > 0 ? t.formula : t.fictitious, words),
    isShort: state.kind !== 'limit' && order.missing > 0,
  };
}
