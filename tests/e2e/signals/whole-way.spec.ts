/** The whole way of a signal: issued, seen, mailed, sent to a webhook, closed by market data, added to the record. */
import { createHmac, randomUUID } from 'node:crypto';
import type { SignalPublishResponse } from '../../../src/domain/api/signal-publish.ts';
import type { WebhookSecret } from '../../../src/domain/api/signal-webhooks.ts';
import { verifyChain } from '../../../src/domain/signals/chain.ts';
import type { ChainEvent } from '../../../src/domain/signals/event-payload.ts';
import { toPriceText } from '../../../src/domain/signals/signal.ts';
import { readKeys } from '../../../local/settings.ts';
import { href } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { signalFeed } from '../../../src/i18n/fr/signals/feed.ts';
import { accountOf, expect, freshWorld, requiredFolder, test as base } from '../fixtures.ts';
import { openSession, post } from '../sessions.ts';
import type { World } from '../serve-world.ts';
import { startReceiver, type Receiver } from './receiver.ts';

/** A world of its own whose webhooks all lead to one receiver of this machine. */
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

const keys = () => readKeys(requiredFolder('E2E_DATA_DIR'));

/** The demo editor's token after a second factor. */
async function editorToken(world: World): Promise<string> {
  const { access_token } = await openSession(world, accountOf(world, 'editor'));
  const [header = '', claims = ''] = access_token.split('.');
  const before = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  const raised = Buffer.from(JSON.stringify({ ...before, aal: 'aal2' })).toString('base64url');
  const text = `${header}.${raised}`;
  return `${text}.${createHmac('sha256', keys().jwtSecret).update(text).digest('base64url')}`;
}

async function bitcoinPrice(world: World): Promise<number> {
  const response = await fetch(`${world.origin}/.netlify/functions/market?currency=eur`);
  const { coins } = (await response.json()) as { coins: { id: string; price: number }[] };
  return coins.find(({ id }) => id === 'bitcoin')?.price ?? 0;
}

async function record(world: World): Promise<ChainEvent[]> {
  const response = await fetch(`${world.origin}/.netlify/functions/signals-record`);
  return ((await response.json()) as { events: ChainEvent[] }).events;
}

/** Makes the last check of all signals an old one, so that the next run checks them. */
async function makeCheckDue(world: World): Promise<void> {
  const address = new URL('/rest/v1/signals?state=eq.entry_hit', world.origin);
  const response = await fetch(address, {
    method: 'PATCH',
    headers: { apikey: keys().secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({ watched_until: new Date(Date.now() - 65_000).toISOString() }),
  });
  expect(response.status).toBeLessThan(300);
}

test('a signal goes from the desk to its subscribers, their tools and the record', async ({
  page,
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

  const editor = await editorToken(world);
  const publish = (body: object) =>
    post<SignalPublishResponse>(world, '/.netlify/functions/signal-publish', body, editor);
  const price = await bitcoinPrice(world);
  const level = (part: number) => toPriceText(Number((price * part).toPrecision(6)));
  const id = randomUUID();
  const signal = {
    action: 'buy',
    coin: 'bitcoin',
    currency: 'eur',
    entry: level(0.9),
    // Below the price of now: reached once the signal is entered.
    take_profit: level(0.95),
    stop_loss: level(0.85),
    risk: 0.01,
    validity_minutes: 60,
    reasoning_fr: 'Deux rebonds sur le même niveau, le stop est placé dessous.',
    reasoning_en: 'Two bounces off the same level, with the stop just below it.',
  };
  await publish({ action: 'save', id, version: 0, signal });
  const issued = await publish({ action: 'issue', id, version: 1, trial: false });
  const head = issued.type === 'issued' ? `${issued.position}:${issued.hash}` : '';

  await expect(page.getByText('BTC/EUR').first()).toBeVisible({ timeout: 15_000 });
  const mail = await latestMail(email, { subject: /BTC\/EUR/ });
  expect(mail.text).toContain(head);
  expect(mail.text).toContain(texts('fr').shell.risk);
  await expect.poll(() => receiver.received.map(({ type }) => type)).toEqual(['signal.issued']);
  expect(receiver.received[0]?.data).toMatchObject({ signal: id, entry: signal.entry });

  const last = issued.type === 'issued' ? issued.position : 0;
  const source = 'Place de marché, BTC/EUR, à la minute';
  const at = new Date().toISOString();
  await publish({ action: 'resolve', id, last, kind: 'entry_hit', at, source });
  await makeCheckDue(world);
  await world.run('signals-watch');

  await expect(page.getByText(signalFeed.standings.take_profit).first()).toBeVisible({
    timeout: 15_000,
  });
  await latestMail(email, { subject: /BTC\/EUR.*objectif/ });
  await expect
    .poll(() => receiver.received.map(({ type }) => type))
    .toEqual(['signal.issued', 'signal.entry_hit', 'signal.take_profit']);
  expect(new Set(receiver.received.map(({ id: each }) => each)).size).toBe(3);
  expect(receiver.refused).toBe(0);

  const events = await record(world);
  expect(events).toHaveLength(3);
  const [position = '', hash = ''] = head.split(':');
  const known = { position: Number(position), hash };
  expect(await verifyChain(events, { known })).toMatchObject({ type: 'ok', events: 3 });
});
