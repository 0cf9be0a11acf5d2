import { describe, expect, it } from 'vitest';
import { marketResponse } from '../../../src/domain/api/market.ts';
import { coins } from '../../../src/domain/market/coins.ts';
import { sampleOf } from '../../sizes.ts';
import { marketUrl, parseMarket } from '../../../src/domain/market/coingecko-response.ts';
import { hostileTexts } from '../fixtures/hostile-texts.ts';

const now = Date.UTC(2026, 10, 22, 12);
const minute = 60_000;

type Changes = Readonly<Record<string, unknown>>;

/** CoinGecko's row of each of our coins; `change` alters some. */
function rows(change: (index: number) => Changes = () => ({})): object[] {
  return coins.map(({ id }, index) => ({
    id,
    symbol: 'x',
    name: '<b>x</b>',
    current_price: 100 + index,
    market_cap: 1e9 - index,
    price_change_percentage_24h: 9,
    price_change_percentage_24h_in_currency: 1.5,
    price_change_percentage_7d_in_currency: -2.5,
    last_updated: new Date(now - minute).toISOString(),
    sparkline_in_7d: { price: Array.from({ length: 168 }, (_, hour) => 100 + hour) },
    ...change(index),
  }));
}

function read(body: unknown) {
  return parseMarket(body, { currency: 'eur', now, next: 300 });
}

function answered(body: unknown) {
  const reading = read(body);
  if (reading.type === 'error') throw new Error(reading.code);
  expect(marketResponse.safeParse(reading.answer).success).toBe(true);
  return reading.answer;
}

const first = (change: Changes) => rows((index) => (index === 0 ? change : {}));

describe('the market request', () => {
  it('lists every coin once and stays within the URL length that servers accept', () => {
    const address = marketUrl('https://api.coingecko.com', 'usd');
    expect(address.searchParams.get('ids')?.split(',')).toEqual(coins.map(({ id }) => id));
    expect(address.searchParams.get('vs_currency')).toBe('usd');
    expect(coins.length).toBeLessThanOrEqual(250);
    expect(address.href.length).toBeLessThan(4_000);
  });
});

describe('a valid response', () => {
  it('has our names, one time, and six points a day', () => {
    const answer = answered(rows());
    expect(answer).toMatchObject({
      currency: 'eur',
      as_of: new Date(now - minute).toISOString(),
      stale: false,
      next: 300,
    });
    expect(answer.coins).toHaveLength(coins.length);
    const [coin] = answer.coins;
    expect(coin).toMatchObject({ id: 'bitcoin', symbol: 'BTC', name: 'Bitcoin', price: 100 });
    expect(coin).toMatchObject({ change_24h: 1.5, change_7d: -2.5, cap: 1e9 });
    expect(coin?.week).toHaveLength(42);
    expect([coin?.week[0], coin?.week.at(-1)]).toEqual([100, 267]);
    const steps = (coin?.week ?? []).slice(1).map((price, at) => price - (coin?.week[at] ?? 0));
    expect(new Set(steps)).toEqual(new Set([4, 5]));
    expect(JSON.stringify(answer)).not.toContain('<b>');
  });

  it('is sorted by market cap, unknown ones last', () => {
    const answer = answered(rows((index) => (index === 0 ? { market_cap: null } : {})));
    expect(answer.coins.at(-1)).toMatchObject({ id: 'bitcoin', cap: null });
    const reversed = answered(rows((index) => ({ market_cap: 1 + index })));
    expect(reversed.coins[0]?.id).toBe(coins.at(-1)?.id);
  });

  it('excludes unrequested coins and duplicates', () => {
    const more = [...rows(), ...rows(), { ...rows()[0], id: 'unknown-coin' }, 7, null, 'x', []];
    expect(answered(more).coins).toHaveLength(coins.length);
  });

  it.each([null, undefined, 0, -1, '100', NaN, Infinity, {}, []])(
    'excludes a coin with price %j',
    (current_price) => {
      const answer = answered(first({ current_price }));
      expect(answer.coins.map(({ id }) => id)).not.toContain('bitcoin');
      expect(answer.coins).toHaveLength(coins.length - 1);
    },
  );

  it.each([
    [
      'changes',
      { price_change_percentage_24h_in_currency: null, price_change_percentage_24h: null },
    ],
    ['a change', { price_change_percentage_7d_in_currency: 'much' }],
    ['a capitalisation', { market_cap: 0 }],
    ['a time', { last_updated: 'today' }],
    ['a week', { sparkline_in_7d: null }],
    ['a week of numbers', { sparkline_in_7d: { price: ['1', '2'] } }],
    ['a whole week', { sparkline_in_7d: { price: Array.from({ length: 40 }, () => 1) } }],
    ['a week above nothing', { sparkline_in_7d: { price: Array.from({ length: 168 }, () => 0) } }],
  ])('includes a coin without %s', (_, change) => {
    const coin = answered(first(change)).coins.find(({ id }) => id === 'bitcoin');
    expect(coin?.price).toBe(100);
  });

  it('falls back to the overall change without one in the currency', () => {
    const [coin] = answered(first({ price_change_percentage_24h_in_currency: null })).coins;
    expect(coin?.change_24h).toBe(9);
  });

  it.each([167, 168, 169, 180])('has a week of %i hours with 42 points', (length) => {
    const price = Array.from({ length }, (_, hour) => 1 + hour);
    const [coin] = answered(first({ sparkline_in_7d: { price } })).coins;
    expect(coin?.week).toHaveLength(42);
    expect([coin?.week[0], coin?.week.at(-1)]).toEqual([1, length]);
  });
});

