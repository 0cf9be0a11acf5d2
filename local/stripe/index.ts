import { createEmulator, defineEmulator, type EmulatorContext } from 'emulate';
import { serveApi } from './api/index.ts';
import { seedCatalog } from './billing/catalog.ts';
import { advance, catchUp } from './billing/clock.ts';
import { openAccount, type StripeOptions } from './core/account.ts';
import { lastPort, rememberAddress } from './core/address.ts';
import type { Delivery, DeliveryAttempt } from './core/objects.ts';
import { openStore } from './core/store.ts';
import { dashboardPages } from './dashboard/index.ts';
import { checkoutPages } from './hosted/checkout.ts';
import { invoicePages } from './hosted/invoices.ts';
import { portalPages } from './hosted/portal.ts';
import { stripeJsFile } from './hosted/stripe-js.ts';
import { deliveryOf } from './webhooks/deliveries.ts';
import { startDispatcher } from './webhooks/dispatcher.ts';

export type { StripeOptions } from './core/account.ts';

/** Interval of the check for due renewals and expiries, in milliseconds. */
const tickMs = 5_000;

/** A running local Stripe. */
export interface LocalStripe {
  /** URL of the API, the hosted pages and the dashboard; stable across restarts if possible. */
  readonly url: string;
  /** Handles a request without a port. */
  fetch(request: Request): Promise<Response>;
  /** The account's time in Unix seconds. */
  now(): number;
  /** Moves the account's clock forward by whole seconds; processes everything due. */
  advance(seconds: number): number;
  /** Redelivers an event to the webhook and waits for that attempt. */
  replay(eventId: string): Promise<DeliveryAttempt>;
  /** The delivery of an event, `undefined` for event types without delivery. */
  delivery(eventId: string): Delivery | undefined;
  /** Resolves once no event is being delivered and none is due. */
  idle(): Promise<void>;
  /** Stops the server. Undelivered events stay queued for the next start. */
  close(): Promise<void>;
}

/**
 * Starts the local Stripe on a loopback port: the API for the `stripe` client, the Checkout page and billing
 * portal, signed webhooks, and the dashboard at `/dashboard`. Every response is on disk in `dataDir` before
 * it is sent.
 */
export async function startStripe(options: StripeOptions): Promise<LocalStripe> {
  const store = openStore(options.dataDir);
  let url = 'http://stripe.local';
  const account = openAccount(store, options, () => url);
  seedCatalog(account);
  const dispatcher = startDispatcher(account);
  const wake = (): void => dispatcher.wake();
  const tick = (): void => {
    try {
      catchUp(account);
      wake();
    } catch (error) {
      // For example a full disk: retried at the next tick.
      console.error('stripe:', error);
    }
  };
  const tools = {
    advance(seconds: number): number {
      const now = advance(account, seconds);
      wake();
      return now;
    },
    replay: (eventId: string) => dispatcher.replay(eventId),
  };

  const setup = ({ app }: EmulatorContext<Record<string, never>>): void => {
    const site = { app, account, catchUp: () => catchUp(account), wake };
    serveApi(app, account, wake);
    checkoutPages(site);
    portalPages(site);
    invoicePages(site);
    dashboardPages(site, tools);
    stripeJsFile(app);
  };
  const service = defineEmulator({ name: 'stripe', state: () => ({}), cors: false, setup });
  const listen = async (port: number) => {
    const emulator = await createEmulator({ service, port });
    url = `http://127.0.0.1:${new URL(emulator.url).port}`;
    rememberAddress(store, url);
    return emulator;
  };
  const emulator =
    options.listen === false
      ? await createEmulator({ service, listen: false })
      : // The previous port if it is free, else any; other errors are thrown there.
        await listen(lastPort(store)).catch(() => listen(0));
  const timer = setInterval(tick, tickMs);
  tick();

  let closing: Promise<void> | undefined;
  return {
    get url() {
      return url;
    },
    fetch: (request) => emulator.fetch(request),
    now: () => account.now(),
    ...tools,
    delivery: (eventId) => deliveryOf(store, eventId),
    idle: () => dispatcher.idle(),
    close() {
      closing ??= (async () => {
        clearInterval(timer);
        await emulator.close();
        await dispatcher.close();
        store.close();
      })();
      return closing;
    },
  };
}
