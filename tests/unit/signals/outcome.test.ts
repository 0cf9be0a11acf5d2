/** Outcomes of a signal: the cases of outcome-cases.ts for both actions, revisions, and prices one by one. */
import { describe, expect, it } from 'vitest';
import type { PricePoint } from '../../../src/domain/market/coingecko-chart.ts';
import { watch, type Outcome, type WatchedSignal } from '../../../src/domain/signals/outcome.ts';
import { toPriceText } from '../../../src/domain/signals/signal.ts';
import { at, buy, cases, entered, minute } from './outcome-cases.ts';

/** `kind@minutes:price`, with what was observed beyond the stop and the start of a blind interval. */
const written = ({ kind, at: time, price, observed, blindSince }: Outcome) =>
  `${kind}@${time / minute}${price === null ? '' : `:${price}`}` +
  (observed === undefined ? '' : ` saw ${observed}`) +
  (blindSince === undefined ? '' : ` blind ${blindSince / minute}`);

/** The same case for a sell: prices mirrored about 100. */
function mirrored(signal: WatchedSignal, observations: readonly PricePoint[]) {
  const m = (price: number) => Math.round((200 - price) * 100) / 100;
  const level = (text: string) => toPriceText(m(Number(text)));
  const levels = signal.levels.map(({ since, takeProfit, stopLoss }) => ({
    since,
    takeProfit: level(takeProfit),
    stopLoss: level(stopLoss),
  }));
  return {
    signal: { ...signal, action: 'sell' as const, levels },
    seen: observations.map((o) => ({ ...o, price: m(o.price) })),
    say: (text: string) => text.replace(/(?<=:|saw )[\d.]+/g, (price) => String(m(Number(price)))),
  };
}

const outcomesOf = (signal: WatchedSignal, seen: readonly PricePoint[]) =>
  watch(signal, seen).outcomes.map(written).join(', ');

describe('a buy', () => {
  it.each(cases)('%s', (_, signal, seen, expected) => {
    expect(outcomesOf(signal, seen)).toBe(expected);
  });
});

describe('a sell', () => {
  it.each(cases)('%s', (_, original, observations, expected) => {
    const { signal, seen, say } = mirrored(original, observations);
    expect(outcomesOf(signal, seen)).toBe(say(expected));
  });
});

describe('revised levels', () => {
  const levels = [
    { since: 0, takeProfit: '120', stopLoss: '90' },
    { since: 10 * minute, takeProfit: '112', stopLoss: '101' },
  ];
  const revised = { ...entered, watchedUntil: 8 * minute, levels };

  it('are in force from their time on', () => {
    expect(outcomesOf(revised, [at(9, 100.5), at(11, 102)])).toBe('');
    expect(outcomesOf(revised, [at(9, 100.5), at(10, 101)])).toBe('stop_loss@10:101');
    expect(outcomesOf(revised, [at(9, 113), at(10, 113)])).toBe('take_profit@10:112');
  });

  it('undo nothing that was seen before them', () => {
    const lower = [
      ...levels.slice(0, 1),
      { since: 10 * minute, takeProfit: '120', stopLoss: '70' },
    ];
    expect(outcomesOf({ ...revised, levels: lower }, [at(9, 88), at(11, 95)])).toBe(
      'stop_loss@9:88 saw 88',
    );
  });
});

it('says until when prices were compared: up to the exit, or all of them', () => {
  expect(watch(buy, []).watchedUntil).toBe(0);
  expect(watch(buy, [at(1, 110), at(3, 110)]).watchedUntil).toBe(3 * minute);
  expect(watch(entered, [at(1, 120), at(2, 100)]).watchedUntil).toBe(minute);
  expect(watch({ ...buy, watchedUntil: 9 * minute }, [at(1, 110)]).watchedUntil).toBe(9 * minute);
});

it('says when prices came again, the last time if there were several intervals', () => {
  expect(watch(buy, [at(10, 110)]).blindUntil).toBe(10 * minute);
  expect(watch(buy, [at(10, 110), at(11, 110), at(20, 110)])).toMatchObject({
    blindSince: 0,
    blindUntil: 20 * minute,
  });
  const known = { ...buy, watchedUntil: 9 * minute, blindSince: 0, blindUntil: 8 * minute };
  expect(watch(known, [at(10, 110)]).blindUntil).toBe(8 * minute);
  expect(watch(buy, [at(10, 85)]).blindUntil).toBeUndefined();
});

it('says which interval without prices no outcome states', () => {
  expect(watch(buy, [at(10, 110)]).blindSince).toBe(0);
  expect(watch({ ...buy, blindSince: 3 }, [at(10, 110)]).blindSince).toBe(3);
  expect(watch(buy, [at(10, 85)]).blindSince).toBeUndefined();
  expect(watch(buy, [at(10, 100), at(20, 110)]).blindSince).toBe(10 * minute);
});

it('compares and passes levels of more digits than a number holds', () => {
  const levels = [
    { since: 0, takeProfit: '58250.000000000001', stopLoss: '58000.000000000001' },
  ] as const;
  const long = { ...entered, entry: '58100.000000000001', levels };
  expect(outcomesOf(long, [at(1, 58250)])).toBe('');
  expect(outcomesOf(long, [at(1, 58251)])).toBe('take_profit@1:58250.000000000001');
  expect(outcomesOf(long, [at(1, 58000)])).toBe('stop_loss@1:58000 saw 58000');
  const below = [{ since: 0, takeProfit: '58249.999999999999', stopLoss: '1' }] as const;
  expect(outcomesOf({ ...long, levels: below }, [at(1, 58250)])).toBe(
    'take_profit@1:58249.999999999999',
  );
});

it('gives the same whether prices come at once or one by one', () => {
  const prices = [104, 101, 99, 103, 108, 97, 92, 118, 89, 121].map((price, i) => at(i + 1, price));
  const all = watch(buy, prices).outcomes;
  const steps: Outcome[] = [];
  let signal: WatchedSignal = buy;
  for (const price of prices) {
    if (steps.some(({ kind }) => kind !== 'entry_hit')) break;
    const { outcomes, watchedUntil } = watch(signal, [price]);
    steps.push(...outcomes);
    signal = { ...signal, watchedUntil, entered: steps.length > 0 };
  }
  expect(steps).toEqual(all);
  expect(all.map(written)).toEqual(['entry_hit@3:100', 'stop_loss@9:89 saw 89']);
});

it.each([
  [100, '100'],
  [0.1, '0.1'],
  [1e-7, '0.0000001'],
  [1.5e-9, '0.0000000015'],
  [64123.45, '64123.45'],
  [1 / 3, '0.333333333333'],
])('writes %s as the database does', (price, text) => {
  expect(toPriceText(price)).toBe(text);
});
