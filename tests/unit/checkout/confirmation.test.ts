/** Polling after a payment, with fake timers. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CheckoutStatus } from '../../../src/domain/api/billing.ts';
import type { SubscriptionRow } from '../../../src/domain/billing/subscription-row.ts';
import type { ActiveSubscription } from '../../../src/stores/billing/subscription.ts';

const now = new Date('2026-11-22T10:00:00Z');
const start_date = now.toISOString();
const subscription = { reference: 'ECT-1A2B3C4D', start_date } as SubscriptionRow;

/** Responses of the database and Stripe, and the number of requests. */
interface Known {
  row: ActiveSubscription;
  status: CheckoutStatus | undefined;
  asked: number[];
  read: number;
  /** Called on each Stripe request. */
  onAsk: (() => void) | undefined;
}
const known = vi.hoisted((): Known => ({
  row: { type: 'none' },
  status: undefined,
  asked: [],
  read: 0,
  onAsk: undefined,
}));
const session = vi.hoisted((): { set: (state: unknown) => void } => ({ set: () => undefined }));

vi.mock('../../../src/stores/auth/session.ts', async () => {
  const { atom } = await import('nanostores');
  const $session = atom<unknown>({ type: 'loading' });
  session.set = (state) => $session.set(state);
  return { $session, startSession: () => Promise.resolve() };
});
vi.mock('../../../src/stores/billing/subscription.ts', () => ({
  refreshSubscription: () => {
    known.read += 1;
    return Promise.resolve(known.row);
  },
}));
vi.mock('../../../src/stores/checkout/status.ts', () => ({
  checkoutStatus: () => {
    known.asked.push(Date.now());
    known.onAsk?.();
    return Promise.resolve(known.status);
  },
}));

