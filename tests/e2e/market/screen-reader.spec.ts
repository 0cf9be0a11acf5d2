/** The market with a screen reader and keyboard: names, announcements and focus. */
import type { Locator } from 'playwright/test';
import { coins } from '../../../src/domain/market/coins.ts';
import { fill } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { openMarket, stubMarket, timeOfDay } from './market.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

for (const lang of langsOf(import.meta.filename)) {
  const { market: t, marketLive: live } = texts(lang);

  test(`gives each control a unique name, in ${lang}`, { tag: longOnly }, async ({ page }) => {
    await stubMarket(page);
    const { section, table, rows } = await openMarket(page, lang);
    await expect(section).toHaveRole('region');
    await expect(section).toHaveAccessibleName(t.heading);
    await expect(table).toHaveAccessibleName(t.table.caption);
    const { line } = t.table.columns;
    await expect(table.getByRole('columnheader').last()).toHaveAccessibleName(
      `${line} (${t.table.drawn})`,
    );

    // A row takes the name of the coin it shows.
    const head = rows.first().getByRole('rowheader');
    await expect(head).toHaveAccessibleName('Bitcoin BTC');
    await section.getByRole('searchbox').fill('solana');
    await expect(head).toHaveAccessibleName('Solana SOL');
    await expect(
      head.getByRole('button', { name: fill(live.follow, { name: 'Solana' }) }),
    ).toBeVisible();

    // On a phone the column of a cell is read only once.
    await page.setViewportSize({ width: 390, height: 844 });
    for (const at of [0, 1, 2, 3]) {
      const cell = rows.first().getByRole('cell').nth(at);
      await expect(cell).toHaveAccessibleName((await cell.textContent()) ?? '');
    }
  });

  test(
    `moves focus on when a favourite is removed from the filtered list, in ${lang}`,
    { tag: longOnly },
    async ({ page }) => {
      const followed = coins.slice(0, 3);
      await page.addInitScript(
        (ids) => {
          localStorage.setItem('market-favourites', JSON.stringify(ids));
        },
        followed.map(({ id }) => id),
      );
      await stubMarket(page);
      const { section, rows, count } = await openMarket(page, lang);
      const only = section.getByRole('button', { name: t.tools.favourites, exact: true });
      await only.click();
      await expect(rows).toHaveCount(3);
      const [first, middle, last] = followed.map(({ name, symbol }) => ({
        opener: section.getByRole('button', { name: `${name} ${symbol}`, exact: true }),
        star: section.getByRole('button', { name: fill(live.follow, { name }), exact: true }),
      })) as [Row, Row, Row];

      await middle.star.focus();
      await page.keyboard.press('Space');
      await expect(rows).toHaveCount(2);
      await expect(last.opener).toBeFocused();
      await expect(count).toHaveRole('status');
      await expect(count).toContainText(/^2 /);
      await last.star.focus();
      await page.keyboard.press('Enter');
      await expect(first.opener).toBeFocused();
      await expect(count).toContainText(/^1 /);
      await first.star.click();
      await expect(rows).toHaveCount(0);
      await expect(only).toBeFocused();
      await expect(section.getByText(live.noFavourites.title)).toBeVisible();
    },
  );

  test(
    `announces each change of state once and nothing else, in ${lang}`,
    { tag: longOnly },
    async ({ page, consoleGuard }) => {
      consoleGuard.allow(/Failed to load resource/);
      await page.clock.install({ time: '2026-11-22T12:00:30.000Z' });
      const market = await stubMarket(page);
      const { section, rows, news } = await openMarket(page, lang);
      await expect(news).toHaveRole('status');
      const time = section.locator('.market-note time');
      await expect(time).toHaveText(timeOfDay('13:00'));
      await news.evaluate((element) => {
        const heard: string[] = [];
        new MutationObserver(() => element.textContent && heard.push(element.textContent)).observe(
          element,
          { childList: true },
        );
        Object.assign(globalThis, { heard });
      });
      const said = () =>
        page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard.length);
      const start = (sentence: string) => sentence.split('{time}')[0] ?? '';
      const renew = async (at: `${number}:${number}`, stale: boolean): Promise<void> => {
        market.respondWith({ as_of: `2026-11-22T${at}:00.000Z`, stale });
        await page.clock.fastForward(361_000);
      };

      await renew('12:06', false);
      await expect(time).toHaveText(timeOfDay('13:06'));
      await renew('12:07', true);
      await expect(news).toContainText(start(live.stale));
      await expect(news).toContainText(timeOfDay('13:07'));
      // Still stale, then fresh twice: one announcement.
      await renew('12:07', true);
      await expect(news).toHaveText('');
      await renew('12:24', false);
      await expect(news).toContainText(start(live.resumed));
      await renew('12:30', false);
      await expect(time).toHaveText(timeOfDay('13:30'));
      await expect(news).toHaveText('');

      // The alert announces the first failure; this region announces a failed retry.
      market.respondWith(503);
      await page.clock.fastForward(361_000);
      const alert = section.getByRole('alert');
      await expect(alert).toBeVisible();
      await expect(news).toHaveText('');
      const retry = alert.getByRole('button', { name: live.retry });
      await retry.click();
      await expect(news).toHaveText(live.failedAgain);
      await retry.click();
      await expect.poll(said).toBe(4);
      const asked = market.asked.length;
      await page.clock.fastForward(361_000);
      await expect.poll(() => market.asked.length).toBe(asked + 1);
      await expect(news).toHaveText('');
      market.respondWith({ as_of: '2026-11-22T12:50:00.000Z' });
      await retry.click();
      await expect(news).toContainText(start(live.resumed));

      await section.getByText(t.tools.usd).click();
      await expect(rows.first()).toContainText('$');
      await expect(news).toHaveText(live.pricesIn.usd);
      const heard = await page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
      const sentences = [
        ...[live.stale, live.resumed, live.failedAgain, live.failedAgain, live.resumed],
        live.pricesIn.usd,
      ];
      expect(heard).toHaveLength(sentences.length);
      for (const [at, sentence] of sentences.entries())
        expect(heard[at]).toContain(start(sentence));
    },
  );
}

type Row = Record<'opener' | 'star', Locator>;
