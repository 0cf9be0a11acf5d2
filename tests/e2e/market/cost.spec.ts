/** Layout shifts of the market: none. Its script size is checked in `tests/e2e/site/budgets.spec.ts`. */
import { answer, openMarket, stubMarket, timeOfDay } from './market.ts';
import { countShifts, shiftsSoFar } from '../shifts.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { sampleOf } from '../../sizes.ts';

test(
  'causes no layout shift when market prices load, update and fail',
  { tag: longOnly },
  async ({ page, consoleGuard }) => {
    consoleGuard.allow(/Failed to load resource/);
    for (const width of sampleOf([390, 1440], 1)) {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(countShifts);
      await page.clock.install({ time: '2026-11-22T12:00:30.000Z' });
      const market = await stubMarket(page);
      // Replaces the built figures with right-aligned text of another length.
      const { rows, section } = await openMarket(page, 'fr');
      await expect(section.locator('time').first()).toHaveText(timeOfDay('13:00'));
      // Other prices, inverted changes, and nine names in swapped places.
      const next = answer({ as_of: '2026-11-22T12:05:00.000Z' }, (index) => 5_010 / (index + 1));
      const second = await rows.nth(1).textContent();
      const turned = next.coins.map((coin, index, { [10 - index]: other }) => ({
        ...coin,
        change_24h: 60 * -(coin.change_24h ?? 0),
        cap: index > 0 && other ? other.cap : coin.cap,
      }));
      market.respondWith({ ...next, coins: turned });
      await page.clock.fastForward(361_000);
      await expect(rows.first().getByRole('cell').first()).toHaveText(/5\s010\s€/);
      await expect(rows.nth(1)).not.toContainText(second?.slice(0, 5) ?? '');
      market.respondWith(503);
      await page.clock.fastForward(361_000);
      await expect(section.getByRole('alert')).toBeVisible();
      market.respondWith({ as_of: '2026-11-22T12:20:00.000Z', stale: true });
      await page.clock.fastForward(61_000);
      await expect(section.getByRole('alert')).toBeHidden();
      // A web font that arrives after the first paint may widen a word by a pixel.
      const shifts = await page.evaluate(shiftsSoFar);
      expect(
        shifts.filter((shift) => parseFloat(shift) > 0.001),
        `${width} px`,
      ).toEqual([]);
      await page.unrouteAll();
    }
  },
);
