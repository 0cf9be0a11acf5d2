/** Whether the desk has opened signals: a fact of the database, the same for everybody. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { readSignalsOpen } from './feed-requests.ts';

export type SignalsStatus =
  | { readonly type: 'loading' }
  | { readonly type: 'failed' }
  | { readonly type: 'known'; readonly open: boolean };

const $state = atom<SignalsStatus>({ type: 'loading' });
/** Read when first shown. */
export const $signalsStatus: ReadableAtom<SignalsStatus> = $state;

onMount($state, () => {
  if (typeof document !== 'undefined' && $state.get().type !== 'known') void refreshSignalsStatus();
});

/** Reads again whether signals are open. */
async function refreshSignalsStatus(): Promise<void> {
  try {
    $state.set({ type: 'known', open: await readSignalsOpen() });
  } catch {
    $state.set({ type: 'failed' });
  }
}
