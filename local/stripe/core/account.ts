import { handledEvents } from '../../../netlify/lib/subscriptions/events.ts';
import type { PriceIds } from '../../../src/domain/billing/plans.ts';
import { enqueue } from '../webhooks/deliveries.ts';
import { newId } from './ids.ts';
import { apiVersion, type ObjectName, type ObjectTypes, type StripeEvent } from './objects.ts';
import type { Store } from './store.ts';

/** Options of `startStripe`. URLs are functions, because ports are known late. */
export interface StripeOptions {
  /** Directory of the SQLite file, created if absent; null keeps everything in memory. */
  readonly dataDir: string | null;
  /** Origin of the site, such as `http://localhost:8888`. */
  readonly siteOrigin: () => string;
  /** URL of the webhook endpoint. */
  readonly webhookUrl: () => string;
  /** Signing secret of the webhook (`whsec_…`). */
  readonly webhookSecret: string;
  /** The only API key accepted. */
  readonly secretKey: string;
  /** Price ids of the two plans. */
  readonly prices: PriceIds;
  /** Event types posted to the webhook, by default those that the site handles. */
  readonly enabledEvents?: readonly string[];
  /** False: opens no port; {@link LocalStripe.fetch} is the only access. */
  readonly listen?: boolean;
}

/** The single Stripe account: its state, clock and options. */
export interface Account {
  readonly store: Store;
  readonly options: StripeOptions;
  /** The account's time in Unix seconds, moved by {@link Account.setNow}. */
  now(): number;
  setNow(seconds: number): void;
  /** Base URL of hosted pages, without a trailing slash. */
  publicUrl(): string;
  /** Records an event and queues its delivery, in the current transaction. */
  record(type: string, object: object): void;
  /** Stores an object and records an event about it. */
  keep<K extends ObjectName>(object: ObjectTypes[K] & { object: K }, event: string): void;
}

/** Event types posted to the webhook. */
export function enabledEvents(options: StripeOptions): readonly string[] {
  return options.enabledEvents ?? handledEvents;
}

/**
 * Creates the account from a store and its options.
 * @param publicUrl this server's URL, known once it listens.
 */
export function openAccount(
  store: Store,
  options: StripeOptions,
  publicUrl: () => string,
): Account {
  const enabled = enabledEvents(options);
  // While `setNow` replays past days, time is fixed; afterwards, the offset follows the real clock.
  let offset = Number(store.setting('clock_offset') ?? '0');
  const account: Account = {
    store,
    options,
    now: () => Math.floor(Date.now() / 1000) + offset,
    setNow(seconds) {
      offset = seconds - Math.floor(Date.now() / 1000);
      store.setSetting('clock_offset', String(offset));
    },
    publicUrl,
    record(type, object) {
      const isPosted = enabled.includes(type);
      const event: StripeEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: apiVersion,
        created: account.now(),
        data: { object },
        livemode: false,
        pending_webhooks: isPosted ? 1 : 0,
        request: { id: null, idempotency_key: null },
        type,
      };
      store.put(event);
      if (isPosted) enqueue(store, event.id, Date.now());
    },
    keep<K extends ObjectName>(object: ObjectTypes[K] & { object: K }, event: string) {
      store.put<K>(object);
      account.record(event, object);
    },
  };
  return account;
}
