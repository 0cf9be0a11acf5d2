/** A signal end to end: issued at the desk, seen, emailed, sent to a webhook, closed by prices, added to the record. */
import { createHmac } from 'node:crypto';
import type { Page } from 'playwright/test';
import { readKeys } from '../../../local/settings.ts';
import type { WebhookSecret } from '../../../src/domain/api/signal-webhooks.ts';
import { toPriceText } from '../../../src/domain/signals/signal.ts';
import { deskSignals } from '../../../src/i18n/fr/desk/signals.ts';
import { signalFeed } from '../../../src/i18n/fr/signals/feed.ts';
import { recordCheck } from '../../../src/i18n/fr/signals/record-check.ts';
import { recordView } from '../../../src/i18n/fr/signals/record-view.ts';
import { fill, href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import {
  accountOf,
  answerCookies,
  expect,
  freshWorld,
  requiredFolder,
  test as base,
} from '../fixtures.ts';
import type { World } from '../serve-world.ts';
import { openSession, post, putSession, type Session } from '../sessions.ts';
import { startReceiver, type Receiver } from './receiver.ts';

/** A world of its own whose webhooks all go to one receiver on this machine. */
const test = base.extend<{ receiver: Receiver }>({
  receiver: async ({}, use) => {
    const receiver = await startReceiver();
    await use(receiver);
    await receiver.close();
  },
  world: [
    async ({ receiver }, use) => {
      process.env['SIGNAL_WEBHOOKS_ORIGIN'] = receiver.origin;
      process.env['SIGNAL_WATCH_SECONDS'] = '60';
      const world = await freshWorld();
      delete process.env['SIGNAL_WEBHOOKS_ORIGIN'];
      delete process.env['SIGNAL_WATCH_SECONDS'];
      await use(world);
      await world.close();
    },
    { scope: 'test', timeout: 300_000 },
  ],
});

/** The demo editor's session after a second factor. */
async function editorSession(world: World): Promise<Session> {
  const session = await openSession(world, accountOf(world, 'editor'));
  const [header = '', claims = ''] = session.access_token.split('.');
  const before = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  const raised = Buffer.from(JSON.stringify({ ...before, aal: 'aal2' })).toString('base64url');
  const text = `${header}.${raised}`;
  const { jwtSecret } = readKeys(requiredFolder('E2E_DATA_DIR'));
  const signature = createHmac('sha256', jwtSecret).update(text).digest('base64url');
  return { ...session, access_token: `${text}.${signature}` };
}

async function bitcoinPrice(world: World): Promise<number> {
  const response = await fetch(`${world.origin}/.netlify/functions/market?currency=eur`);
  const { coins } = (await response.json()) as { coins: { id: string; price: number }[] };
  return coins.find(({ id }) => id === 'bitcoin')?.price ?? 0;
}

/** Moves the price of bitcoin as the local tools do, then checks the open signals a minute later. */
async function movePrice(world: World, percent: number): Promise<void> {
  const answer = await fetch(`${world.origin}/local/market`, {
    ...{ method: 'POST', redirect: 'manual', headers: { origin: world.origin } },
    body: new URLSearchParams({ coin: 'bitcoin', percent: String(percent) }),
  });
  expect(answer.status).toBe(303);
  await world.advanceTime(65_000);
  await world.run('signals-watch');
}

/** Writes a buy at the desk, 5% below the current price, issues it live and returns its entry. */
async function issueAtDesk(desk: Page, price: number): Promise<string> {
  const level = (part: number) => toPriceText(Number((price * part).toPrecision(6)));
  const type = (label: string, value: string) =>
    desk.getByLabel(label, { exact: true }).fill(value);
  const { form, issue, issued } = deskSignals;
  await desk.goto(href('fr', 'desk'));
  await desk.getByRole('link', { name: deskSignals.write }).click();
  await desk.getByRole('combobox', { name: form.coin }).fill('BTC');
  await type(form.entry, level(0.95));
  await type(form.take_profit, level(1.02));
  await type(form.stop_loss, level(0.88));
  await type(form.reasoning_fr, 'Deux rebonds sur le même niveau, le stop est placé dessous.');
  await type(form.reasoning_en, 'Two bounces off the same level, with the stop just below it.');
  await desk.getByRole('button', { name: form.save }).click();
  await expect(desk.getByText(form.saved)).toBeVisible();
  await desk.getByRole('button', { name: form.issue }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('radio', { name: issue.live }).check();
  await dialog.getByRole('button', { name: issue.confirmLive }).click();
  await expect(desk.getByText(issued.liveNote)).toBeVisible();
  return level(0.95);
}

test('a signal goes from the desk to its subscribers, their tools and the record', async ({
  page,
  browser,
  world,
  receiver,
  signIn,
  latestMail,
}) => {
  const { email, session } = await signIn(page, 'signals');
  const webhooks = <Answer>(body: object) =>
    post<Answer>(world, '/.netlify/functions/signal-webhooks', body, session.access_token);
  const made = await webhooks<WebhookSecret>({
    action: 'create',
    name: 'Mon outil',
    url: 'https://tool.receiver-of-webhooks.com/signals',
    recipe: 'json',
    max_lag: 300,
  });
  receiver.secret = made.secret;
  await webhooks({ action: 'verify', id: made.webhook.id });

  await page.goto(href('fr', 'memberSignals'));
  await expect(page.getByText(signalFeed.list.empty)).toBeVisible();

  // Each visitor starts with an empty browser cache.
  const newVisitor = async (): Promise<Page> => {
    const context = await browser.newContext({ baseURL: world.origin, locale: 'fr-FR' });
    const visitor = await context.newPage();
    await answerCookies(visitor);
    return visitor;
  };
  const before = await newVisitor();
  await before.goto(href('fr', 'signalsRecord'));
  await expect(before.getByRole('heading', { name: recordView.notBegun.title })).toBeVisible();

  const desk = await newVisitor();
  await putSession(desk, world, await editorSession(world));
  const entry = await issueAtDesk(desk, await bitcoinPrice(world));

  await expect(page.getByText('BTC/EUR').first()).toBeVisible({ timeout: 15_000 });
  const mail = await latestMail(email, { subject: /BTC\/EUR/ });
  expect(mail.text).toContain(texts('fr').shell.risk);
  await expect.poll(() => receiver.received.map(({ type }) => type)).toEqual(['signal.issued']);
  expect(receiver.received[0]?.data).toMatchObject({ entry });

  await movePrice(world, -6);
  await expect(page.getByText(signalFeed.standings.entry_hit).first()).toBeVisible({
    timeout: 15_000,
  });
  await movePrice(world, 10);
  await expect(page.getByText(signalFeed.standings.take_profit).first()).toBeVisible({
    timeout: 15_000,
  });
  await latestMail(email, { subject: /BTC\/EUR.*objectif/ });
  await expect
    .poll(() => receiver.received.map(({ type }) => type))
    .toEqual(['signal.issued', 'signal.entry_hit', 'signal.take_profit']);
  expect(new Set(receiver.received.map(({ id: each }) => each)).size).toBe(3);
  expect(receiver.refused).toBe(0);
  await page.close();
  await desk.close();

  // Public a day later; the hash in the email proves that nothing has changed since.
  await world.advanceTime(25 * 3_600_000);
  const visitor = await newVisitor();
  await visitor.goto(href('fr', 'signalsRecord'));
  const table = visitor.getByRole('table', { name: recordView.table.caption });
  await expect(table.getByRole('rowheader')).toHaveText([/BTC\/EUR/]);
  const [known = ''] = /\b1:[0-9a-f]{64}\b/.exec(mail.text) ?? [];
  const { label, action } = texts('fr').signalsRecord.verify;
  await visitor.getByLabel(label).fill(known);
  await visitor.getByRole('button', { name: action }).click();
  await expect(visitor.getByText(fill(recordCheck.ok.known, { n: 1 }))).toBeVisible();
});
