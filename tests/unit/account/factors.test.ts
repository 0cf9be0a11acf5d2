/** The step of the second factor when the session changes: its secret and codes belong to one user. */
import { atom } from 'nanostores';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SessionState } from '../../../src/stores/auth/session.ts';

const $session = atom<SessionState>({ type: 'loading' });
vi.mock('../../../src/stores/auth/session.ts', () => ({
  $session,
  accessToken: async () => 'token',
}));
vi.mock('../../../src/services/functions.ts', () => ({
  callFunction: async () => ({ type: 'ok', value: { codes: ['aaaa-bbbb'] } }),
}));
vi.mock('../../../src/services/supabase.ts', () => ({
  supabase: async () => ({
    auth: {
      mfa: {
        listFactors: async () => ({ data: { all: [], totp: [] }, error: null }),
        enroll: async () => ({ data: { id: 'f1', totp: { uri: 'otpauth://', secret: 'S' } } }),
      },
    },
  }),
}));

const signedIn = (id: string, firstName = ''): SessionState => ({
  type: 'signed-in',
  member: { id, email: `${id}@example.test`, firstName },
});

const { $twoFactorStep, renewCodes, startTwoFactor } =
  await import('../../../src/stores/account/factors.ts');
const shown = () => $twoFactorStep.get().type;

beforeEach(() => {
  $session.set({ type: 'signed-out' });
  $session.set(signedIn('ada'));
});

it.each([
  ['recovery codes', 'codes', renewCodes],
  ['a secret to scan', 'scan', startTwoFactor],
] as const)(
  'the step with %s stays with its user, and is cleared for another one',
  async (_, type, show) => {
    await show();
    expect(shown()).toBe(type);
    // As after a refreshed token or a new name.
    $session.set(signedIn('ada', 'Ada'));
    expect(shown()).toBe(type);
    $session.set(signedIn('blaise'));
    expect(shown()).toBe('none');
    await show();
    expect(shown()).toBe(type);
    $session.set({ type: 'signed-out' });
    expect(shown()).toBe('none');
  },
);

it.each([
  ['recovery codes', renewCodes],
  ['a secret', startTwoFactor],
] as const)('%s that arrive after another user signed in are not shown', async (_, request) => {
  const answered = request();
  $session.set(signedIn('blaise'));
  await answered;
  expect(shown()).toBe('none');
});
