/** Cases of a buy at 100 with its target at 120 and its stop at 90, valid for an hour; times in minutes. */
import type { PricePoint } from '../../../src/domain/market/coingecko-chart.ts';
import type { WatchedSignal } from '../../../src/domain/signals/outcome.ts';

export const minute = 60_000;
export const at = (minutes: number, price: number): PricePoint => ({
  at: minutes * minute,
  price,
});

export const buy: WatchedSignal = {
  ...{ action: 'buy', entry: '100', validUntil: 60 * minute, entered: false, watchedUntil: 0 },
  levels: [{ since: 0, takeProfit: '120', stopLoss: '90' }],
};
export const entered = { ...buy, entered: true };
/** Near the end of its validity. */
const late = { ...buy, watchedUntil: 55 * minute };

type Case = readonly [
  name: string,
  signal: WatchedSignal,
  seen: readonly PricePoint[],
  expected: string,
];

export const cases: readonly Case[] = [
  // The entry.
  ['nothing observed', buy, [], ''],
  ['a price above the entry', buy, [at(1, 100.01)], ''],
  ['a price at the entry', buy, [at(1, 100)], 'entry_hit@1:100'],
  ['a price below the entry: not better than it', buy, [at(1, 97)], 'entry_hit@1:100'],
  ['a target before the entry counts for nothing', buy, [at(1, 121), at(2, 110)], ''],
  // The validity.
  ['before its end', late, [at(60, 101)], ''],
  ['at its last moment', late, [at(59, 101), at(60, 100)], 'entry_hit@60:100'],
  ['after its end', late, [at(59, 101), at(60.5, 95)], 'expired@60'],
  ['the validity ends no entered signal', entered, [at(59, 101), at(61, 101)], ''],
  // Exits.
  ['between the levels', entered, [at(1, 90.01), at(2, 119.99)], ''],
  ['at the target', entered, [at(1, 120)], 'take_profit@1:120'],
  ['beyond the target: at the target', entered, [at(1, 131)], 'take_profit@1:120'],
  ['at the stop', entered, [at(1, 90)], 'stop_loss@1:90'],
  ['beyond the stop: at the price seen', entered, [at(1, 84.5)], 'stop_loss@1:84.5 saw 84.5'],
  ['the first exit alone', entered, [at(1, 120), at(2, 80)], 'take_profit@1:120'],
  ['points in any order', entered, [at(2, 80), at(1, 120)], 'take_profit@1:120'],
  // Entry and exit at one price.
  ['entry and stop at a point', buy, [at(1, 85)], 'entry_hit@1:100, stop_loss@1:85 saw 85'],
  ['entry and exactly the stop', buy, [at(1, 90)], 'entry_hit@1:100, stop_loss@1:90'],
  // Prices that were already compared.
  ['a point of before', { ...entered, watchedUntil: 5 * minute }, [at(5, 80), at(4, 130)], ''],
  // Missing prices.
  ['seven minutes without prices', entered, [at(1, 100), at(8, 121)], 'take_profit@8:120'],
  ['more than seven', entered, [at(1, 100), at(8.1, 121)], 'take_profit@8.1:120 blind 1'],
  [
    'more than seven since the issue',
    buy,
    [at(10, 85)],
    'entry_hit@10:100 blind 0, stop_loss@10:85 saw 85 blind 0',
  ],
  ['over the end of the validity', buy, [at(1, 101), at(70, 95)], 'expired@60 blind 1'],
  [
    'kept until something happens',
    entered,
    [at(10, 100), at(11, 121)],
    'take_profit@11:120 blind 0',
  ],
  [
    'of a check before',
    { ...entered, watchedUntil: 9 * minute, blindSince: 2 * minute },
    [at(10, 121)],
    'take_profit@10:120 blind 2',
  ],
  [
    'stated once',
    buy,
    [at(10, 100), at(11, 110), at(12, 121)],
    'entry_hit@10:100 blind 0, take_profit@12:120',
  ],
];