const signedIn = (id = 'u1') => ({ type: 'signed-in', member: { id } });
const kept = new Map<string, string>();
let online: (() => void) | undefined;

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers({ now });
  Object.assign(known, {
    row: { type: 'none' },
    status: undefined,
    asked: [],
    read: 0,
    onAsk: undefined,
  });
  kept.clear();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    if (name === 'online') online = listener;
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(async () => {
  // The session store outlives module resets, so polling must be stopped here.
  const { confirmSubscription } = await import('../../../src/stores/checkout/confirmation.ts');
  confirmSubscription()();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Starts polling for a signed-in user and advances the time. */
async function startPolling(milliseconds: number) {
  const { $confirmation, confirmSubscription } =
    await import('../../../src/stores/checkout/confirmation.ts');
  session.set(signedIn());
  const stop = confirmSubscription();
  await vi.advanceTimersByTimeAsync(milliseconds);
  return { $confirmation, stop, confirmSubscription };
}

describe('polling after a payment', () => {
  it('ends at once when the database has the subscription, without a Stripe request', async () => {
    known.row = { type: 'active', subscription };
    const { $confirmation } = await startPolling(0);
    expect($confirmation.get()).toEqual({ type: 'confirmed', subscription, isNew: true });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(known).toMatchObject({ read: 1, asked: [] });
  });

  it('asks Stripe after a few seconds and not before', async () => {
    const { $confirmation } = await startPolling(2_000);
    expect(known.asked).toEqual([]);
    expect($confirmation.get()).toEqual({ type: 'waiting', stage: 'payment' });
    await vi.advanceTimersByTimeAsync(1_000);
    expect(known.asked).toHaveLength(1);
  });

  it.each<[CheckoutStatus, object]>([
    [
      { state: 'open', url: 'https://pay' },
      { type: 'left', url: 'https://pay' },
    ],
    [
      { state: 'expired', url: null },
      { type: 'left', url: null },
    ],
    [
      { state: 'declined', url: 'https://pay' },
      { type: 'declined', url: 'https://pay' },
    ],
    [
      { state: 'action_required', url: 'https://b' },
      { type: 'authenticate', url: 'https://b' },
    ],
    [
      { state: 'action_required', url: null },
      { type: 'authenticate', url: null },
    ],
    [{ state: 'returned', url: null }, { type: 'returned' }],
    [{ state: 'none', url: null }, { type: 'nothing' }],
  ])('ends when Stripe reports %o', async (status, state) => {
    known.status = status;
    const { $confirmation } = await startPolling(3_000);
    expect($confirmation.get()).toEqual(state);
    const { read } = known;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(known.read).toBe(read);
  });

  it('continues while the payment is processing, and reports known steps only', async () => {
    known.status = { state: 'processing', url: null };
    const { $confirmation } = await startPolling(3_000);
    await vi.advanceTimersByTimeAsync(1_000);
    expect($confirmation.get()).toEqual({ type: 'waiting', stage: 'record' });
    known.row = { type: 'active', subscription };
    await vi.advanceTimersByTimeAsync(2_000);
    expect($confirmation.get().type).toBe('confirmed');
  });

  it('reads the database again at once when Stripe reports it is stored', async () => {
    known.status = { state: 'paid', url: null };
    known.onAsk = () => (known.row = { type: 'active', subscription });
    const { $confirmation } = await startPolling(2_300);
    expect(known.asked).toHaveLength(1);
    expect($confirmation.get().type).toBe('confirmed');
  });

  it('never gives access on Stripe’s response alone', async () => {
    known.status = { state: 'paid', url: null };
    const { $confirmation } = await startPolling(6_000);
    expect($confirmation.get()).toEqual({ type: 'waiting', stage: 'access' });
    await vi.advanceTimersByTimeAsync(120_000);
    expect($confirmation.get()).toEqual({ type: 'late' });
  });

  it('times out as late after responses and as failed without any', async () => {
    const { $confirmation, confirmSubscription } = await startPolling(120_000);
    expect($confirmation.get()).toEqual({ type: 'late' });
    known.row = { type: 'failed' };
    confirmSubscription();
    await vi.advanceTimersByTimeAsync(120_000);
    expect($confirmation.get()).toEqual({ type: 'failed' });
  });

  it('pauses while offline and resumes afterwards', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { $confirmation } = await startPolling(60_000);
    expect($confirmation.get()).toEqual({ type: 'offline' });
    expect(known.read).toBe(0);
    vi.stubGlobal('navigator', { onLine: true });
    known.row = { type: 'active', subscription };
    online?.();
    await vi.advanceTimersByTimeAsync(0);
    expect($confirmation.get().type).toBe('confirmed');
  });

  it('restarts for another user and stops on sign-out', async () => {
    const { $confirmation } = await startPolling(1_000);
    session.set({ type: 'signed-out' });
    expect($confirmation.get()).toEqual({ type: 'signed-out' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect($confirmation.get()).toEqual({ type: 'signed-out' });
    known.row = { type: 'active', subscription };
    session.set(signedIn('u2'));
    await vi.advanceTimersByTimeAsync(0);
    expect($confirmation.get().type).toBe('confirmed');
  });

  it('does not restart when a session is refreshed', async () => {
    known.row = { type: 'active', subscription };
    const { $confirmation } = await startPolling(0);
    session.set(signedIn());
    await vi.advanceTimersByTimeAsync(0);
    expect($confirmation.get().type).toBe('confirmed');
    expect(known.read).toBe(1);
  });

  it('shows the thanks once, and only for a new subscription', async () => {
    known.row = { type: 'active', subscription };
    const { $confirmation, confirmSubscription } = await startPolling(0);
    confirmSubscription();
    await vi.advanceTimersByTimeAsync(0);
    expect($confirmation.get()).toMatchObject({ isNew: false });
    const earlier = new Date(now.getTime() - 61 * 60_000).toISOString();
    known.row = {
      type: 'active',
      subscription: { ...subscription, reference: 'ECT-00000000', start_date: earlier },
    };
    confirmSubscription();
    await vi.advanceTimersByTimeAsync(0);
    expect($confirmation.get()).toMatchObject({ isNew: false });
  });

  it('stops when its page is left', async () => {
    const { stop } = await startPolling(1_000);
    stop();
    const { read } = known;
    await vi.advanceTimersByTimeAsync(120_000);
    expect(known.read).toBe(read);
  });
});
