/** Market errors: the last prices stay, an error is shown, and updates resume by themselves. */
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { checkAccessibility } from '../axe.ts';
import { answer, openMarket, stubMarket, timeOfDay } from './market.ts';
import { sampleOf } from '../../sizes.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

const now = '2026-11-22T12:00:30.000Z';

for (const lang of langsOf(import.meta.filename)) {
  const { marketLive: t } = texts(lang);

  for (const [fault, reply] of sampleOf(
    [
      ['503', 503],
      ['500', 500],
      ['429', 429],
      ['an HTML response', '<!doctype html><p>Sign in to the network'],
      ['a truncated response', '{"currency":"eur","coins":[{"id":"bitc'],
      ['a dropped connection', 'nothing'],
    ] as const,
    1,
  )) {
    test(`keeps the last prices on ${fault}, shows an error and recovers, in ${lang}`, async ({
      page,
      consoleGuard,
    }) => {
      consoleGuard.allow(/Failed to load resource|request failed/);
      await page.clock.install({ time: now });
      const market = await stubMarket(page);
      const { rows, section } = await openMarket(page, lang);
      const price = rows.first().getByRole('cell').first();
      await expect(section.locator('time').first()).toHaveText(timeOfDay('13:00'));
      // Waits for the stub's price: cells change after the time does.
      await expect(price).toHaveText(/5\D?000/);
      const before = await price.textContent();
      market.respondWith(reply);
      await page.clock.fastForward(361_000);
      const alert = section.getByRole('alert');
      await expect(alert).toContainText(t.error);
      await expect(alert).toContainText(timeOfDay('13:00'));
      expect(await price.textContent()).toBe(before);
      expect((await checkAccessibility(page, { inside: '#market' })).violations).toEqual([]);

      // A retry requests at once and announces its result.
      const asked = market.asked.length;
      await alert.getByRole('button', { name: t.retry }).click();
      await expect.poll(() => market.asked.length).toBe(asked + 1);
      await expect(section).toHaveAttribute('aria-busy', 'false');
      await expect(alert).toBeVisible();

      market.respondWith({ as_of: '2026-11-22T12:06:00.000Z' });
      await page.clock.fastForward(61_000);
      await expect(alert).toBeHidden();
      await expect(section.locator('time').first()).toHaveText(timeOfDay('13:06'));
    });
  }

  test(
    `keeps the page’s own prices when the first request fails, in ${lang}`,
    { tag: longOnly },
    async ({ page, consoleGuard }) => {
      consoleGuard.allow(/Failed to load resource/);
      const market = await stubMarket(page);
      market.respondWith(503);
      const { rows, section, names } = await openMarket(page, lang);
      const alert = section.getByRole('alert');
      await expect(alert).toContainText(t.error);
      await expect(rows.first().getByRole('cell').first()).toContainText('€');
      const before = await names();
      await section.getByRole('searchbox').fill('ada');
      await expect(rows).not.toHaveCount(before.length);
      market.respondWith({});
      await alert.getByRole('button', { name: t.retry }).click();
      await expect(alert).toBeHidden();
      await expect(section).toBeFocused();
    },
  );

  test(`marks old prices with their time, in ${lang}`, { tag: longOnly }, async ({ page }) => {
    const market = await stubMarket(page);
    market.respondWith({ stale: true, as_of: '2026-11-22T10:30:00.000Z' });
    const { section } = await openMarket(page, lang);
    const [before = ''] = t.stale.split('{time}');
    await expect(section.locator('.market-note').getByText(before)).toContainText(
      timeOfDay('11:30'),
    );
    await expect(section.getByRole('alert')).toBeHidden();
    expect((await checkAccessibility(page, { inside: '#market' })).violations).toEqual([]);
  });
}

test(
  'shows an offline message and requests at once when back online',
  { tag: longOnly },
  async ({ page, context, consoleGuard }) => {
    consoleGuard.allow(/Failed to load resource|request failed/);
    const market = await stubMarket(page);
    const { section } = await openMarket(page, 'fr');
    const t = texts('fr').marketLive;
    await expect.poll(() => market.asked.length).toBe(1);
    await context.setOffline(true);
    market.respondWith('nothing');
    await section.getByText(texts('fr').market.tools.usd).click();
    await expect(section.getByRole('alert')).toContainText(t.offline);
    market.respondWith({});
    await context.setOffline(false);
    await expect(section.getByRole('alert')).toBeHidden();
  },
);

