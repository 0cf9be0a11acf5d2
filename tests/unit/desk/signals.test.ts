/** The list of signals at the desk: only the response of the last read is shown. */
import { beforeEach, expect, it, vi } from 'vitest';
import { $deskSignals, refreshDeskSignals } from '../../../src/stores/desk/signals.ts';

interface Read {
  readonly resolve: (value: object) => void;
  readonly reject: (error: Error) => void;
}
const reads = vi.hoisted(() => [] as Read[]);
vi.mock('../../../src/stores/desk/signal-rows.ts', () => ({
  readSignals: () => new Promise((resolve, reject) => reads.push({ resolve, reject })),
}));
vi.mock('../../../src/stores/signals/polling.ts', () => ({
  startPolling: () => ({ stop: () => undefined }),
}));

const list = (state: string) => ({ signals: [{ id: 'one', state }], more: false });

beforeEach(() => (reads.length = 0));

it('a read that began before another one does not replace its result', async () => {
  const [older, newer] = [refreshDeskSignals(), refreshDeskSignals()];
  reads[1]?.resolve(list('issued'));
  expect(await newer).toBe(true);
  reads[0]?.resolve(list('draft'));
  expect(await older).toBe(true);
  expect($deskSignals.get()).toMatchObject({ signals: [{ state: 'issued' }], stale: false });
});

it('a failed read that began before another one does not make its result stale', async () => {
  const [older, newer] = [refreshDeskSignals(), refreshDeskSignals()];
  reads[1]?.resolve(list('issued'));
  await newer;
  reads[0]?.reject(new Error('No network.'));
  expect(await older).toBe(false);
  expect($deskSignals.get()).toMatchObject({ type: 'known', stale: false });
  const last = refreshDeskSignals();
  reads[2]?.reject(new Error('No network.'));
  expect(await last).toBe(false);
  expect($deskSignals.get()).toMatchObject({ type: 'known', stale: true });
});
