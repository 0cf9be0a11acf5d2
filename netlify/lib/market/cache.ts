/** The market cache that all instances share: one record per currency in Netlify Blobs. */
import { getStore } from '@netlify/blobs';
import type { MarketCurrency } from '../../../src/domain/api/market.ts';
import { inProduction } from '../platform/env.ts';
import { type MarketRecord, marketRecord } from './record.ts';

export interface CacheEntry {
  readonly record: MarketRecord | undefined;
  /** Changes with each write; `undefined` when nothing is stored. */
  readonly etag: string | undefined;
}

/** Reads and writes throw when the store cannot be used. */
export interface MarketCache {
  read(currency: MarketCurrency): Promise<CacheEntry>;
  /** Compare-and-swap: replaces the entry of `etag`. Gives the new etag; `undefined` after a lost race. */
  write(
    currency: MarketCurrency,
    record: MarketRecord,
    etag: string | undefined,
  ): Promise<string | undefined>;
}

class CacheError extends Error {
  override readonly name = 'CacheError';
  readonly code: string;

  constructor(code: string) {
    super('Netlify Blobs did not read or write the entry.');
    this.code = code;
  }
}

/** The cache in Netlify Blobs, with strong consistency. `timeoutMs`: for one read or write. */
export function blobCache(timeoutMs = 2_500): MarketCache {
  // Opened for each use: its token belongs to one invocation. Previews never write production's entries.
  const store = () =>
    getStore({
      name: inProduction() ? 'market' : 'market-previews',
      consistency: 'strong',
      fetch: withoutRetries(timeoutMs),
    });
  return {
    async read(currency) {
      const entry = await store().getWithMetadata(key(currency));
      if (entry === null) return { record: undefined, etag: undefined };
      if (!entry.etag) throw new CacheError('no_etag');
      return { record: parse(entry.data), etag: entry.etag };
    },
    async write(currency, record, etag) {
      const condition = etag === undefined ? { onlyIfNew: true } : { onlyIfMatch: etag };
      const result = await store().setJSON(key(currency), record, condition);
      if (!result.modified) return undefined;
      // The library reports a failed conditional write as modified, without an etag.
      if (!result.etag) throw new CacheError('not_written');
      return result.etag;
    },
  };
}

function key(currency: MarketCurrency): string {
  return `v2/${currency}`;
}

function parse(text: string): MarketRecord | undefined {
  try {
    return marketRecord.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Prevents the library's five retries, five seconds apart: a failure becomes a status that it does not retry. */
function withoutRetries(timeoutMs: number): typeof fetch {
  return async (input, init) => {
    try {
      const response = await fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) });
      if (response.status !== 429 && response.status < 500) return response;
      await response.body?.cancel();
    } catch {
      // No response: the status below reports it.
    }
    return new Response(null, { status: 424 });
  };
}
