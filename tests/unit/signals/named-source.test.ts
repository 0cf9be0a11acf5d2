import { expect, it } from 'vitest';
import { namedSource, noSource } from '../../../src/domain/signals/named-source.ts';

it.each([
  [undefined, undefined],
  [noSource, undefined],
  ['Kraken, one-minute candles', 'Kraken, one-minute candles'],
  ['CoinGecko, 2026-11-27T04:05:06.000Z', 'CoinGecko, <2026-11-27T04:05:06.000Z>'],
])('the source %j is shown as %j', (source, shown) => {
  expect(namedSource(source, (at) => `<${at}>`)).toBe(shown);
});