test(
  'stops requests in a hidden tab and resumes when it is shown',
  { tag: longOnly },
  async ({ page }) => {
    await page.clock.install({ time: now });
    await page.addInitScript(() => {
      let state: DocumentVisibilityState = 'visible';
      Object.defineProperty(document, 'visibilityState', { get: () => state });
      Object.defineProperty(document, 'hidden', { get: () => state === 'hidden' });
      Object.assign(globalThis, {
        turn: (to: DocumentVisibilityState) => {
          state = to;
          document.dispatchEvent(new Event('visibilitychange'));
        },
      });
    });
    const turn = (to: string): Promise<void> =>
      page.evaluate((to) => {
        (globalThis as unknown as { turn: (to: string) => void }).turn(to);
      }, to);
    const market = await stubMarket(page);
    const { section } = await openMarket(page, 'en');
    await expect(section.locator('time').first()).toHaveText(timeOfDay('13:00'));
    await turn('hidden');
    await page.clock.fastForward(3_600_000);
    expect(market.asked).toHaveLength(1);
    market.respondWith({ as_of: '2026-11-22T13:00:00.000Z' });
    await turn('visible');
    await page.clock.fastForward(1_000);
    await expect(section.locator('time').first()).toHaveText(timeOfDay('14:00'));
    expect(market.asked).toHaveLength(2);
  },
);

test('marks five changed prices, none with reduced motion', { tag: longOnly }, async ({ page }) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.clock.install({ time: now });
    const market = await stubMarket(page);
    const { rows, section } = await openMarket(page, 'en');
    const price = rows.first().getByRole('cell').first();
    await expect(price).toHaveText('€5,000');
    await rows.nth(3).scrollIntoViewIfNeeded();
    await page.evaluate(() => {
      const marked = new Set<Node>();
      new MutationObserver((changes) => {
        for (const { target } of changes)
          if ((target as Element).matches('.news')) marked.add(target);
      }).observe(document.querySelector('#market tbody') as Element, {
        ...{ subtree: true, attributeFilter: ['class'] },
      });
      Object.assign(globalThis, { marked });
    });
    market.respondWith(
      answer({ as_of: '2026-11-22T12:05:00.000Z' }, (index) => 5_100 / (index + 1)),
    );
    await page.clock.fastForward(361_000);
    await expect(price).toHaveText('€5,100');
    const flashes = await page.evaluate(
      () => (globalThis as unknown as { marked: Set<Node> }).marked.size,
    );
    if (reducedMotion === 'reduce') expect(flashes).toBe(0);
    else expect(flashes).toBe(5);
    await page.clock.fastForward(2_000);
    await expect(section.locator('.news')).toHaveCount(0);
    await page.unrouteAll();
  }
});

test(
  'shows a message on a page built without prices and fills it when they arrive',
  { tag: longOnly },
  async ({ page, world, consoleGuard }) => {
    consoleGuard.allow(/Failed to load resource/);
    const { table: t } = texts('fr').market;
    const address = href('fr', 'market');
    const html = await (await page.request.get(world.origin + address)).text();
    const bare = html
      .replace(/<tbody data-live[^>]*>[\s\S]*?<\/tbody>/, '<tbody data-live></tbody>')
      .replace('<table class="coins"', '<table class="coins" hidden')
      .replace('<div class="market-empty" hidden', '<div class="market-empty"')
      .replace('<section class="band overview"', '$& data-unpriced')
      .replace(/ data-as-of="[^"]*"/, '');
    await page.route(world.origin + address, async (route) => {
      const headers = (await route.fetch()).headers();
      await route.fulfill({ body: bare, headers });
    });
    const market = await stubMarket(page);
    market.respondWith(503);
    const { section, rows } = await openMarket(page, 'fr');
    const overview = page.locator('.overview');
    await expect(overview).toBeHidden();
    await expect(section.getByText(t.missing)).toBeVisible();
    await expect(section.getByRole('alert')).toContainText(texts('fr').marketLive.none);
    market.respondWith({});
    await section.getByRole('button', { name: texts('fr').marketLive.retry }).click();
    await expect(rows).toHaveCount(20);
    await expect(rows.first()).toContainText('Bitcoin');
    await expect(section.getByText(t.missing)).toBeHidden();
    await expect(overview).toBeVisible();
    await expect(overview).not.toHaveAttribute('data-unpriced');
  },
);
