/** The deliveries of each event, newest first. */
import type { ReadableAtom } from 'nanostores';
import type { EventDeliveries } from '../../domain/api/desk.ts';
import { createUserStore } from '../user-store.ts';
import { callDesk, type DeskError } from './call.ts';

export type DeliveriesState =
  | { readonly type: 'loading' }
  | { readonly type: 'failed'; readonly error: DeskError }
  | {
      readonly type: 'known';
      readonly events: readonly EventDeliveries[];
      readonly more: boolean;
      readonly error?: DeskError;
    };

const store = createUserStore<DeliveriesState>({ type: 'loading' }, () => read());
export const $deliveries: ReadableAtom<DeliveriesState> = store.$state;
export const refreshDeliveries = store.refresh;

/** Loads the events before the oldest one shown. */
export async function readOlderDeliveries(): Promise<void> {
  const before = $deliveries.get();
  const last = before.type === 'known' ? before.events.at(-1) : undefined;
  if (before.type !== 'known' || !last) return;
  const show = store.showForUser();
  const older = await read(last.position);
  if (older.type === 'known') {
    show({ ...older, events: [...before.events, ...older.events] });
  } else if (older.type === 'failed') {
    show({ ...before, error: older.error });
  }
}

async function read(before?: number): Promise<DeliveriesState> {
  const outcome = await callDesk('deliveries', {
    action: 'deliveries',
    ...(before !== undefined && { before }),
  });
  if (outcome.type === 'error') return { type: 'failed', error: outcome };
  const { events, more } = outcome.value;
  return { type: 'known', events, more };
}
