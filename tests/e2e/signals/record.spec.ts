/** The record page: results, losers first, its states, and the verifier, which recomputes everything. */
import type { Page } from 'playwright/test';
import {
  recordAddress,
  recordFunction,
  type SignalsRecordPage,
} from '../../../src/domain/api/signals-record.ts';
import { recordOf } from '../../../src/domain/signals/record.ts';
import { recordCheck as enCheck } from '../../../src/i18n/en/signals/record-check.ts';
import { recordCheck as frCheck } from '../../../src/i18n/fr/signals/record-check.ts';
import { fill, href, plural } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { entries, now, type Line, write } from '../../unit/signals/written-chain.ts';
import { checkAccessibility } from '../axe.ts';
import { answerCookies, expect, phone, test } from '../fixtures.ts';
import { langsOf } from '../languages.ts';

const checks = { fr: frCheck, en: enCheck };
const chain = write(entries);

/** Stubs the function with a record or a failure. */
async function serve(page: Page, events: readonly Line[] | 'failure'): Promise<void> {
  const address = `**${recordFunction}*`;
  await page.clock.setFixedTime(now);
  await page.unroute(address);
  await page.route(address, (route) => {
    if (events === 'failure') return route.fulfill({ status: 500, json: { error: 'unavailable' } });
    const answer: SignalsRecordPage = {
      type: 'record',
      status: {
        ...{ open: false, analyst: null, opened_at: null, length: events.length },
        head: events.at(-1)?.hash ?? '0'.repeat(64),
      },
      events,
      next: null,
    };
    return route.fulfill({ json: answer });
  });
}

test.beforeEach(async ({ page }) => {
  await answerCookies(page);
});

for (const lang of langsOf(import.meta.filename)) {
  const { signalsRecord: t, recordView: view } = texts(lang);
  const check = checks[lang];
  const open = (page: Page) => page.goto(href(lang, 'signalsRecord'));
  /** Counts trials too: by default the page counts what was sent. */
  const countAll = (page: Page) =>
    page.getByRole('button', { name: view.shares.all, exact: true }).click();
  const results = (page: Page) => page.getByRole('region', { name: t.results.heading });
  const verify = (page: Page) => page.getByRole('button', { name: t.verify.action }).click();
  const verdict = (page: Page) =>
    page.locator('#verify').getByRole('heading', { level: 3 }).first();

  test(`lists every closed signal with its result, in ${lang}`, async ({ page }) => {
    await serve(page, chain);
    await open(page);
    const table = page.getByRole('table', { name: view.table.caption });
    const { signals } = recordOf(chain);
    const trials = signals.filter(({ issued }) => issued.trial).length;
    await expect(table.getByRole('rowheader')).toHaveCount(signals.length - trials);
    await countAll(page);
    await expect(table.getByRole('rowheader')).toHaveCount(signals.length);
    await expect(table.getByRole('row', { name: /SOL|BTC/ }).nth(2)).toContainText('−1');
    await expect(page.getByRole('img', { name: /R/ })).toBeVisible();
    await expect(results(page)).toContainText(
      fill(plural(lang, 1, view.sealed.open), { n: 1 }).slice(0, 8),
    );
    const [first] = await table.getByText(view.detail.open).all();
    await first?.click();
    await expect(table.getByText(view.detail.reasoning).first()).toBeVisible();
    expect((await checkAccessibility(page, { inside: 'main' })).violations).toEqual([]);

    await page.getByRole('button', { name: view.shares.trial }).click();
    await expect(page.getByRole('button', { name: view.shares.trial })).toBeFocused();
    await expect(page.getByRole('button', { name: view.shares.trial })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(table.getByRole('rowheader')).toHaveCount(trials);
  });

  test(`verifies the record in the browser, and finds an altered one, in ${lang}`, async ({
    page,
  }) => {
    await serve(page, chain);
    await open(page);
    await verify(page);
    const all = fill(plural(lang, chain.length, check.ok.title), { n: chain.length });
    await expect(verdict(page)).toHaveText(all);
    await expect(page.locator('#verify')).toContainText(`15:${chain.at(-1)?.hash}`);
    expect((await checkAccessibility(page, { inside: '#verify' })).violations).toEqual([]);

    const field = page.getByLabel(t.verify.label);
    await field.fill('not a hash');
    await verify(page);
    await expect(page.getByText(check.badHead)).toBeVisible();
    await expect(field).toBeFocused();

    await field.fill(`7:${chain[6]?.hash}`);
    await verify(page);
    await expect(page.getByText(fill(check.ok.known, { n: 7 }))).toBeVisible();

    // The loser left out, and everything hashed again: a later hash is not there yet, an earlier one gives it away.
    const places = [1, 2, 4, 6];
    const kept = entries.filter(({ opening }) => opening === 1);
    await serve(page, write(kept));
    expect(kept).toHaveLength(places.length);
    await verify(page);
    await expect(verdict(page)).toHaveText(check.ahead.title);
    await expect(page.locator('#verify')).toContainText(fill(check.ahead.text, { n: 4 }));
    await field.fill(`4:${chain[3]?.hash}`);
    await verify(page);
    await expect(page.locator('#verify')).toContainText(check.fault.codes.head);

    await field.clear();
    await serve(
      page,
      chain.map((line) =>
        line.position === 7
          ? { ...line, payload: line.payload?.replace('112', '90') ?? null }
          : line,
      ),
    );
    await verify(page);
    await expect(page.locator('#verify')).toContainText(check.fault.codes.commitment);
  });

  test(`says that nothing has closed, or that it could not load, in ${lang}`, async ({
    page,
    consoleGuard,
  }) => {
    consoleGuard.allow(/Failed to load resource/);
    await serve(page, 'failure');
    await open(page);
    const alert = results(page).getByRole('alert');
    await expect(alert).toContainText(t.results.failed);
    expect((await checkAccessibility(page, { inside: '#record' })).violations).toEqual([]);
    await serve(page, []);
    await alert.getByRole('button', { name: t.results.retry }).click();
    await expect(results(page).getByRole('heading', { name: view.notBegun.title })).toBeVisible();
    await expect(alert).toBeHidden();
    await serve(
      page,
      chain.slice(0, 1).map((line) => ({ ...line, payload: null, salt: null })),
    );
    await page.reload();
    await expect(results(page).getByRole('heading', { name: view.noneClosed.title })).toBeVisible();
  });

  test.describe(`without a script, in ${lang}`, () => {
    test.use({ javaScriptEnabled: false });
    test('the address of the record is shown', async ({ page }) => {
      await open(page);
      await expect(results(page).getByRole('link', { name: recordAddress })).toBeVisible();
      await expect(page.getByRole('button', { name: t.verify.action })).toBeHidden();
      const answer = await page.request.get(recordAddress);
      expect(((await answer.json()) as SignalsRecordPage).type).toBe('record');
      expect((await page.request.get(`${recordAddress}?after=7`)).status()).toBe(400);
    });
  });

  test.describe(`on a phone, in ${lang}`, () => {
    test.use(phone);
    test('nothing scrolls sideways', async ({ page }) => {
      await serve(page, chain);
      await page.setViewportSize({ width: 320, height: 700 });
      await open(page);
      await countAll(page);
      await expect(page.getByRole('table', { name: view.table.caption })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });
}
