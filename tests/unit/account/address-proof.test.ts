/** The step that asks for the proof of the address belongs to one user. */
import { atom } from 'nanostores';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SessionState } from '../../../src/stores/auth/session.ts';

const signedIn = (id: string): SessionState => ({
  type: 'signed-in',
  member: { id, email: `${id}@example.test`, firstName: '' },
});
const $session = atom<SessionState>(signedIn('ada'));
const server = { enrolled: 0, proof: Promise.resolve(false), sent: Promise.resolve() };

vi.mock('../../../src/stores/auth/session.ts', () => ({ $session }));
vi.mock('../../../src/services/supabase.ts', () => {
  const rows = {
    select: () => rows,
    maybeSingle: async () => ({ data: (await server.proof) ? {} : null, error: null }),
  };
  return { supabase: () => Promise.resolve({ from: () => rows }) };
});
vi.mock('../../../src/stores/auth/call-as-member.ts', () => ({
  callAsMember: async () => {
    await server.sent;
    return { type: 'ok', value: { state: 'sent' } };
  },
}));
vi.mock('../../../src/stores/account/factors.ts', () => ({
  startTwoFactor: () => {
    server.enrolled += 1;
    return Promise.resolve({ type: 'ok', value: undefined });
  },
}));

const visible: (() => void)[] = [];
vi.stubGlobal('document', { visibilityState: 'visible' });
vi.stubGlobal('addEventListener', (_: string, look: () => void) => visible.push(look));

const { $addressProof, $addressStep, beginTwoFactor, continueTwoFactor, mailAddressLink } =
  await import('../../../src/stores/account/address-proof.ts');

beforeEach(() => {
  Object.assign(server, { enrolled: 0, proof: Promise.resolve(false), sent: Promise.resolve() });
  $session.set({ type: 'signed-out' });
  $session.set(signedIn('ada'));
});

it('starts the second factor once the link was opened', async () => {
  await beginTwoFactor();
  await mailAddressLink();
  await continueTwoFactor();
  expect($addressStep.get()).toMatchObject({ type: 'asked' });
  expect(server.enrolled).toBe(0);
  server.proof = Promise.resolve(true);
  await continueTwoFactor();
  expect($addressStep.get().type).toBe('none');
  expect(server.enrolled).toBe(1);
});

it('ends when another user signs in, whose proof starts nothing', async () => {
  await beginTwoFactor();
  await mailAddressLink();
  $session.set(signedIn('grace'));
  server.proof = Promise.resolve(true);
  await continueTwoFactor();
  expect($addressStep.get().type).toBe('none');
  expect(server.enrolled).toBe(0);
});

it.each(['proof', 'sent'] as const)('ends if that happens before the answer: %s', async (held) => {
  if (held === 'sent') await beginTwoFactor();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  Object.assign(server, { [held]: promise });
  const action = held === 'proof' ? beginTwoFactor() : mailAddressLink();
  $session.set(signedIn('grace'));
  resolve(true);
  await action;
  expect($addressStep.get().type).toBe('none');
  expect(server.enrolled).toBe(0);
});

it('is read again when the page comes back into view', async () => {
  $addressProof.subscribe(() => undefined);
  await vi.waitFor(() => expect($addressProof.get()).toBe('unproved'));
  server.proof = Promise.resolve(true);
  for (const look of visible) look();
  await vi.waitFor(() => expect($addressProof.get()).toBe('proved'));
});
