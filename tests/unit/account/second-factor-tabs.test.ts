/** Turning on a second factor that another tab has turned on. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const server = vi.hoisted(() => ({ totp: [] as object[], enrolled: 0 }));
vi.mock('../../../src/services/supabase.ts', () => {
  const user = { id: 'u1', email: 'ada@example.test', user_metadata: {} };
  const enroll = () => {
    server.enrolled += 1;
    return Promise.resolve(
      server.totp.length > 0
        ? { data: null, error: { code: 'mfa_factor_name_conflict', status: 422 } }
        : { data: { id: 'f2', totp: { uri: 'otpauth://', secret: 'S' } }, error: null },
    );
  };
  return {
    supabase: () =>
      Promise.resolve({
        rpc: () => Promise.resolve({ data: 10, error: null }),
        auth: {
          onAuthStateChange: () => undefined,
          getSession: () =>
            Promise.resolve({ data: { session: { access_token: 't', user } }, error: null }),
          mfa: {
            listFactors: () =>
              Promise.resolve({ data: { all: server.totp, totp: server.totp }, error: null }),
            enroll,
          },
        },
      }),
  };
});

beforeEach(() => {
  vi.resetModules();
  Object.assign(server, { totp: [], enrolled: 0 });
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => true } });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** The store once it has shown that no factor is on. */
async function loaded() {
  const store = await import('../../../src/stores/account/factors.ts');
  const { startSession } = await import('../../../src/stores/auth/session.ts');
  store.$factors.subscribe(() => undefined);
  await startSession();
  await vi.waitFor(() => {
    expect(store.$factors.get().type).toBe('off');
  });
  return store;
}

it('starts with a secret to scan', async () => {
  const { startTwoFactor, $twoFactorStep } = await loaded();
  expect(await startTwoFactor()).toMatchObject({ type: 'ok' });
  expect($twoFactorStep.get()).toMatchObject({ type: 'scan', factorId: 'f2' });
});

it('shows the factor that another tab has turned on', async () => {
  const { startTwoFactor, $factors, $twoFactorStep } = await loaded();
  const created_at = '2026-11-20T10:00:00Z';
  server.totp = [{ id: 'f1', status: 'verified', created_at }];
  expect(await startTwoFactor()).toMatchObject({ type: 'ok' });
  expect($factors.get()).toMatchObject({ type: 'on', factorId: 'f1', since: created_at });
  expect($twoFactorStep.get()).toEqual({ type: 'none' });
  expect(server.enrolled).toBe(0);
});
