import type { PriceIds } from '../../../src/domain/billing/plans.ts';
import { handledEvents } from '../../../netlify/lib/subscriptions/events.ts';
import { newId } from './ids.ts';
import { API_VERSION, type StripeEvent } from './objects.ts';
import type { Store } from './store.ts';

/** What `startStripe` is given. Addresses are functions, since ports are known late. */
export interface StripeOptions {
  /** Folder of the SQLite file; created if absent. */
  dataDir: string;
  /** Origin of the site, such as `http://localhost:8888`. */
  siteOrigin: () => string;
  /** Where events are posted. */
  webhookUrl: () => string;
  /** Signing secret of the webhook (`whsec_…`). */
  webhookSecret: string;
  /** The only API key accepted. */
  secretKey: string;
  /** Price ids of the two plans. */
  prices: PriceIds;
  /** Event types delivered to the webhook (`*` for all), by default those that the site handles; the others are recorded only. */
  enabledEvents?: readonly string[];
  log?: (line: string) => void;
}

/** The API request being answered, quoted by the events it causes. */
export interface RequestMark {
  id: string | null;
  idempotencyKey: string | null;
}

/** The one Stripe account of this machine: its state, its clock, its options. */
export interface Account {
  readonly store: Store;
  readonly options: StripeOptions;
  /** The account's time in Unix seconds, moved by {@link Account.setNow}. */
  now(): number;
  setNow(seconds: number): void;
  /** Where hosted pages are, without a trailing slash. */
  publicUrl(): string;
  /** Records an event and queues its delivery, in the running transaction. */
  record(type: string, object: object, previous?: object): StripeEvent;
  /** Set while an API request is handled. */
  request: RequestMark;
}

/** Event types posted to the webhook. */
export function enabledEvents(options: StripeOptions): readonly string[] {
  return options.enabledEvents ?? handledEvents;
}

/**
 * Binds a store to its options.
 * @param publicUrl this server's address, known once it listens.
 */
export function openAccount(
  store: Store,
  options: StripeOptions,
  publicUrl: () => string,
): Account {
  const enabled = enabledEvents(options);
  // While `setNow` replays past days, time is fixed; after it, the offset follows the real clock.
  let offset = Number(store.setting('clock_offset') ?? '0');
  const account: Account = {
    store,
    options,
    request: { id: null, idempotencyKey: null },
    now: () => Math.floor(Date.now() / 1000) + offset,
    setNow(seconds) {
      offset = seconds - Math.floor(Date.now() / 1000);
      store.setSetting('clock_offset', String(offset));
    },
    publicUrl,
    record(type, object, previous) {
      const delivered = enabled.includes('*') || enabled.includes(type);
      const event: StripeEvent = {
        id: newId('evt'),
        object: 'event',
        api_version: API_VERSION,
        created: account.now(),
        data: {
          object: structuredClone(object),
          ...(previous === undefined ? {} : { previous_attributes: previous }),
        },
        livemode: false,
        pending_webhooks: delivered ? 1 : 0,
        request: {
          id: account.request.id,
          idempotency_key: account.request.idempotencyKey,
        },
        type,
      };
      store.put(event);
      if (delivered) {
        store.database
          .prepare(`insert into deliveries (event, state, next_at) values (?, 'pending', ?)`)
          .run(event.id, Date.now());
      }
      return event;
    },
  };
  return account;
}
