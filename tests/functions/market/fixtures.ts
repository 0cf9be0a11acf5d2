/**
 * The market function with the local CoinGecko, the local Netlify Blobs and a test clock.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { type BlobsService, startBlobs } from '../../../local/netlify/blobs.ts';
import { type MarketMode, type MarketService, startMarket } from '../../../local/market/index.ts';
import { marketResponse } from '../../../src/domain/api/market.ts';
import { silenceLogs } from './instances.ts';
import { siteOrigin } from '../fixtures/origin.ts';
import type { Handler } from '../fixtures/services.ts';

export const intervalSeconds = 300;
const names = ['COINGECKO_API_ORIGIN', 'NETLIFY_BLOBS_CONTEXT', 'MARKET_INTERVAL_SECONDS'] as const;

let market: MarketService;
let shelf: BlobsService;
let dataDir: string;
let log: string[];

/** Starts and stops both around each test of a file. */
export function useMarket(): void {
  beforeEach(async () => {
    log = silenceLogs();
    // Timers stay real: only the clock that functions read is set.
    vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.now() });
    dataDir = await mkdtemp(join(tmpdir(), 'market-'));
    market = await startMarket({ slowMs: 6_000, retryAfter: 120, now: () => Date.now() });
    await startBlobStore();
    process.env['COINGECKO_API_ORIGIN'] = market.url;
    process.env['MARKET_INTERVAL_SECONDS'] = String(intervalSeconds);
  });
  afterEach(async () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    for (const name of names) Reflect.deleteProperty(process.env, name);
    await market.close();
    await shelf.close();
    await rm(dataDir, { recursive: true });
  });
}

/** Starts Netlify Blobs with the data stored before. */
export async function startBlobStore(): Promise<void> {
  shelf = await startBlobs({ dataDir });
  process.env['NETLIFY_BLOBS_CONTEXT'] = shelf.context;
}

export function stopBlobStore(): Promise<void> {
  return shelf.close();
}

/** The log lines of the function. */
export function logged(): readonly string[] {
  return log;
}

/** The function in a new instance. */
export async function instance(): Promise<Handler> {
  vi.resetModules();
  const { default: handler } = (await import('../../../netlify/functions/market.mts')) as {
    default: Handler;
  };
  return handler;
}

export function get(handler: Handler, query = '?currency=eur', method = 'GET'): Promise<Response> {
  return handler(new Request(`${siteOrigin}/.netlify/functions/market${query}`, { method }));
}

export async function read(handler: Handler, query?: string) {
  const response = await get(handler, query);
  expect(response.status).toBe(200);
  return marketResponse.parse(await response.json());
}

/** Sets CoinGecko's behaviour from now on. */
export async function provoke(mode: MarketMode): Promise<void> {
  await fetch(`${market.url}/control`, { method: 'POST', body: JSON.stringify({ mode }) });
}

/** Number of calls to CoinGecko. */
export async function calls(): Promise<number> {
  const answer = await fetch(`${market.url}/control`);
  return ((await answer.json()) as { calls: number }).calls;
}

export function advanceSeconds(seconds: number): void {
  vi.advanceTimersByTime(seconds * 1000);
}
