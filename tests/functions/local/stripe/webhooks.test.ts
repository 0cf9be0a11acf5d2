import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { visit } from './page.ts';
import {
  card,
  checkout,
  clientOf,
  delivered,
  idOf,
  openShop,
  pay,
  pressDashboard,
  prices,
  secretKey,
  site,
  subscriber,
  type Shop,
  webhookSecret,
} from './shop.ts';

const ofPayment = [
  'checkout.session.completed',
  'customer.subscription.created',
  'invoice.paid',
] as const;

async function eventOf({ stripe }: Pick<Shop, 'stripe'>, type: string): Promise<Stripe.Event> {
  const [event] = (await stripe.events.list({ type })).data;
  if (event === undefined) throw new Error(`No ${type}`);
  return event;
}

describe('webhooks', () => {
  it('are signed over the exact bytes, and contain the object as it was', async () => {
    const shop = await openShop();
    const subscription = await subscriber(shop);
    await delivered(shop, ...ofPayment);
    expect(shop.hook.types().sort()).toEqual(ofPayment);
    const arrival = shop.hook.arrivals.find(({ event }) => event.type === ofPayment[1]);
    const { body = '', signature = '' } = arrival ?? {};
    expect(arrival?.event.data.object).toEqual(JSON.parse(JSON.stringify(subscription)));
    const check = (sent: string, secret = webhookSecret) =>
      Stripe.webhooks.constructEvent(sent, signature, secret);
    expect(check(body).id).toBe(arrival?.event.id);
    expect(() => check(body.replace('24999', '1'))).toThrow(/signature/);
    expect(() => check(body, 'whsec_other')).toThrow(/signature/);
    const stored = await eventOf(shop, ofPayment[1]);
    await vi.waitFor(async () => {
      expect((await shop.stripe.events.retrieve(stored.id)).pending_webhooks).toBe(0);
    });
  });

  it('are retried after a 500, under the same id, until they are accepted', async () => {
    const shop = await openShop();
    shop.hook.answerWith(500);
    await subscriber(shop);
    await delivered(shop, ...ofPayment);
    const { id } = await eventOf(shop, 'invoice.paid');
    await vi.waitFor(() => expect(shop.local.delivery(id)?.log).toHaveLength(1));
    expect(shop.local.delivery(id)).toMatchObject({ state: 'pending', attempts: 1 });
    expect((await shop.stripe.events.retrieve(id)).pending_webhooks).toBe(1);
    shop.hook.answerWith(200);
    await vi.waitFor(() => expect(shop.local.delivery(id)?.state).toBe('delivered'), 10_000);
    expect(shop.local.delivery(id)?.log.map(({ status }) => status)).toEqual([500, 200]);
    const arrived = shop.hook.arrivals.filter(({ event }) => event.id === id);
    expect(arrived).toHaveLength(2);
    expect(arrived[1]?.body).toBe(arrived[0]?.body);
  });

  it('are delivered once the receiver is back, also across a restart', async () => {
    const shop = await openShop();
    await shop.hook.stop();
    await subscriber(shop);
    const { id } = await eventOf(shop, 'checkout.session.completed');
    await vi.waitFor(() => expect(shop.local.delivery(id)?.attempts).toBe(1));
    expect(shop.local.delivery(id)?.log[0]).toMatchObject({ status: null });
    await shop.reopen();
    await shop.hook.start();
    await vi.waitFor(() => expect(shop.hook.types()).toHaveLength(3), 10_000);
    expect(shop.hook.types().sort()).toEqual(ofPayment);
  });

  it('are sent again on request', async () => {
    const shop = await openShop();
    await subscriber(shop);
    await delivered(shop, ...ofPayment);
    const { id } = await eventOf(shop, 'invoice.paid');
    expect(await shop.local.replay(id)).toMatchObject({ status: 200, error: null });
    expect(await pressDashboard(shop, 'resend', id)).toContain('done=resend');
    const ids = shop.hook.arrivals.map(({ event }) => event.id);
    expect(ids.slice(3)).toEqual([id, id]);
    await expect(shop.local.replay('evt_x')).rejects.toThrow('No event evt_x');
    expect((await visit(`${shop.local.url}/dashboard`)).html).toContain('✓ livré (3)');
  });

  it('wait while the dashboard holds them back, and are then all delivered', async () => {
    const shop = await openShop();
    await pressDashboard(shop, 'webhook-off');
    await subscriber(shop);
    await shop.local.idle();
    await shop.reopen();
    await shop.local.idle();
    expect(shop.hook.arrivals).toEqual([]);
    const { html } = await visit(`${shop.local.url}/dashboard`);
    expect(html).toContain('Événements en attente\u00a0: 3.');
    await pressDashboard(shop, 'webhook-on');
    await delivered(shop, ...ofPayment);
  });

  it('skip types without an endpoint, which stay readable', async () => {
    const shop = await openShop();
    await pay((await checkout(shop)).url, card('4000000000000002'));
    const { id } = await eventOf(shop, 'payment_intent.payment_failed');
    await shop.local.idle();
    expect(shop.local.delivery(id)).toBeUndefined();
    expect(shop.hook.arrivals).toEqual([]);
    const { data } = await shop.stripe.events.list({ types: ['customer.created'] });
    expect(data).toHaveLength(1);
  });
});

