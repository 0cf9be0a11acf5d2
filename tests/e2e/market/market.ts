/** Helpers of the market tests: stubbed responses made from the page's own prices. */
import type { Locator, Page } from 'playwright/test';
import type { MarketResponse, MarketCurrency } from '../../../src/domain/api/market.ts';
import { coins } from '../../../src/domain/market/coins.ts';
import { href, type Lang } from '../../../src/i18n/index.ts';

export const functionAddress = '**/.netlify/functions/market?currency=*';

/** A response with every coin, in order of capitalisation; the same for the same arguments. */
export function answer(
  part: Partial<MarketResponse> = {},
  price: (index: number) => number = (index) => 5_000 / (index + 1),
): MarketResponse {
  return {
    ...{ currency: 'eur', as_of: '2026-11-22T12:00:00.000Z', stale: false, next: 300 },
    coins: coins.map(({ id, symbol, name }, index) => ({
      ...{ id, symbol, name, price: price(index), cap: 2e12 / (index + 1) },
      ...{ change_24h: Math.round(Math.sin(index) * 500) / 100, change_7d: (index % 9) - 4 },
      week: Array.from({ length: 42 }, (_, hour) => price(index) * (1 + Math.sin(hour / 6) / 20)),
    })),
    ...part,
  };
}

export interface Function {
  /** Requested currencies, in order. */
  readonly asked: MarketCurrency[];
  /** Sets the next responses: prices, a status or a text; `nothing` drops the connection. */
  respondWith: (reply: Partial<MarketResponse> | number | string) => void;
}

/** Stubs the market function. */
export async function stubMarket(page: Page): Promise<Function> {
  const asked: MarketCurrency[] = [];
  let reply: Partial<MarketResponse> | number | string = {};
  await page.route(functionAddress, async (route) => {
    const currency = new URL(route.request().url()).searchParams.get('currency') as MarketCurrency;
    asked.push(currency);
    if (reply === 'nothing') return route.abort('connectionfailed');
    if (typeof reply === 'number') {
      return route.fulfill({
        status: reply,
        json: { error: { code: 'unavailable', message: '' } },
      });
    }
    if (typeof reply === 'string') return route.fulfill({ contentType: 'text/html', body: reply });
    return route.fulfill({ json: { ...answer(), currency, ...reply } });
  });
  return {
    asked,
    respondWith: (next) => {
      reply = next;
    },
  };
}

export interface Market {
  readonly section: Locator;
  readonly table: Locator;
  /** The visible rows, without the header. */
  readonly rows: Locator;
  readonly count: Locator;
  /** The live region for updates. */
  readonly news: Locator;
  /** Names of the visible coins, in order. */
  names: () => Promise<string[]>;
}

/** Opens the page and waits for the first response or error. */
export async function openMarket(page: Page, lang: Lang, hash = ''): Promise<Market> {
  await page.goto(href(lang, 'market') + hash);
  const section = page.locator('#market[data-works]');
  await section.waitFor();
  const table = section.getByRole('table');
  const rows = table.locator('tbody tr');
  return {
    ...{ section, table, rows },
    count: section.locator('.market-count'),
    news: section.locator('[data-text=announcement]'),
    names: () => rows.locator('th b').allTextContents(),
  };
}

/** A time of day in either language: `13:05`, `13 h 05`. */
export function timeOfDay(text: `${number}:${number}`): RegExp {
  return new RegExp(text.replace(':', '(?::|\\sh\\s)'));
}
