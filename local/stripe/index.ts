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

/** How often renewals and expiries are looked at, in milliseconds. */
const tickMs = 5_000;

/** A running local Stripe. */
export interface LocalStripe {
  /** Address of the API, the hosted pages and the dashboard; the same after a restart if it can be. */
  readonly url: string;
  /** Answers a request without a port. */
  fetch(request: Request): Promise<Response>;
  /** The account's time in Unix seconds. */
  now(): number;
  /** Moves the account's clock forward by whole seconds; renews, retries and ends what is due. */
  advance(seconds: number): number;
  /** Posts an event to the webhook again and waits for that one try. */
  replay(eventId: string): Promise<DeliveryAttempt>;
  /** The delivery of an event, `undefined` for types the webhook does not take. */
  delivery(eventId: string): Delivery | undefined;
  /** Resolves once no event is being posted and none is due yet. */
  idle(): Promise<void>;
  /** Stops. Events not delivered stay queued for the next start. */
  close(): Promise<void>;
}

/**
 * Starts the local stand-in of Stripe on a loopback port: the API for the `stripe` client, the
 * hosted payment page and portal, signed webhooks, and the dashboard at `/dashboard`. Everything
 * answered is on disk in `dataDir` first.
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
      // A full disk, say: the next tick tries again.
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
      : // The former port if it is free; else any, and a fault that is not the port's shows there.
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
