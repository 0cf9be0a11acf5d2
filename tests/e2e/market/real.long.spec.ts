/** The market with the local world's function, cache and price source, as its clock advances. */
import type { MarketResponse } from '../../../src/domain/api/market.ts';
import { functionAddress, openMarket } from './market.ts';
import { test } from '../own-world.ts';
import { expect } from '../fixtures.ts';

test('shows the last prices with their time, then updates by itself', async ({
  page,
  world,
  consoleGuard,
}) => {
  consoleGuard.allow(/Failed to load resource/);
  const provoke = async (mode: string): Promise<void> => {
    const headers = { origin: world.origin };
    const done = await page.request.post(`${world.origin}/local/market`, {
      ...{ headers, form: { mode } },
    });
    expect(done.ok()).toBe(true);
  };
  test.slow();
  const soon = { timeout: 1_000 };
  // The cache may serve the previous response once more while it revalidates.
  const until = (holds: () => Promise<void>): Promise<void> =>
    expect(async () => {
      await world.advanceTime(61_000);
      await page.clock.fastForward(61_000);
      await holds();
    }).toPass({ timeout: 20_000, intervals: [0] });
  try {
    await page.clock.install();
    const answered = page.waitForResponse(functionAddress);
    const { rows, section } = await openMarket(page, 'fr');
    const { as_of: before } = (await (await answered).json()) as MarketResponse;
    const time = section.locator('time').first();
    await expect(time).toHaveAttribute('datetime', before);
    const price = await rows.first().getByRole('cell').first().textContent();
    await provoke('500');
    await until(() => expect(section).toHaveAttribute('data-stale', '', soon));
    await expect(time).toHaveAttribute('datetime', before);
    await expect(rows.first().getByRole('cell').first()).toHaveText(price ?? '');
    await provoke('ok');
    await until(() => expect(section).not.toHaveAttribute('data-stale', '', soon));
    await expect(time).not.toHaveAttribute('datetime', before);
  } finally {
    await provoke('ok');
  }
});
