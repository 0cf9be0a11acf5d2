import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const answer = vi.hoisted(
  (): { data: unknown; error: unknown; status: number; asked: string[]; sent: unknown[] } => ({
    data: null,
    error: null,
    status: 200,
    asked: [],
    sent: [],
  }),
);
vi.mock('../../../src/services/supabase.ts', () => {
  const rows = {
    select: () => rows,
    eq: (_: string, id: string) => {
      answer.asked.push(id);
      return rows;
    },
    limit: () => rows,
    update: (change: unknown) => {
      answer.sent.push(change);
      return { eq: () => ({ select: () => Promise.resolve(answer) }) };
    },
    maybeSingle: () => Promise.resolve({ data: answer.data, error: answer.error }),
  };
  const user = { id: 'u1', email: 'ada@example.test', user_metadata: {} };
  return {
    supabase: () =>
      Promise.resolve({
        from: () => rows,
        auth: {
          onAuthStateChange: () => undefined,
          getSession: () =>
            Promise.resolve({ data: { session: { access_token: 't', user } }, error: null }),
          signOut: () => Promise.resolve({}),
          updateUser: ({ data }: { readonly data: unknown }) => {
            answer.sent.push(data);
            return Promise.resolve({ error: null });
          },
        },
      }),
  };
});

beforeEach(() => {
  vi.resetModules();
  Object.assign(answer, { data: null, error: null, status: 200, asked: [], sent: [] });
  vi.stubGlobal('document', { documentElement: { toggleAttribute: () => true } });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('localStorage', { getItem: () => null, removeItem: () => undefined });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Subscribes to the profile store; returns once the session and its profile are loaded. */
async function loadProfileStore() {
  const { $profile } = await import('../../../src/stores/account/profile.ts');
  const { startSession, signOut } = await import('../../../src/stores/auth/session.ts');
  const stop = $profile.subscribe(() => undefined);
  await startSession();
  await vi.waitFor(() => {
    expect($profile.get().type).not.toBe('loading');
  });
  return { $profile, signOut, stop };
}

describe('the profile of the signed-in user', () => {
  it('is loaded by user id', async () => {
    answer.data = { first_name: 'Ada', last_name: 'Lovelace' };
    const { $profile } = await loadProfileStore();
    expect($profile.get()).toEqual({ type: 'known', profile: answer.data });
    expect(answer.asked).toEqual(['u1']);
  });

  it('has no names without a row', async () => {
    const { $profile } = await loadProfileStore();
    const profile = { first_name: '', last_name: '', phone: '', language: 'fr' };
    expect($profile.get()).toEqual({
      type: 'known',
      profile: {
        ...profile,
        keep_progress: true,
        notify_review: false,
        notify_lessons: false,
        notify_market: false,
        notify_signals: true,
      },
    });
  });

  it('is in the error state, not empty, when loading fails', async () => {
    answer.error = { code: '500' };
    const { $profile } = await loadProfileStore();
    expect($profile.get()).toEqual({ type: 'failed' });
  });

  it.each([
    [0, 'network'],
    [500, 'unavailable'],
    [503, 'unavailable'],
    [400, 'unexpected'],
  ])('that could not be saved, status %i, blames %s', async (status, code) => {
    const { saveKeepProgress } = await import('../../../src/stores/account/profile.ts');
    Object.assign(answer, { error: { code: 'XX000', message: 'detail' }, status });
    expect(await saveKeepProgress(true)).toEqual({ type: 'error', code });
  });

  it('is saved without the fields that its form left as they were', async () => {
    const { saveIdentity } = await import('../../../src/stores/account/profile.ts');
    answer.data = [{ user_id: 'u1' }];
    const opened = { first_name: 'Ada', last_name: 'King', phone: '', language: 'en' } as const;
    expect(await saveIdentity({ ...opened, last_name: '' }, opened)).toEqual({ type: 'ok' });
    expect(answer.sent).toEqual([{ last_name: '' }, { last_name: '' }]);
    answer.sent = [];
    expect(await saveIdentity(opened, opened)).toEqual({ type: 'ok' });
    expect(answer.sent).toEqual([]);
  });

  it('is cleared on sign-out', async () => {
    answer.data = { first_name: 'Ada', last_name: 'Lovelace' };
    const { $profile, signOut } = await loadProfileStore();
    await signOut();
    expect($profile.get()).toEqual({ type: 'loading' });
  });
});
