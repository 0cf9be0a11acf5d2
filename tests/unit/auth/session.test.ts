import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const stored = vi.hoisted((): { session: unknown } => ({ session: null }));
const refreshSession = vi.hoisted(() => vi.fn(() => Promise.resolve({ error: null })));
vi.mock('../../../src/services/supabase.ts', () => ({
  supabase: () =>
    Promise.resolve({
      auth: {
        onAuthStateChange: () => undefined,
        refreshSession,
        getSession: () => Promise.resolve({ data: { session: stored.session }, error: null }),
      },
    }),
}));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => true } });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('dispatchEvent', () => true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  refreshSession.mockClear();
});

async function sessionUserOf(metadata: unknown) {
  const user = { id: 'u1', email: 'ada@example.test', user_metadata: metadata };
  stored.session = { access_token: 't', user };
  const { $session, startSession } = await import('../../../src/stores/auth/session.ts');
  await startSession();
  return $session.get();
}

describe('the signed-in user', () => {
  it.each<[string, unknown, string]>([
    ['their first name', { first_name: 'Ada' }, 'Ada'],
    ['no first name', {}, ''],
    ['something else in its place', { first_name: { a: 1 } }, ''],
    ['no metadata at all, as an account made in SQL', null, ''],
    ['metadata that is no object', 'abc', ''],
  ])('is shown with %s', async (_, metadata, firstName) => {
    const member = { id: 'u1', email: 'ada@example.test', firstName };
    expect(await sessionUserOf(metadata)).toEqual({ type: 'signed-in', member });
  });

  it('is null while the second factor is missing', async () => {
    const factors = [{ id: 'f1', factor_type: 'totp', status: 'verified' }];
    stored.session = { access_token: 't', user: { id: 'u1', user_metadata: {}, factors } };
    const { $session, startSession } = await import('../../../src/stores/auth/session.ts');
    await startSession();
    expect($session.get()).toEqual({ type: 'signed-out', waitsForFactor: true });
  });

  it.each([
    ['reads the account again where its second factor may be gone', 'verified', 1],
    ['keeps the account where none is on', 'unverified', 0],
  ])('opened by a mailed link %s', async (_, status, times) => {
    const factors = [{ id: 'f1', factor_type: 'totp', status }];
    stored.session = { access_token: 't', user: { id: 'u1', user_metadata: {}, factors } };
    const { refreshOpenedSession } = await import('../../../src/stores/auth/session.ts');
    await refreshOpenedSession();
    expect(refreshSession).toHaveBeenCalledTimes(times);
  });

  it('is null without a session', async () => {
    stored.session = null;
    const { $session, startSession } = await import('../../../src/stores/auth/session.ts');
    await startSession();
    expect($session.get()).toEqual({ type: 'signed-out' });
  });
});

describe('a session that ends on a page without a lab', () => {
  it('takes the state of the labs along, and nothing else', async () => {
    const removeItem = (key: string) => Reflect.deleteProperty(storage, key);
    const storage = Object.create({ removeItem }) as Record<string, string>;
    Object.assign(storage, { 'lab:note/a': '{}', other: '1' });
    vi.stubGlobal('sessionStorage', storage);
    stored.session = null;
    const { startSession } = await import('../../../src/stores/auth/session.ts');
    await startSession();
    expect(Object.keys(sessionStorage)).toEqual(['other']);
  });
});

describe('a page restored from the back/forward cache', () => {
  const member = (id: string) => ({ id, email: `${id}@example.test`, firstName: id });
  const session = (id: string) => ({
    access_token: 't',
    user: { id, email: `${id}@example.test`, user_metadata: { first_name: id } },
  });

  it.each<[string, unknown, unknown]>([
    ['of another user', session('u2'), { type: 'signed-in', member: member('u2') }],
    ['of nobody', null, { type: 'signed-out' }],
  ])('shows the session %s that is stored by then', async (_, next, state) => {
    const listeners = new Map<string, (event: { readonly persisted: boolean }) => void>();
    vi.stubGlobal('addEventListener', (name: string, listener: () => void) =>
      listeners.set(name, listener),
    );
    vi.stubGlobal('localStorage', {
      getItem: (key: string) =>
        key === 'session' && stored.session !== null ? JSON.stringify(stored.session) : null,
      setItem: () => undefined,
      removeItem: () => undefined,
    });
    stored.session = session('u1');
    const { $session, startSession } = await import('../../../src/stores/auth/session.ts');
    await startSession();
    expect($session.get()).toEqual({ type: 'signed-in', member: member('u1') });
    stored.session = next;
    listeners.get('pageshow')?.({ persisted: true });
    await vi.waitFor(() => expect($session.get()).toEqual(state));
  });
});
