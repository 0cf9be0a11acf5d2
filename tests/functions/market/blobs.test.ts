/** The market function when Netlify Blobs fail, and when it is killed while holding the lease. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { getStore } from '@netlify/blobs';
import { describe, expect, it, vi } from 'vitest';
import {
  calls,
  instance,
  intervalSeconds,
  logged,
  advanceSeconds,
  provoke,
  read,
  startBlobStore,
  stopBlobStore,
  useMarket,
} from './fixtures.ts';

useMarket();

describe('Netlify Blobs', () => {
  it('that are unreachable change nothing for visitors', async () => {
    await stopBlobStore();
    const handler = await instance();
    expect((await read(handler)).stale).toBe(false);
    await read(handler);
    expect(await calls()).toBe(1);
    expect(logged().filter((line) => line.includes('Netlify Blobs failed'))).toHaveLength(1);
    await startBlobStore();
  });

  it('that are not configured change nothing for visitors', async () => {
    delete process.env['NETLIFY_BLOBS_CONTEXT'];
    expect((await read(await instance())).stale).toBe(false);
    expect(logged().join()).toContain('MissingBlobsEnvironmentError');
  });

  it.each([500, 503, 403, 404])(
    'that refuse a write (%i) do not count as an acquired lease',
    async (status) => {
      const real = globalThis.fetch;
      vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
        init?.method === 'put'
          ? Promise.resolve(new Response(null, { status }))
          : real(input, init),
      );
      expect((await read(await instance())).stale).toBe(false);
      expect(logged().join()).toContain('not_written');
    },
  );

  it('keep the market data over a restart', async () => {
    const before = await read(await instance());
    await stopBlobStore();
    await startBlobStore();
    await provoke('500');
    expect((await read(await instance())).as_of).toBe(before.as_of);
    expect(await calls()).toBe(1);
  });

  it('with unreadable content are overwritten', async () => {
    await getStore('market-previews').set('v2/eur', '{"answer":"yesterday’s"}');
    expect((await read(await instance())).stale).toBe(false);
    expect((await read(await instance())).stale).toBe(false);
    expect(await calls()).toBe(1);
  });
});

describe('a kill between CoinGecko’s response and the cache write', () => {
  it('keeps the last good data, and another instance calls again', async () => {
    // The process that dies uses the real clock.
    const now = Date.now();
    vi.setSystemTime(now - intervalSeconds * 1000);
    const before = await read(await instance());
    vi.setSystemTime(now);
    expect(await killed('market:asked')).toBe('SIGKILL');
    expect(await calls()).toBe(2);
    advanceSeconds(60);
    const after = await read(await instance());
    expect(after.stale).toBe(false);
    expect(after.as_of > before.as_of).toBe(true);
    expect(await calls()).toBe(3);
  });
});

/** Calls the function in its own process, which dies at a fail point; returns the signal. */
function killed(failPoint: string): Promise<string | null> {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('../fixtures/function-process.ts', import.meta.url)), 'market'],
    { env: { ...process.env, FAIL_POINT: failPoint }, stdio: ['pipe', 'ignore', 'inherit'] },
  );
  child.stdin.end(JSON.stringify({ body: null, headers: {}, query: '?currency=eur' }));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (_, signal) => resolve(signal));
  });
}
