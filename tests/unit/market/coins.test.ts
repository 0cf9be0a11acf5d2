import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localCoins } from '../../../local/market/coins.ts';
import { marketCoin } from '../../../src/domain/api/market.ts';
import { coins, coinTerms, tickerCoins } from '../../../src/domain/market/coins.ts';
import { langs } from '../../../src/i18n/locales.ts';

const root = join(import.meta.dirname, '../../..');

describe('the list of coins', () => {
  it('has a hundred or more, each once, in capitals', () => {
    expect(coins.length).toBeGreaterThanOrEqual(100);
    for (const key of ['id', 'symbol', 'name'] as const) {
      expect(new Set(coins.map((coin) => coin[key])).size, key).toBe(coins.length);
    }
    expect(coins.filter(({ symbol }) => !/^[A-Z]{2,6}$/.test(symbol))).toEqual([]);
    const { id, symbol, name } = marketCoin.shape;
    for (const coin of coins) {
      id.parse(coin.id);
      symbol.parse(coin.symbol);
      name.parse(coin.name);
    }
  });

  it('matches the symbols of the local price source', () => {
    const known = new Map(localCoins.map((coin) => [coin.id, coin.symbol.toUpperCase()]));
    const strange = coins.filter(({ id, symbol }) => known.get(id) !== symbol);
    expect(strange, 'Add these coins to ROWS of local/market/coins.ts').toEqual([]);
  });

  it('links existing dictionary entries in each language', () => {
    const files = langs.flatMap((lang) =>
      coinTerms.map((term) => `content/dictionary/${lang}/${term}.mdx`),
    );
    expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    expect(coinTerms.filter((term) => coins.every((coin) => coin.term !== term))).toEqual([]);
  });

  it('starts with those of the ticker', () => {
    expect(tickerCoins).toHaveLength(40);
    expect(tickerCoins.at(-1)?.symbol).toBe('COMP');
  });
});
