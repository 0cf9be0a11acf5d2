import { createEmulator, defineEmulator } from 'emulate';
import { balanceEndpoints } from './api/balances.ts';
import { catalogEndpoints } from './api/catalog.ts';
import { customerEndpoints } from './api/customers.ts';
import { disputeEndpoints } from './api/disputes.ts';
import { eventEndpoints } from './api/events.ts';
import { invoiceEndpoints } from './api/invoices.ts';
import { paymentEndpoints } from './api/payments.ts';
import { paymentMethodEndpoints } from './api/payment-methods.ts';
import { portalEndpoints } from './api/portal.ts';
import { refundEndpoints } from './api/refunds.ts';
import { sessionEndpoints } from './api/sessions.ts';
import { setupIntentEndpoints } from './api/setup-intents.ts';
import { subscriptionEndpoints } from './api/subscriptions.ts';
import { seedCatalog } from './billing/catalog.ts';
import { advance, catchUp } from './billing/clock.ts';
import { openAccount, type StripeOptions } from './core/account.ts';
import { lastPort, settle } from './core/address.ts';
import { createApi, unknownAddress } from './core/api.ts';
import { openStore } from './core/store.ts';
import { checkoutPages } from './hosted/checkout.ts';
import { deskPages } from './hosted/desk.ts';
import { invoicePages } from './hosted/invoices.ts';
import { portalPages } from './hosted/portal.ts';
import { stripeJsFile } from './hosted/stripe-js.ts';
import { startCourier } from './webhooks/dispatcher.ts';
import { setOutage, type Outage } from './webhooks/outage.ts';
import { deliveryOf, type Attempt, type Delivery } from './webhooks/deliveries.ts';

export type { StripeOptions } from './core/account.ts';
export type { Attempt, Delivery } from './webhooks/deliveries.ts';
export type { Outage } from './webhooks/outage.ts';

/** How often renewals and expiries are looked at, in milliseconds. */
const TICK = 5_000;

/** A running local Stripe. */
export interface LocalStripe {
  /** Address of the API, the hosted pages and the desk; the same after a restart if it can be. */
  url: string;
  /** The account's time in Unix seconds. */
  now(): number;
  /** Moves the account's clock forward by whole seconds; renews, retries and ends what is due. */
  advance: (seconds: number) => number;
  /** Disturbs the webhook, or puts it right: see {@link Outage}. */
  disturb(outage: Partial<Outage>): void;
  /** Posts an event to the webhook again and waits for that one try. */
  replay(eventId: string): Promise<Attempt>;
  /** The delivery of an event, `undefined` for types the webhook does not take. */
  delivery(eventId: string): Delivery | undefined;
  /** Resolves once no event is being posted and none is due yet. */
  idle(): Promise<void>;
  /** Stops. Events not delivered stay queued for the next start. */
  close(): Promise<void>;
}

/**
 * Starts the local stand-in of Stripe on a loopback port: the API for the `stripe` client, the
 * hosted payment page and portal, signed webhooks, and the desk at `/desk`. Everything answered is
 * on disk in `dataDir` first.
 */
export async function startStripe(options: StripeOptions): Promise<LocalStripe> {
  const store = openStore(options.dataDir);
  let url = '';
  const account = openAccount(store, options, () => url);
  seedCatalog(account);
  const courier = startCourier(account);
  const tick = (): void => {
    try {
      catchUp(account);
      courier.wake();
    } catch (error) {
      // A full disk, say: the next tick tries again.
      options.log?.(`stripe: ${String(error)}`);
    }
  };
  const tools = {
    catchUp: () => catchUp(account),
    wake: () => courier.wake(),
    advance: (seconds: number) => {
      const now = advance(account, seconds);
      courier.wake();
      return now;
    },
    replay: (eventId: string) => courier.replay(eventId),
  };

  const definition = defineEmulator<Record<string, never>>({
    name: 'stripe',
    state: () => ({}),
    cors: false,
    setup({ app }) {
      const api = createApi(app, account, () => courier.wake());
      catalogEndpoints(api, account);
      customerEndpoints(api, account);
      balanceEndpoints(api, account);
      sessionEndpoints(api, account);
      subscriptionEndpoints(api, account);
      invoiceEndpoints(api, account);
      paymentEndpoints(api, account);
      paymentMethodEndpoints(api, account);
      setupIntentEndpoints(api, account);
      refundEndpoints(api, account);
      disputeEndpoints(api, account);
      eventEndpoints(api, account);
      portalEndpoints(api, account);
      checkoutPages(app, account, tools);
      portalPages(app, account, tools);
      invoicePages(app, account, tools);
      deskPages(app, account, tools);
      stripeJsFile(app);
      app.notFound(({ req }) => unknownAddress(account, req.raw));
    },
  });
  const listen = (port: number) => createEmulator({ service: definition, port });
  // The former port if it is free; else any, and a fault that is not the port's shows there.
  const emulator = await listen(lastPort(store)).catch(() => listen(0));
  url = `http://127.0.0.1:${new URL(emulator.url).port}`;
  settle(store, url);
  const timer = setInterval(tick, TICK);
  tick();

  let closing: Promise<void> | undefined;
  return {
    url,
    now: () => account.now(),
    advance: tools.advance,
    disturb(outage) {
      setOutage(store, outage);
      courier.wake();
    },
    replay: tools.replay,
    delivery: (eventId) => deliveryOf(store, eventId),
    idle: () => courier.idle(),
    close() {
      closing ??= (async () => {
        clearInterval(timer);
        await emulator.close();
        await courier.close();
        store.close();
      })();
      return closing;
    },
  };
}
