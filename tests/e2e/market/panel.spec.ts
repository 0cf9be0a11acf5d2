/** The coin panel by pointer, keyboard and address, with and without its chart. */
import { marketPanel as en } from '../../../src/i18n/en/market/panel.ts';
import { marketPanel as fr } from '../../../src/i18n/fr/market/panel.ts';
import { publishedMinutes } from '../../../src/domain/course/published-lessons.ts';
import { fill, href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { checkAccessibility } from '../axe.ts';
import { answer, openMarket, stubMarket } from './market.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

for (const lang of langsOf(import.meta.filename)) {
  const t = { fr, en }[lang];

  test(`opens, works by keyboard and returns focus on close, in ${lang}`, async ({ page }) => {
    await stubMarket(page);
    const { rows, section } = await openMarket(page, lang);
    await expect(rows.first()).toContainText('Bitcoin');
    const opener = section.getByRole('button', { name: 'Ethereum ETH' });
    await opener.focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog', { name: 'Ethereum ETH' });
    await expect(panel.getByText(t.hint)).toBeVisible();
    // Seven days below the line.
    await expect(panel.locator('[data-place] text[text-anchor=middle]')).toHaveCount(7);
    await expect(panel.getByText(t.fall)).toBeVisible();
    expect(new URL(page.url()).hash).toBe('#ethereum');
    expect((await checkAccessibility(page, { inside: 'dialog' })).violations).toEqual([]);

    const line = panel.getByRole('slider', { name: t.chart });
    await line.focus();
    await expect(line).toHaveAttribute('aria-valuenow', '42');
    const last = await line.getAttribute('aria-valuetext');
    await page.keyboard.press('ArrowLeft');
    await expect(line).toHaveAttribute('aria-valuenow', '41');
    expect(await line.getAttribute('aria-valuetext')).not.toBe(last);
    await page.keyboard.press('Home');
    await expect(line).toHaveAttribute('aria-valuenow', '1');
    await page.keyboard.press('PageUp');
    await expect(line).toHaveAttribute('aria-valuenow', '7');
    await page.keyboard.press('End');
    await expect(line).toHaveAttribute('aria-valuenow', '42');

    await panel.getByText(fill(t.table, { n: 42 })).click();
    await expect(panel.getByRole('row')).toHaveCount(43);
    await expect(panel.getByRole('region', { name: t.heading })).toHaveAttribute('tabindex', '0');
    const term = panel.getByRole('link', {
      name: fill(t.term, { term: t.terms['preuve-d-enjeu'] }),
    });
    await expect(term).toHaveAttribute('href', href(lang, 'term', 'preuve-d-enjeu'));
    await expect(panel.getByRole('link', { name: t.lesson })).toHaveAttribute(
      'href',
      href(lang, 'lesson', 'analyse-graphiques'),
    );
    const isPlanned = publishedMinutes['analyse-graphiques'] === undefined;
    await expect(panel.getByText(t.planned)).toHaveCount(isPlanned ? 1 : 0);

    await panel.getByRole('button', { name: t.follow }).click();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(opener).toBeFocused();
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    const { follow } = texts(lang).marketLive;
    await expect(
      section.getByRole('button', { name: fill(follow, { name: 'Ethereum' }), exact: true }),
    ).toHaveAttribute('aria-pressed', 'true');
  });

  test(
    `keeps the chosen point of the chart when new prices come, in ${lang}`,
    { tag: longOnly },
    async ({ page }) => {
      await page.clock.install({ time: '2026-11-22T12:00:30.000Z' });
      const market = await stubMarket(page);
      await openMarket(page, lang, '#bitcoin');
      const line = page.getByRole('dialog').getByRole('slider', { name: t.chart });
      await line.focus();
      await page.keyboard.press('Home');
      await page.keyboard.press('PageUp');
      const before = await line.getAttribute('aria-valuetext');
      market.respondWith(answer({ as_of: '2026-11-22T12:05:00.000Z' }, () => 6_000));
      await page.clock.fastForward(361_000);
      await expect(line).not.toHaveAttribute('aria-valuetext', before ?? '');
      await expect(line).toHaveAttribute('aria-valuenow', '7');
    },
  );

  test(
    `focuses the coin’s row on close when opened by address, in ${lang}`,
    { tag: longOnly },
    async ({ page }) => {
      await stubMarket(page);
      const { section } = await openMarket(page, lang, '#bitcoin');
      const opener = (name: string) => section.getByRole('button', { name, exact: true });
      const panel = (name: string) => page.getByRole('dialog', { name, exact: true });
      await expect(panel('Bitcoin BTC')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(opener('Bitcoin BTC')).toBeFocused();

      // Another coin replaces the open panel.
      const name = (hash: string) => page.evaluate((to) => location.assign(to), hash);
      await name('#solana');
      await expect(panel('Solana SOL')).toBeVisible();
      await name('#ethereum');
      await expect(panel('Ethereum ETH').getByRole('heading', { level: 2 })).toBeFocused();
      await expect(panel('Ethereum ETH').getByText(t.hint)).toBeVisible();
      expect(new URL(page.url()).hash).toBe('#ethereum');
      await page.keyboard.press('Escape');
      await expect(opener('Ethereum ETH')).toBeFocused();
      expect(new URL(page.url()).hash).toBe('');

      await section.getByRole('searchbox').fill('doge');
      await name('#solana');
      await expect(panel('Solana SOL')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(section).toBeFocused();
    },
  );

  test(
    `shows the table’s sparkline when the chart fails to load, in ${lang}`,
    { tag: longOnly },
    async ({ page, consoleGuard }) => {
      consoleGuard.allow(/Failed to load resource|request failed|Failed to fetch dynamically/);
      await stubMarket(page);
      let isBroken = true;
      await page.route('**/_astro/chart.*.js', (route) =>
        isBroken ? route.abort('connectionfailed') : route.continue(),
      );
      await openMarket(page, lang, '#solana');
      const panel = page.getByRole('dialog', { name: 'Solana SOL' });
      await expect(panel.getByRole('alert')).toContainText(t.failed);
      await expect(panel.getByRole('alert').getByRole('img')).toBeVisible();
      expect((await checkAccessibility(page, { inside: 'dialog' })).violations).toEqual([]);
      isBroken = false;
      await panel.getByRole('button', { name: t.close }).click();
      await expect(panel).toBeHidden();
    },
  );
}

test(
  'draws the week only after the first response',
  { tag: longOnly },
  async ({ page, consoleGuard }) => {
    consoleGuard.allow(/Failed to load resource/);
    const market = await stubMarket(page);
    market.respondWith(503);
    await page.clock.install({ time: '2026-11-22T12:00:30.000Z' });
    await openMarket(page, 'en', '#bitcoin');
    const panel = page.getByRole('dialog', { name: 'Bitcoin BTC' });
    await expect(panel.getByText(en.noWeek)).toBeVisible();
    market.respondWith({});
    await page.clock.fastForward(19_000);
    await expect(panel.getByText(en.hint)).toBeVisible();
  },
);

test('fits a phone with the dark theme', { tag: longOnly }, async ({ page }) => {
  await stubMarket(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openMarket(page, 'fr', '#bitcoin');
  const panel = page.getByRole('dialog');
  await expect(panel.locator('[data-place] svg')).toBeVisible();
  expect((await checkAccessibility(page, { inside: 'dialog', only: 'looks' })).violations).toEqual(
    [],
  );
  expect(await panel.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
});

test('stays closed for an address of an unknown coin', { tag: longOnly }, async ({ page }) => {
  await stubMarket(page);
  await openMarket(page, 'fr', '#%E0%A4%A');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
