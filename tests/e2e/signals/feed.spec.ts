/** A subscriber reads the feed with the keyboard, while signals arrive; connects a webhook, and deletes it later. */
import type { Page } from 'playwright/test';
import type { SignalWebhooksRequest, Webhook } from '../../../src/domain/api/signal-webhooks.ts';
import type { FeedEvent } from '../../../src/domain/signals/feed/signal-of-events.ts';
import * as enFeed from '../../../src/i18n/en/signals/feed.ts';
import * as enWebhooks from '../../../src/i18n/en/signals/webhooks.ts';
import * as frFeed from '../../../src/i18n/fr/signals/feed.ts';
import * as frWebhooks from '../../../src/i18n/fr/signals/webhooks.ts';
import { fill, href } from '../../../src/i18n/index.ts';
import { happened, issued } from '../../unit/signals/feed-events.ts';
import { checkAccessibility } from '../axe.ts';
import { expect, test, longOnly } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

const [first, second, third, fourth] = [
  '11111111-1111-4111-8111-111111111111',
  '22222222-2222-4222-8222-222222222222',
  '33333333-3333-4333-8333-333333333333',
  '44444444-4444-4444-8444-444444444444',
];
/** Valid from now on, whenever the test runs. */
const valid = () => new Date(Date.now() + 6 * 3_600_000).toISOString();

/** The stubbed Data API: its events, the positions saved, and whether it fails. */
interface Api {
  readonly events: FeedEvent[];
  readonly saved: number[];
  fails: boolean;
}

/** Stubs the requests of the feed with these events. */
async function serveRecord(page: Page, events: FeedEvent[]): Promise<Api> {
  const api: Api = { events, saved: [], fails: false };
  await page.route(
    /\/rest\/v1\/(signals|signal_events|signal_reads|rpc\/signals_status)/,
    (route) => {
      const url = new URL(route.request().url());
      if (api.fails) return route.abort();
      if (url.pathname.endsWith('signals_status'))
        return route.fulfill({ json: [{ is_open: true }] });
      if (url.pathname.endsWith('signal_reads')) {
        if (route.request().method() === 'GET') return route.fulfill({ json: [{ position: 0 }] });
        api.saved.push((route.request().postDataJSON() as { position: number }).position);
        return route.fulfill({ status: 201, body: '' });
      }
      if (url.pathname.endsWith('signals')) {
        const open = url.searchParams.get('state')?.includes('issued');
        const ids = [...new Set(api.events.map(({ signal }) => signal))];
        return route.fulfill({ json: open ? ids.map((id) => ({ id })) : [] });
      }
      const after = Number(/^gt\.(\d+)$/.exec(url.searchParams.get('position') ?? '')?.[1] ?? 0);
      const rows = api.events
        .filter(({ position }) => position > after)
        .map(({ position, signal, recordedAt, hash, payload }) => {
          return {
            position,
            signal_id: signal,
            recorded_at: recordedAt,
            hash,
            payload: JSON.stringify(payload),
          };
        });
      const newest = url.searchParams.get('select') === 'position';
      return route.fulfill({ json: newest ? rows.slice(-1) : rows });
    },
  );
  return api;
}

/** Makes the page poll at once, as when a reader returns to its tab. */
async function returnToTab(page: Page): Promise<void> {
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
}