describe('an invalid response', () => {
  const least = Math.ceil(coins.length * 0.8);
  const only = (count: number) => rows().slice(coins.length - count);

  it.each([
    ['no list', { error: 'x' }, 'malformed'],
    ['nothing', null, 'malformed'],
    ['a text', 'x', 'malformed'],
    ['an empty list', [], 'half'],
    ['fewer coins than the least share', only(least - 1), 'half'],
    ['no time at all', rows(() => ({ last_updated: null })), 'malformed'],
    [
      'an hour ahead',
      rows(() => ({ last_updated: new Date(now + 60 * minute).toISOString() })),
      'future',
    ],
    [
      'of the day before yesterday',
      rows(() => ({ last_updated: new Date(now - 2_880 * minute).toISOString() })),
      'past',
    ],
  ])('is rejected: %s', (_, body, code) => {
    expect(read(body)).toEqual({ type: 'error', code });
  });

  it('is not one with the minimum share of coins, or with one wrong time', () => {
    expect(answered(only(least)).coins).toHaveLength(least);
    const odd = answered(first({ last_updated: '2050-01-01T00:00:00.000Z' }));
    expect(odd.as_of).toBe(new Date(now - minute).toISOString());
  });

  it('keeps the time of each price, but not an unknown one or one far ahead', () => {
    const times = [-180, 2, 60, null].map((minutes) =>
      minutes === null ? null : new Date(now + minutes * minute).toISOString(),
    );
    const reading = read(
      rows((index) => (index < times.length ? { last_updated: times[index] } : {})),
    );
    const known = reading.type === 'ok' ? reading.pricedAt : new Map<string, number>();
    expect(coins.slice(0, 5).map(({ id }) => known.get(id))).toEqual([
      now - 180 * minute,
      now,
      undefined,
      undefined,
      now - minute,
    ]);
  });

  it('is not one slightly ahead of our clock, whose time is used instead', () => {
    const soon = new Date(now + 2 * minute).toISOString();
    expect(answered(rows(() => ({ last_updated: soon }))).as_of).toBe(new Date(now).toISOString());
  });

  it('adds none of its text to ours', () => {
    const fields = Object.keys(rows()[0] ?? {});
    const ours = new Set(coins.map(({ id, symbol, name }) => `${id} ${symbol} ${name}`));
    for (const text of sampleOf(hostileTexts, 60)) {
      const bent = (index: number) =>
        index % 6 === 0 ? { [fields[(index / 6) % fields.length] ?? '']: text } : {};
      const { coins: given } = answered(rows(bent));
      const strange = given.filter(({ id, symbol, name }) => !ours.has(`${id} ${symbol} ${name}`));
      expect(strange).toEqual([]);
    }
  });
});
