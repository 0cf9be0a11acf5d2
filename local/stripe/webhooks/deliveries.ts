import type { Store } from '../core/store.ts';

/** One try at posting an event. */
export interface Attempt {
  /** Unix milliseconds. */
  at: number;
  /** HTTP status, `null` when no answer came. */
  status: number | null;
  /** How long it took, in milliseconds. */
  took: number;
  error: string | null;
}

/**
 * Where an event stands; `parked` means ten tries failed and nobody tries again by itself, `dropped`
 * that it was lost on purpose.
 */
export interface Delivery {
  event: string;
  state: 'pending' | 'delivered' | 'parked' | 'dropped';
  /** Tries since it was queued or resent. */
  attempts: number;
  /** Unix milliseconds of the next try. */
  nextAt: number;
  /** Every try ever made, oldest first. */
  log: Attempt[];
}

const TRIES = 10;
const FIRST_WAIT = 1_000;

/** Deliveries due at `now` (Unix milliseconds), oldest first. */
export function dueDeliveries(store: Store, now: number): Delivery[] {
  return store.database
    .prepare(`select * from deliveries where state = 'pending' and next_at <= ? order by seq`)
    .all(now)
    .map(read);
}

/** The next moment after `now` at which a delivery becomes due, `undefined` if there is none. */
export function nextDue(store: Store, now: number): number | undefined {
  const row = store.database
    .prepare(`select min(next_at) as at from deliveries where state = 'pending' and next_at > ?`)
    .get(now);
  const at = row?.['at'];
  return typeof at === 'number' ? at : undefined;
}

/** The delivery of an event, if it is one that is delivered. */
export function deliveryOf(store: Store, event: string): Delivery | undefined {
  const row = store.database.prepare('select * from deliveries where event = ?').get(event);
  return row === undefined ? undefined : read(row);
}

/** Loses an event: it is not sent, unless somebody sends it again. */
export function drop(store: Store, event: string): void {
  store.database
    .prepare(`update deliveries set state = 'dropped' where event = ? and state = 'pending'`)
    .run(event);
}

/** How many events have not reached the site yet. */
export function waitingDeliveries(store: Store): number {
  const row = store.database
    .prepare(`select count(*) as waiting from deliveries where state = 'pending'`)
    .get();
  return Number(row?.['waiting']);
}

/** Queues an event again, delivered or not, with all its tries ahead. */
export function requeue(store: Store, event: string, now: number): void {
  store.database
    .prepare(
      `insert into deliveries (event, state, next_at) values (?, 'pending', ?)
       on conflict (event) do update set state = 'pending', attempts = 0, next_at = excluded.next_at`,
    )
    .run(event, now);
}

/** Writes down a try: delivered, to be tried again after 1 s doubling, or parked after ten. */
export function writeAttempt(store: Store, delivery: Delivery, attempt: Attempt): Delivery {
  const attempts = delivery.attempts + 1;
  const done = attempt.status !== null && attempt.status >= 200 && attempt.status < 300;
  const state = done ? 'delivered' : attempts >= TRIES ? 'parked' : 'pending';
  const nextAt = attempt.at + attempt.took + FIRST_WAIT * 2 ** (attempts - 1);
  const log = [...delivery.log, attempt];
  store.transaction(() => {
    store.database
      .prepare(
        'update deliveries set state = ?, attempts = ?, next_at = ?, log = ? where event = ?',
      )
      .run(state, attempts, nextAt, JSON.stringify(log), delivery.event);
    const event = store.get('event', delivery.event);
    if (done && event !== undefined) store.put({ ...event, pending_webhooks: 0 });
  });
  return { ...delivery, state, attempts, nextAt, log };
}

function read(row: Record<string, unknown>): Delivery {
  return {
    event: String(row['event']),
    state: row['state'] as Delivery['state'],
    attempts: Number(row['attempts']),
    nextAt: Number(row['next_at']),
    log: JSON.parse(String(row['log'])) as Attempt[],
  };
}
