/** What the tests of the market share: answers of the function, made from the page's own figures. */
import type { Locator, Page } from 'playwright/test';
import type { MarketAnswer, MarketCurrency } from '../../../src/domain/api/market.ts';
import { coins } from '../../../src/domain/market/coins.ts';
import { href, type Lang } from '../../../src/i18n/index.ts';

export const functionAddress = '**/.netlify/functions/market?currency=*';

/** Every coin of ours, the first the largest; the same for the same factor. */
export function answer(
  part: Partial<MarketAnswer> = {},
  price: (index: number) => number = (index) => 5_000 / (index + 1),
): MarketAnswer {
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
  /** Currencies asked for, in order. */
  readonly asked: MarketCurrency[];
  /** What it answers from now on: figures, a status, a text; `nothing` breaks the connection. */
  gives: (reply: Partial<MarketAnswer> | number | string) => void;
}

/** Answers in the function's place. */
export async function playFunction(page: Page): Promise<Function> {
  const asked: MarketCurrency[] = [];
  let reply: Partial<MarketAnswer> | number | string = {};
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
    gives: (next) => {
      reply = next;
    },
  };
}

export interface Market {
  readonly section: Locator;
  readonly table: Locator;
  /** The rows on show, without the head. */
  readonly rows: Locator;
  readonly count: Locator;
  /** Sentences for who does not see the figures change. */
  readonly news: Locator;
  /** Names of the coins on show, in order. */
  names: () => Promise<string[]>;
}

/** Opens the page and waits until the script works and has its first answer or failure. */
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

/** A time of day as either language writes it: `13:05`, `13 h 05`. */
export function timeOfDay(text: `${number}:${number}`): RegExp {
  return new RegExp(text.replace(':', '(?::|\\sh\\s)'));
}
