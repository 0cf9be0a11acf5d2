/** Somebody without access may pay in another tab: this one asks again when it is shown. */
import { atom } from 'nanostores';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SessionState } from '../../../src/stores/auth/session.ts';

const member = { id: 'ada', email: 'ada@example.test', firstName: '' };
const $session = atom<SessionState>({ type: 'signed-in', member });
/** What the database answers about access. */
let allowed: boolean | undefined;
let asked = 0;

const query = {
  select: () => query,
  eq: () => query,
  order: () => query,
  limit: () => query,
  lte: () => query,
  gte: () => query,
  maybeSingle: () => Promise.resolve({ data: null, error: null }),
};
vi.mock('../../../src/stores/auth/session.ts', () => ({ $session }));
vi.mock('../../../src/services/supabase.ts', () => ({
  supabase: async () => ({
    from: () => query,
    rpc: async () => {
      asked += 1;
      return { data: allowed };
    },
  }),
}));

/** The window; each test has its own, since a store listens for a second after its last subscriber. */
let tab: EventTarget;
function show(visibilityState: DocumentVisibilityState): void {
  vi.stubGlobal('document', { visibilityState });
  tab.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.resetModules();
  asked = 0;
  tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['none', false],
  ['failed', undefined],
] as const)('asks again in a tab that is shown with state %s', async (type, answer) => {
  allowed = answer;
  const { $subscription } = await import('../../../src/stores/billing/subscription.ts');
  const unsubscribe = $subscription.subscribe(() => undefined);
  await vi.waitFor(() => expect($subscription.get().type).toBe(type));
  show('hidden');
  expect(asked).toBe(1);
  show('visible');
  await vi.waitFor(() => expect(asked).toBe(2));
  unsubscribe();
});

it('keeps what it knows when the answer fails', async () => {
  allowed = false;
  const { $subscription } = await import('../../../src/stores/billing/subscription.ts');
  const seen: string[] = [];
  const unsubscribe = $subscription.subscribe(({ type }) => void seen.push(type));
  await vi.waitFor(() => expect($subscription.get().type).toBe('none'));
  allowed = undefined;
  show('visible');
  await vi.waitFor(() => expect(asked).toBe(2));
  // It went unnoticed, and the next answer is shown again.
  allowed = false;
  show('visible');
  await vi.waitFor(() => expect(asked).toBe(3));
  expect(new Set(seen)).toEqual(new Set(['loading', 'none']));
  unsubscribe();
});
