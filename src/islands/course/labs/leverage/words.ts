import {
  daysOfFunding,
  isRefused,
  openingPrice,
  paidBy,
  stepsPerDay,
  stopPrice,
  volatility,
  type Outcome,
  type Position,
  type Tally,
} from '../../../../domain/labs/leverage.ts';
import { fill } from '../../../../i18n/format.ts';
import type { leverageLab } from '../../../../i18n/fr/course/labs/leverage.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { numbersOf } from '../kit/numbers.ts';
import type { Result } from '../kit/Results.tsx';

export type LeverageTexts = typeof leverageLab;

export interface Shown {
  readonly position: Position;
  readonly leverage: number;
  /** Liquidation price at each step. */
  readonly line: Float64Array;
  /** Prices of the path shown. */
  readonly prices: Float64Array;
  readonly outcome: Outcome;
  /** Absent until the first paths are drawn. */
  readonly tally: Tally | undefined;
  readonly t: LeverageTexts;
  readonly lang: Lang;
}

/** The day that a step belongs to, from 1. */
export function dayOf(step: number): number {
  return Math.ceil(step / stepsPerDay);
}

/** The results of a position and the sentences that describe its drawings. */
export function describePosition(shown: Shown): {
  readonly results: readonly Result[];
  readonly text: string;
  readonly tone?: 'bad' | undefined;
  readonly formula: string;
} {
  const { position, outcome, t } = shown;
  const words = wordsOf(shown);
  const formula = `${fill(t.formula[position.side], words)}. ${fill(t.model, words)}`;
  if (isRefused(position)) {
    const labels = Object.values(t.results);
    return {
      results: labels.map((label) => ({ label, value: '–' })),
      text: fill(t.refused, words),
      tone: 'bad',
      formula,
    };
  }
  const sentences = [
    t[position.side],
    ...liquidationSentences(shown, words),
    t.path[outcome.type],
    ...(outcome.type === 'open' ? [] : [outcome.isRight ? t.right : t.wrong]),
    ...(shown.tally ? [position.stop > 0 ? t.closedOrStopped : t.closed] : []),
  ];
  return {
    results: resultsOf(shown, words),
    text: sentences.map((sentence) => fill(sentence, words)).join(' '),
    tone: outcome.type === 'liquidated' ? 'bad' : undefined,
    formula,
  };
}

type Words = ReturnType<typeof wordsOf>;

function wordsOf({ position, leverage, line, prices, outcome, tally, t, lang }: Shown) {
  const { number, euros, share, count } = numbersOf(lang);
  const { side, units, entry, margin, maintenance, fee } = position;
  const last = line.length - 1;
  const [today = 0, later = 0] = [line[0], line[last]];
  const opening = units * entry * fee;
  const funding = paidBy(position, last) - opening;
  const stop = stopPrice(position);
  const moved = fill(funding > 0 ? t.taken : t.added, { amount: euros(Math.abs(funding)) });
  const change = (price: number) =>
    fill(t.from, { change: (price > entry ? '+' : '') + share(price / entry - 1, 1) });
  return {
    size: euros(units * entry),
    units: count(units, t.units),
    entry: euros(entry),
    margin: euros(margin),
    leverage: number(leverage),
    maintenance: share(maintenance),
    share: share(margin / (units * entry) - fee),
    most: number(1 / (maintenance + fee)),
    today: euros(today),
    later: euros(later),
    todayChange: change(today),
    laterChange: change(later),
    where: fill(today < entry ? t.below : t.above, { away: share(Math.abs(today / entry - 1), 1) }),
    moved,
    last: dayOf(last),
    funding,
    fundingShare: share(Math.abs(funding) / margin, 1),
    fundingAmount: euros(Math.abs(funding)),
    // Rounded: 0.15 ÷ 0.003 exceeds 50 in its last binary digit.
    ruin: Math.ceil(daysOfFunding(position) - 1e-9),
    stop: stop === undefined ? '' : euros(stop),
    passed: stop === undefined ? 0 : passedStop(line, stop, side === 'long'),
    day: dayOf(outcome.step),
    end: euros(prices[last] ?? openingPrice),
    result: signed(outcome.result, lang),
    paths: number(tally?.paths ?? 0),
    closed: number(tally?.closed ?? 0),
    stopped: number(tally?.stopped ?? 0),
    closedRight: number(tally?.closedRight ?? 0),
    value: number(units * entry),
    left: number(margin - opening),
    quantity: number(units),
    factor: number(side === 'long' ? 1 - maintenance : 1 + maintenance, 3),
    volatility: share(volatility),
  };
}

/** The first day on which the liquidation price is reached no later than the stop; −1 if there is none. */
function passedStop(line: Float64Array, stop: number, isLong: boolean): number {
  const step = line.findIndex((limit) => (isLong ? limit >= stop : limit <= stop));
  return step < 0 ? -1 : dayOf(step);
}

function liquidationSentences({ position, line, t }: Shown, words: Words): string[] {
  const { funding, passed, last, ruin } = words;
  return [
    line[0] === 0 ? t.safe : Math.abs(funding) < 0.005 ? t.fixed : t.moving,
    ...(ruin <= last ? [t.ruin] : []),
    ...(position.stop > 0 && passed === 0 ? [t.idleStop] : []),
    ...(position.stop > 0 && passed > 0 ? [t.passedStop] : []),
  ];
}

function resultsOf({ outcome, line, t }: Shown, words: Words): Result[] {
  const { funding } = words;
  const isFree = Math.abs(funding) < 0.005;
  const price = (value: number, text: string, change: string): Pick<Result, 'value' | 'note'> =>
    value === 0 ? { value: t.none } : { value: text, note: change };
  return [
    { label: t.results.today, ...price(line[0] ?? 0, words.today, words.todayChange) },
    { label: t.results.later, ...price(line.at(-1) ?? 0, words.later, words.laterChange) },
    {
      label: t.results.funding,
      value: words.fundingShare,
      note: isFree
        ? t.noFunding
        : fill(funding > 0 ? t.paid : t.received, { amount: words.fundingAmount }),
      tone: isFree ? undefined : funding > 0 ? 'down' : 'up',
    },
    {
      label: t.results.result,
      value: words.result,
      note: fill(t.ends[outcome.type], { day: words.day }),
      tone: Math.abs(outcome.result) < 0.005 ? undefined : outcome.result > 0 ? 'up' : 'down',
    },
  ];
}

/** An amount with its sign: `+185 €`. */
function signed(amount: number, lang: Lang): string {
  return (amount >= 0.005 ? '+\u2060' : '') + numbersOf(lang).euros(amount);
}
