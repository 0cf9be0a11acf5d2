/** Where the record of a currency is kept between instances: Netlify Blobs, read as last written. */
import { getStore } from '@netlify/blobs';
import type { MarketCurrency } from '../../../src/domain/api/market.ts';
import { inProduction } from '../platform/env.ts';
import { type MarketRecord, marketRecord } from './record.ts';

export interface Kept {
  readonly record: MarketRecord | undefined;
  /** Changes with each writing; `undefined` when there is nothing. */
  readonly mark: string | undefined;
}

/** Both throw when it cannot be used. */
export interface Shelf {
  read(currency: MarketCurrency): Promise<Kept>;
  /** Writes in the place of what `mark` names. Gives the new mark; `undefined`: somebody was faster. */
  write(
    currency: MarketCurrency,
    record: MarketRecord,
    mark: string | undefined,
  ): Promise<string | undefined>;
}

export class ShelfError extends Error {
  override readonly name = 'ShelfError';
  readonly code: string;

  constructor(code: string) {
    super('Netlify Blobs did not do what was asked.');
    this.code = code;
  }
}

/** `timeoutMs`: for one reading or writing. */
export function blobs(timeoutMs = 2_500): Shelf {
  // Made for each use: its token is one of this call. Previews never write what production reads.
  const store = () =>
    getStore({
      name: inProduction() ? 'market' : 'market-previews',
      consistency: 'strong',
      fetch: impatient(timeoutMs),
    });
  return {
    async read(currency) {
      const found = await store().getWithMetadata(key(currency));
      if (found === null) return { record: undefined, mark: undefined };
      const { data, etag } = found;
      if (!etag) throw new ShelfError('no_etag');
      return { record: parse(data), mark: etag };
    },
    async write(currency, record, mark) {
      const condition = mark === undefined ? { onlyIfNew: true } : { onlyIfMatch: mark };
      const written = await store().setJSON(key(currency), record, condition);
      if (!written.modified) return undefined;
      // The library takes every failure of a conditional writing, but "not the same", for a success.
      if (!written.etag) throw new ShelfError('not_written');
      return written.etag;
    },
  };
}

function key(currency: MarketCurrency): string {
  return `v1/${currency}`;
}

function parse(text: string): MarketRecord | undefined {
  try {
    return marketRecord.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The library tries again five times, five seconds apart: longer than anybody waits for prices. */
function impatient(timeoutMs: number): typeof fetch {
  return async (input, init) => {
    try {
      const response = await fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) });
      if (response.status !== 429 && response.status < 500) return response;
      await response.body?.cancel();
    } catch {
      // No answer at all: said by the status below.
    }
    return new Response(null, { status: 424 });
  };
}
