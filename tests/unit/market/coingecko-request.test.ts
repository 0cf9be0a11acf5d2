/** The target of requests to CoinGecko. */
import { expect, it, vi } from 'vitest';
import { fetchMarket } from '../../../src/domain/market/coingecko-request.ts';
import { serve } from '../../database/fixtures/http.ts';

it('follows no redirect with our key', async () => {
  const elsewhere = vi.fn(() => Promise.resolve(Response.json([])));
  const other = await serve(elsewhere);
  const asked = await serve(() => Promise.resolve(Response.redirect(`${other.origin}/x`, 302)));
  const upstream = { fetch, origin: asked.origin, key: 'a-key', timeoutMs: 2_000 };
  const answer = await fetchMarket(upstream, { currency: 'eur', now: Date.now(), next: 300 });
  expect(answer).toEqual({ type: 'error', code: 'no_answer' });
  expect(elsewhere).not.toHaveBeenCalled();
  await Promise.all([asked.close(), other.close()]);
});