/** The local Stripe in its own process, which can be killed, with its webhook down. */
async function startChild(dataDir: string): Promise<{ url: string; kill(): Promise<void> }> {
  const file = new URL('../../../../local/stripe/index.ts', import.meta.url).href;
  const script = `const { startStripe } = await import(${JSON.stringify(file)});
    const { url } = await startStripe({
      dataDir: ${JSON.stringify(dataDir)}, prices: ${JSON.stringify(prices)},
      siteOrigin: () => '${site}', webhookUrl: () => 'http://127.0.0.1:9/webhook',
      webhookSecret: '${webhookSecret}', secretKey: '${secretKey}',
    });
    console.log(url);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  };
  onTestFinished(kill);
  const [printed] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: printed.toString().trim(), kill };
}

describe('kill -9', () => {
  it('loses no acknowledged payment, event or delivery', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'local-stripe-'));
    const child = await startChild(dataDir);
    const stripe = clientOf(child.url);
    const sessions = await Promise.all(Array.from({ length: 8 }, () => checkout({ stripe })));
    const acknowledged: string[] = [];
    const paying = sessions.map(async ({ id, url }) => {
      const { status } = await pay(url);
      if (status !== 303) return;
      acknowledged.push(id);
      if (acknowledged.length === 3) await child.kill();
    });
    await Promise.allSettled(paying);
    expect(acknowledged.length).toBeGreaterThanOrEqual(3);

    const shop = await openShop({ dataDir });
    const kept = (await shop.stripe.checkout.sessions.list({ limit: 100 })).data;
    expect(kept.map(({ id }) => id).sort()).toEqual(sessions.map(({ id }) => id).sort());
    const complete = kept.filter(({ status }) => status === 'complete');
    expect(complete.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged));
    const subscriptions = (await shop.stripe.subscriptions.list({ limit: 100 })).data;
    expect(subscriptions.map(({ id }) => id).sort()).toEqual(
      complete.map(({ subscription }) => idOf(subscription)).sort(),
    );

    const delivery = () =>
      shop.hook.arrivals.flatMap(({ event }) =>
        event.type === 'checkout.session.completed' ? [event.data.object.id] : [],
      );
    await vi.waitFor(() => expect(delivery()).toHaveLength(complete.length), 10_000);
    expect(delivery().sort()).toEqual(complete.map(({ id }) => id).sort());
    expect(shop.hook.types()).toEqual(expect.arrayContaining([...ofPayment]));
  });
});
