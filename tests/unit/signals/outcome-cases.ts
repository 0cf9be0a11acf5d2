/** Cases of a buy at 100 with its target at 120 and its stop at 90, valid for an hour; times in minutes. */
import type { Observation } from '../../../src/domain/signals/observation.ts';
import type { WatchedSignal } from '../../../src/domain/signals/outcome.ts';

export const minute = 60_000;
export const at = (minutes: number, price: number): Observation => ({
  at: minutes * minute,
  price,
});
export const candle = (
  from: number,
  open: number,
  high: number,
  low: number,
  close: number,
  to = from + 1,
) => ({
  ...{ from: from * minute, to: to * minute },
  ...{ open, high, low, close },
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
  seen: readonly Observation[],
  expected: string,
];

export const cases: readonly Case[] = [
  // The entry.
  ['nothing observed', buy, [], ''],
  ['a price above the entry', buy, [at(1, 100.01)], ''],
  ['a price at the entry', buy, [at(1, 100)], 'entry_hit@1:100'],
  ['a price below the entry: not better than it', buy, [at(1, 97)], 'entry_hit@1:100'],
  ['a candle above the entry', buy, [candle(1, 105, 125, 100.5, 101)], ''],
  ['a candle that touches it', buy, [candle(1, 105, 106, 100, 104)], 'entry_hit@2:100'],
  ['a target before the entry counts for nothing', buy, [at(1, 121), at(2, 110)], ''],
  // The validity.
  ['before its end', late, [at(60, 101)], ''],
  ['at its last moment', late, [at(59, 101), at(60, 100)], 'entry_hit@60:100'],
  ['after its end', late, [at(59, 101), at(60.5, 95)], 'expired@60'],
  [
    'a candle that ends with it',
    late,
    [at(58, 101), candle(59, 101, 101, 99, 100)],
    'entry_hit@60:100',
  ],
  [
    'a candle across it that opens above the entry',
    late,
    [at(59, 101), candle(59.5, 101, 101, 80, 85)],
    'expired@60',
  ],
  [
    'a candle across it that opens at the entry',
    late,
    [at(59, 101), candle(59.5, 100, 101, 99, 100)],
    'entry_hit@59.5:100',
  ],
  ['a candle after it', late, [at(59, 101), candle(61, 99, 99, 80, 85)], 'expired@60'],
  ['the validity ends no entered signal', entered, [at(59, 101), at(61, 101)], ''],
  // Exits at points.
  ['between the levels', entered, [at(1, 90.01), at(2, 119.99)], ''],
  ['at the target', entered, [at(1, 120)], 'take_profit@1:120'],
  ['beyond the target: at the target', entered, [at(1, 131)], 'take_profit@1:120'],
  ['at the stop', entered, [at(1, 90)], 'stop_loss@1:90'],
  ['beyond the stop: at the price seen', entered, [at(1, 84.5)], 'stop_loss@1:84.5 saw 84.5'],
  ['the first exit alone', entered, [at(1, 120), at(2, 80)], 'take_profit@1:120'],
  ['points in any order', entered, [at(2, 80), at(1, 120)], 'take_profit@1:120'],
  // Exits in candles.
  ['a candle at the target', entered, [candle(1, 110, 120, 109, 112)], 'take_profit@2:120'],
  [
    'a candle that opens beyond the target',
    entered,
    [candle(1, 125, 126, 124, 125)],
    'take_profit@2:120',
  ],
  ['a candle at the stop', entered, [candle(1, 95, 96, 88, 95)], 'stop_loss@2:90'],
  ['a candle that opens at the stop', entered, [candle(1, 90, 96, 88, 95)], 'stop_loss@2:90'],
  [
    'a candle that opens beyond the stop',
    entered,
    [candle(1, 87, 96, 80, 95)],
    'stop_loss@2:87 saw 87',
  ],
  [
    'a candle that touches both: the stop',
    entered,
    [candle(1, 100, 125, 89, 121)],
    'stop_loss@2:90',
  ],
  [
    'both, opening beyond the target: the stop',
    entered,
    [candle(1, 125, 125, 89, 121)],
    'stop_loss@2:90',
  ],
  // Entry and exit in one observation.
  ['entry and stop at a point', buy, [at(1, 85)], 'entry_hit@1:100, stop_loss@1:85 saw 85'],
  ['entry and exactly the stop', buy, [at(1, 90)], 'entry_hit@1:100, stop_loss@1:90'],
  [
    'entry and stop in a candle',
    buy,
    [candle(1, 105, 106, 89, 101)],
    'entry_hit@2:100, stop_loss@2:90',
  ],
  [
    'a candle that opens beyond both',
    buy,
    [candle(1, 85, 99, 80, 98)],
    'entry_hit@2:100, stop_loss@2:85 saw 85',
  ],
  [
    'entry and target in a candle that closes between',
    buy,
    [candle(1, 119, 121, 100, 110)],
    'entry_hit@2:100',
  ],
  [
    'entry and target in a candle that closes there',
    buy,
    [candle(1, 105, 121, 99, 120)],
    'entry_hit@2:100, take_profit@2:120',
  ],
  [
    'all three in a candle that closes at the target: the stop',
    buy,
    [candle(1, 105, 121, 89, 121)],
    'entry_hit@2:100, stop_loss@2:90',
  ],
  [
    'entry, then the target later',
    buy,
    [at(1, 100), candle(1, 101, 121, 100, 102)],
    'entry_hit@1:100, take_profit@2:120',
  ],
  // Observations that were already compared.
  ['a point of before', { ...entered, watchedUntil: 5 * minute }, [at(5, 80), at(4, 130)], ''],
  [
    'a candle of before',
    { ...entered, watchedUntil: 5 * minute },
    [candle(4, 100, 130, 80, 100)],
    '',
  ],
  [
    'of a candle that begins before, the close alone',
    { ...entered, watchedUntil: 4.5 * minute },
    [candle(4, 100, 130, 80, 100)],
    '',
  ],
  [
    'and that close beyond the stop',
    { ...entered, watchedUntil: 4.5 * minute },
    [candle(4, 100, 130, 80, 88)],
    'stop_loss@5:88 saw 88',
  ],
  [
    'overlapping candles',
    entered,
    [candle(0, 100, 101, 99, 100, 2), candle(1, 100, 130, 99, 100, 3)],
    '',
  ],
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