for (const lang of langsOf(import.meta.filename)) {
  const t = { fr: frFeed.signalFeed, en: enFeed.signalFeed }[lang];
  const w = { fr: frWebhooks.signalWebhooks, en: enWebhooks.signalWebhooks }[lang];

  test(
    `in ${lang}: signals arrive without moving the list, and are read with the keyboard`,
    { tag: longOnly },
    async ({ page, signIn, consoleGuard }) => {
      test.slow();
      consoleGuard.allow(/ERR_FAILED|Failed to fetch/);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await signIn(page, 'signals');
      const api = await serveRecord(page, [issued(1, first, { valid_until: valid() })]);
      await page.goto(href(lang, 'memberSignals'));
      const rows = page.locator('.signal-row');
      await expect(rows).toHaveCount(1);
      await expect(rows.first()).toContainText(t.list.unread);
      expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);

      // New signals are announced and offered; the list stays.
      const change = { coin: 'ethereum', valid_until: valid() };
      api.events.push(issued(2, second, change), happened(3, first, 'entry_hit', '80'));
      await returnToTab(page);
      const arrivals = page.getByText(t.list.arrived.one.replace('{n}', '1'));
      await expect(arrivals).toBeVisible();
      await expect(rows).toHaveCount(1);
      await expect(rows.first()).toContainText(t.standings.entry_hit);
      await page.getByRole('button', { name: t.list.show }).press('Enter');
      await expect(rows).toHaveCount(2);
      const title = page.getByRole('heading', { name: `${t.actions.buy} ETH/EUR`, level: 2 });
      await expect(title).toBeFocused();

      // Levels are copied one by one; the size comes from the reader's own numbers.
      const entry = fill(t.levels.copyWhich, { name: t.levels.names.entry, price: '' }).trim();
      await page.getByRole('button', { name: new RegExp(entry.replace(/,$/, '')) }).press('Enter');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('80');
      const capital = page.getByLabel(new RegExp(`^${t.size.capital}`));
      await capital.fill('0');
      await expect(page.getByText(t.size.errors.capital)).toBeVisible();
      await capital.fill('2000');
      await expect(page.getByText(t.size.units, { exact: true })).toBeVisible();
      await expect(page.getByRole('img', { name: /Ethereum/ })).toBeVisible();
      expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);

      // Back in the list, the row that was open has the focus. Nothing is saved while an older one is unread.
      await page.getByRole('link', { name: t.list.back }).press('Enter');
      await expect(rows.first()).toBeFocused();
      expect(api.saved).toEqual([]);
      await rows.nth(1).press('Enter');
      await expect(page.getByText(t.list.allRead)).toBeVisible();
      await expect.poll(() => api.saved).toEqual([3]);

      // Without responses the feed says so, and later catches up.
      api.fails = true;
      await returnToTab(page);
      await returnToTab(page);
      const stale = page.getByText(t.stale.split('{time}')[0]?.trim() ?? '');
      // Stale after two polls without a response; a return during a poll starts no other.
      await expect(stale).toBeVisible({ timeout: 60_000 });
      api.fails = false;
      api.events.push(happened(4, second, 'entry_hit', '80'));
      await returnToTab(page);
      await expect(stale).toHaveCount(0);
      await expect(rows.first()).toContainText(t.standings.entry_hit);

      // Several new ones are shown in the list, where the newest has the focus, not the one that was open.
      api.events.push(issued(5, third, change), issued(6, fourth, change));
      await returnToTab(page);
      await page.getByRole('button', { name: t.list.show }).press('Enter');
      await expect(rows).toHaveCount(4);
      await expect(rows.first()).toHaveAttribute('data-signal', fourth);
      await expect(rows.first()).toBeFocused();

      // A control that removes itself passes the focus on.
      await page.getByRole('button', { name: t.list.readAll }).press('Enter');
      await expect(page.getByRole('heading', { name: t.list.heading, level: 2 })).toBeFocused();
      await page.getByRole('combobox', { name: t.filters.action }).selectOption('sell');
      await page.getByRole('button', { name: t.filters.clear }).press('Enter');
      await expect(
        page.getByRole('radio', { name: t.filters.states.all, exact: true }),
      ).toBeFocused();
      await rows.nth(3).press('Enter');
      await page.reload();
      await expect(capital).toHaveValue('2000');
    },
  );

  test(`in ${lang}: a webhook is created, its secret stored, verified and set to real orders`, async ({
    page,
    signIn,
    consoleGuard,
  }) => {
    consoleGuard.allow(/status of 422/);
    let webhook: Webhook = {
      ...{ id: first, name: 'Bot', url: 'https://bot.example.org/signals', recipe: 'json' },
      ...{ status: 'pending', max_lag: 300, dry_run: true, previous_secret_until: null },
      ...{ failures_in_row: 0, created_at: new Date().toISOString() },
    };
    let answers = false;
    await page.route('**/.netlify/functions/signal-webhooks', (route) => {
      const request = route.request().postDataJSON() as SignalWebhooksRequest;
      if (request.action === 'list')
        return route.fulfill({ json: { type: 'list', webhooks: [], off: false } });
      if (request.action === 'create') {
        return route.fulfill({ json: { type: 'secret', webhook, secret: 'whsec_c2VjcmV0' } });
      }
      if (request.action === 'verify' && !answers) {
        return route.fulfill({
          status: 422,
          json: { error: { code: 'challenge_failed', message: '' } },
        });
      }
      if (request.action === 'verify') webhook = { ...webhook, status: 'active' };
      if (request.action === 'update') webhook = { ...webhook, dry_run: request.dry_run ?? true };
      return route.fulfill({ json: { type: 'webhook', webhook } });
    });
    await signIn(page, 'signals');
    await page.goto(`${href(lang, 'settings')}#execution`);
    const section = page.locator('#execution');
    await expect(section).toContainText(w.custody);
    await section.getByRole('button', { name: w.add }).click();
    await section.getByRole('button', { name: w.create }).click();
    await expect(section.getByLabel(w.fields.name, { exact: true })).toBeFocused();
    await section.getByLabel(w.fields.name, { exact: true }).fill('Bot');
    await section.getByLabel(w.fields.url, { exact: true }).fill('https://bot.example.org/signals');
    expect((await checkAccessibility(page, { inside: '#execution' })).violations).toEqual([]);
    await section.getByRole('button', { name: w.create }).click();

    await expect(section.getByText('whsec_c2VjcmV0')).toBeVisible();
    await section.getByRole('button', { name: w.secretStep.finish }).click();
    await expect(section.getByText(w.secretStep.storeFirst)).toBeVisible();
    await section.getByLabel(w.secretStep.stored).check();
    await section.getByRole('button', { name: w.secretStep.finish }).click();
    await expect(section.getByText('whsec_c2VjcmV0')).toHaveCount(0);
    const title = section.getByRole('heading', { name: 'Bot', exact: true });
    await expect(title).toBeFocused();

    const verify = section.getByRole('button', { name: `${w.verify} Bot` });
    await verify.click();
    await expect(section.getByText(w.errors.challenge_failed)).toBeVisible();
    answers = true;
    await verify.click();
    await expect(section.getByText(w.verified)).toBeVisible();
    await expect(title).toBeFocused();
    await expect(section.getByText(w.dry)).toBeVisible();

    await section.getByRole('button', { name: `${w.goLive} Bot` }).click();
    await expect(section.getByText(w.goLiveWarning)).toBeFocused();
    await section.getByRole('button', { name: w.goLiveConfirm }).click();
    await expect(section.getByText(w.isLive)).toBeVisible();
    await expect(title).toBeFocused();
    await expect(section.getByText(w.live, { exact: true })).toBeVisible();
    expect((await checkAccessibility(page, { inside: '#execution' })).violations).toEqual([]);
  });

  test(`in ${lang}: a former subscriber pauses and deletes a webhook`, async ({ page, signIn }) => {
    let left: Webhook[] = [
      {
        ...{ id: first, name: 'Bot', url: 'https://bot.example.org/signals', recipe: 'json' },
        ...{ status: 'active', max_lag: 300, dry_run: false, previous_secret_until: null },
        ...{ failures_in_row: 0, created_at: new Date().toISOString() },
      },
    ];
    await page.route('**/.netlify/functions/signal-webhooks', (route) => {
      const request = route.request().postDataJSON() as SignalWebhooksRequest;
      if (request.action === 'update') {
        left = left.map((webhook) => ({ ...webhook, status: 'paused' }));
        return route.fulfill({ json: { type: 'webhook', webhook: left[0] } });
      }
      if (request.action === 'delete') left = [];
      return route.fulfill({ json: { type: 'list', webhooks: left, off: false } });
    });
    await signIn(page, 'lapsed');
    await page.goto(`${href(lang, 'settings')}#execution`);
    const section = page.locator('#execution');
    await expect(section).toContainText(w.ended);
    await expect(section.getByRole('button', { name: w.add })).toHaveCount(0);
    await section.getByRole('button', { name: `${w.pause} Bot` }).click();
    await expect(section.getByText(w.paused)).toBeVisible();
    await expect(section.getByRole('button', { name: `${w.resume} Bot` })).toHaveCount(0);
    await section.getByRole('button', { name: `${w.delete} Bot` }).click();
    await section.getByRole('button', { name: w.deleteConfirm }).click();
    await expect(section.getByText(w.deleted)).toBeFocused();
  });
}
