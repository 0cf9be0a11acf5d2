import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const stored = vi.hoisted((): { session: unknown } => ({ session: null }));
const refreshSession = vi.hoisted(() => vi.fn(() => Promise.resolve({ error: null })));
const getUser = vi.hoisted(() => vi.fn());
const signOut = vi.hoisted(() => vi.fn(() => Promise.resolve({ error: null })));
vi.mock('../../../src/services/supabase.ts', () => ({
  supabase: () =>
    Promise.resolve({
      auth: {
        onAuthStateChange: () => undefined,
        refreshSession,
        getUser,
        signOut,
        getSession: () => Promise.resolve({ data: { session: stored.session }, error: null }),
      },
    }),
}));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => true } });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('dispatchEvent', () => true);
  getUser.mockResolvedValue({ error: null });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** Storage that keeps what is set, as an object of its items. */
function storageOf(items: Record<string, string> = {}) {
  return {
    items,
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => void (items[key] = value),
    removeItem: (key: string) => Reflect.deleteProperty(items, key),
  };
}

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
    ['the given name from Google', { given_name: 'Ada', full_name: 'A. Lovelace' }, 'Ada'],
    ['the first word of a single name', { full_name: 'Ada Lovelace' }, 'Ada'],
    ['no name, where it was removed', { first_name: '', full_name: 'Ada Lovelace' }, ''],
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

describe('a stored session', () => {
  const user = { id: 'u1', email: 'ada@example.test', user_metadata: {} };
  const open = async () => {
    vi.resetModules();
    stored.session = { access_token: 't', user };
    const { $session, startSession } = await import('../../../src/stores/auth/session.ts');
    await startSession();
    return $session;
  };
  beforeEach(() => {
    vi.stubGlobal('sessionStorage', storageOf());
    vi.stubGlobal('localStorage', storageOf());
  });

  it.each([
    ['that ended elsewhere is signed out of', { status: 403, code: 'session_not_found' }, true],
    ['that the server rejects is signed out of', { status: 401 }, true],
    ['stays if the server fails', { status: 500 }, false],
    ['stays without a connection', { name: 'AuthRetryableFetchError', status: 0 }, false],
  ])('%s, although its token is valid for an hour', async (_, error, ends) => {
    getUser.mockResolvedValue({ error });
    const $session = await open();
    await vi.waitFor(() => expect(getUser).toHaveBeenCalled());
    await Promise.resolve();
    expect($session.get().type).toBe(ends ? 'signed-out' : 'signed-in');
  });

  it('is checked at most once a minute, also on the next page', async () => {
    vi.useFakeTimers();
    await open();
    await open();
    expect(getUser).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    await open();
    expect(getUser).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it('is refreshed where the clock of the device is slow', async () => {
    getUser.mockResolvedValue({ error: { status: 403, code: 'bad_jwt' } });
    const $session = await open();
    await vi.waitFor(() => expect(refreshSession).toHaveBeenCalledTimes(1));
    expect($session.get().type).toBe('signed-in');
    expect(signOut).not.toHaveBeenCalled();
  });
});

describe('a sign-out', () => {
  it.each([
    ['removes its session even if the client did not', undefined, null],
    ['keeps the session that somebody has opened before its answer', 'next', 'next'],
  ])('%s', async (_, next, left) => {
    const { promise, resolve } = Promise.withResolvers<{ error: null }>();
    signOut.mockReturnValueOnce(promise);
    const { items, ...storage } = storageOf({ session: 'first' });
    vi.stubGlobal('localStorage', storage);
    const session = await import('../../../src/stores/auth/session.ts');
    const done = session.signOut();
    await vi.waitFor(() => expect(signOut).toHaveBeenCalled());
    if (next !== undefined) items['session'] = next;
    resolve({ error: null });
    await done;
    expect(storage.getItem('session')).toBe(left);
  });
});
