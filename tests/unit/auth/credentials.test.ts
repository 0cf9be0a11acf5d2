/** The credentials that the settings show, read again when the page comes back into view. */
import { atom } from 'nanostores';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SessionState } from '../../../src/stores/auth/session.ts';

const member = { id: 'ada', email: 'ada@example.test', firstName: 'Ada' };
const $session = atom<SessionState>({ type: 'signed-in', member });
const sentAt = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const user = { id: 'ada', email: 'ada@example.test', app_metadata: { provider: 'email' } };
const change = { new_email: 'next@example.test', email_change_sent_at: sentAt(1) };
let answer: object;
const visible: (() => void)[] = [];

vi.mock('../../../src/stores/auth/session.ts', () => ({ $session }));
vi.mock('../../../src/services/supabase.ts', () => ({
  secondsToWait: () => undefined,
  supabase: () => Promise.resolve({ auth: { getUser: () => Promise.resolve(answer) } }),
}));
vi.stubGlobal('document', { visibilityState: 'visible' });
vi.stubGlobal('addEventListener', (_: string, look: () => void) => visible.push(look));

const { $credentials, refreshCredentials } =
  await import('../../../src/stores/auth/credentials.ts');
const respond = (more: object) => {
  answer = { data: { user: { ...user, ...more } }, error: null };
};

beforeEach(async () => {
  respond(change);
  $credentials.subscribe(() => undefined);
  await refreshCredentials();
});

it.each([
  [1, 'next@example.test'],
  [11, undefined],
])('show a new address %i minutes after its links were sent: %s', async (minutes, pending) => {
  respond({ ...change, email_change_sent_at: sentAt(minutes) });
  await refreshCredentials();
  expect($credentials.get()).toMatchObject({ credentials: { pendingEmail: pending } });
});

it('follow a confirmation in another tab, and stay when they cannot be read', async () => {
  expect($credentials.get()).toMatchObject({ credentials: { pendingEmail: 'next@example.test' } });
  respond({ email: 'next@example.test', new_email: '' });
  for (const look of visible) look();
  const next = { email: 'next@example.test', pendingEmail: undefined };
  await vi.waitFor(() => expect($credentials.get()).toMatchObject({ credentials: next }));
  answer = { data: { user: null }, error: { status: 500 } };
  for (const look of visible) look();
  await new Promise(setImmediate);
  expect($credentials.get()).toMatchObject({ type: 'known', credentials: next });
});
