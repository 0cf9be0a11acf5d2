/** Whether the signed-in user may use the desk, and its figures: one request returns both. */
import type { ReadableAtom } from 'nanostores';
import type { DeskOverview } from '../../domain/api/desk.ts';
import { countCharacters } from '../../domain/shared/printable.ts';
import { createUserStore } from '../user-store.ts';
import { failed, ok } from '../outcome.ts';
import { callDesk, publish, type DeskError, type DeskOutcome } from './call.ts';

export type DeskState =
  | { readonly type: 'loading' }
  | {
      readonly type: 'open';
      readonly overview: DeskOverview;
      /** A later reload failed: the figures are out of date. */
      readonly error?: DeskError;
    }
  /** The account is not an editor. */
  | { readonly type: 'not_editor' }
  /** An editor, whose session has not passed the second factor. */
  | { readonly type: 'second_factor' }
  | { readonly type: 'failed'; readonly error: DeskError };

const store = createUserStore<DeskState>({ type: 'loading' }, read);
export const $desk: ReadableAtom<DeskState> = store.$state;
export const refreshDesk = store.refresh;

/** Reloads after a failure, and shows the loading state. */
export function retryDesk(): void {
  store.showForUser()({ type: 'loading' });
  void store.refresh();
}

async function read(): Promise<DeskState> {
  const outcome = await callDesk('overview', { action: 'overview' });
  if (outcome.type === 'ok') return { type: 'open', overview: outcome.value };
  if (outcome.code === 'not_editor') return { type: 'not_editor' };
  if (outcome.code === 'second_factor_required') return { type: 'second_factor' };
  const before = $desk.get();
  // An open desk stays open, so that unsaved input is not lost.
  return before.type === 'open'
    ? { ...before, error: outcome }
    : { type: 'failed', error: outcome };
}

/** The requirements of the opening that are not met yet. */
export function missingToOpen({ chain_length }: DeskOverview, analyst: string) {
  return {
    analyst: countCharacters(analyst.trim()) < 2,
    record: chain_length === 0,
  };
}

/**
 * Saves the analyst's name, and opens or closes the service if `open` is given.
 * @param shown The settings on the page: if another editor has changed them, the result is `conflict`.
 */
export async function saveService(
  shown: DeskOverview,
  analyst: string,
  open: boolean | undefined,
): Promise<DeskOutcome<undefined>> {
  const outcome = await publish('settings', {
    action: 'settings',
    known: { analyst: shown.analyst, open: shown.opened_at !== null },
    analyst: analyst.trim(),
    ...(open !== undefined && { open }),
  });
  if (outcome.type === 'ok' || outcome.code === 'conflict') await refreshDesk();
  return outcome.type === 'error' ? failed(outcome.code, outcome.retryAfter) : ok;
}
