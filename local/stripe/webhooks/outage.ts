import type { Store } from '../core/store.ts';

/** How the webhook is made to fail. */
export interface Outage {
  /** Nothing is sent; events wait. */
  off: boolean;
  /** So many of the next events are lost: never sent, unless somebody sends them again. */
  dropNext: number;
}

/** The most events that can be told to be lost. */
export const MOST_DROPPED = 1_000;

/** How the webhook stands. */
export function outageOf(store: Store): Outage {
  return {
    off: store.setting('webhook_off') !== undefined,
    dropNext: Number(store.setting('webhook_drop') ?? '0'),
  };
}

/** Changes how the webhook stands; what is not given stays. */
export function setOutage(store: Store, { off, dropNext }: Partial<Outage>): void {
  if (off !== undefined) store.setSetting('webhook_off', off ? '1' : null);
  if (dropNext === undefined) return;
  const count = Math.max(0, Math.min(MOST_DROPPED, Math.trunc(dropNext)));
  store.setSetting('webhook_drop', count > 0 ? String(count) : null);
}
