import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freeLesson, type LessonKey } from '../../../src/domain/course/lessons.ts';
import type { ProgressRow } from '../../../src/domain/course/progress.ts';
import { progressRow } from './progress-row.ts';

type Written = Partial<ProgressRow> & Pick<ProgressRow, 'lesson'>;

/** A stubbed database of one user: its rows, its requests, and whether it responds. */
const database = vi.hoisted(() => ({
  rows: [] as ProgressRow[],
  passed: [] as { lesson: string }[],
  keep: true,
  readFails: false,
  /** The session has ended elsewhere: row-level security answers without rows. */
  ended: false,
  /** Status of the answer to a write; 0 without a connection. */
  writeStatus: 201,
  written: [] as Written[],
  /** Called before a write gets its response. */
  hold: undefined as (() => Promise<void>) | undefined,
  newRow: (lesson: string): ProgressRow => ({
    lesson,
    opened_at: '2026-11-21T10:00:00.000Z',
    completed_at: null,
    completed_version: null,
    reached: 0,
  }),
}));

vi.mock('../../../src/services/supabase.ts', () => {
  const error = { code: '500' };
  const read = (table: string) => {
    const answer = (data: unknown) =>
      database.readFails ? { data: null, error } : { data, error: null };
    const rows = {
      select: () => rows,
      eq: () => rows,
      maybeSingle: () =>
        Promise.resolve(answer(database.ended ? null : { keep_progress: database.keep })),
      overrideTypes: () =>
        Promise.resolve(answer(table === 'quiz_attempts' ? database.passed : [...database.rows])),
      upsert: (row: Written) => ({
        select: () => ({ abortSignal: () => ({ overrideTypes: () => write(row) }) }),
      }),
    };
    return ['profiles', 'lesson_progress', 'quiz_attempts'].includes(table) ? rows : undefined;
  };
  /** Like guard_progress: keeps the first times and the furthest position. */
  const write = async ({ lesson, ...changes }: Written) => {
    database.written.push({ lesson, ...changes });
    await database.hold?.();
    const status = database.writeStatus;
    if (status !== 201) return { data: null, error, status };
    if (!database.keep) return { data: [], error: null, status };
    const before = database.rows.find((row) => row.lesson === lesson) ?? database.newRow(lesson);
    const { completed_at = before.completed_at } = changes;
    const reached = Math.max(before.reached, changes.reached ?? 0);
    const row = { ...before, ...changes, completed_at, reached };
    database.rows = [...database.rows.filter((one) => one.lesson !== lesson), row];
    return { data: [row], error: null, status };
  };
  const user = { id: 'u1', email: 'ada@example.test', user_metadata: {} };
  return {
    supabase: () =>
      Promise.resolve({
        from: read,
        auth: {
          onAuthStateChange: () => undefined,
          getSession: () =>
            Promise.resolve({ data: { session: { access_token: 't', user } }, error: null }),
          getUser: () => Promise.resolve({ data: { user }, error: null }),
          signOut: () => Promise.resolve({}),
          mfa: {
            getAuthenticatorAssuranceLevel: () =>
              Promise.resolve({ data: { currentLevel: 'aal1', nextLevel: 'aal1' }, error: null }),
          },
        },
      }),
  };
});

const listeners = new Map<string, ((event?: object) => void)[]>();
/** Local storage, shared by the tabs. */
const storage = new Map<string, string>();
const fire = (name: string, event?: object): void => {
  for (const listener of listeners.get(name) ?? []) listener(event);
};

beforeEach(() => {
  vi.resetModules();
  listeners.clear();
  storage.clear();
  Object.assign(database, {
    rows: [],
    passed: [],
    keep: true,
    readFails: false,
    ended: false,
    writeStatus: 201,
    written: [],
    hold: undefined,
  });
  vi.stubGlobal('document', {
    documentElement: { toggleAttribute: () => true },
    visibilityState: 'visible',
  });
  vi.stubGlobal('addEventListener', (name: string, listener: (event?: object) => void) => {
    listeners.set(name, [...(listeners.get(name) ?? []), listener]);
  });
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Subscribes to the store; returns once the stored progress is loaded. */
async function loadProgressStore() {
  const store = await import('../../../src/stores/course/progress.ts');
  const { startSession, signOut } = await import('../../../src/stores/auth/session.ts');
  store.$progress.subscribe(() => undefined);
  await startSession();
  await vi.waitFor(() => {
    expect(store.$progress.get().type).not.toBe('loading');
  });
  const shown = (lesson: LessonKey) => {
    const state = store.$progress.get();
    return state.type === 'known' ? state.lessons[lesson] : undefined;
  };
  const isRead = (lesson: LessonKey): boolean | undefined => {
    const lessonShown = shown(lesson);
    return lessonShown && lessonShown.readAt !== null;
  };
  return { ...store, signOut, shown, isRead };
}

const other: LessonKey = 'gestion-risque';

describe('course progress', () => {
  it('is in the error state, not empty, when loading fails, and can be reloaded', async () => {
    database.readFails = true;
    const { $progress, refreshProgress } = await loadProgressStore();
    expect($progress.get()).toEqual({ type: 'failed' });
    database.readFails = false;
    database.passed.push({ lesson: other });
    await refreshProgress();
    expect($progress.get()).toMatchObject({
      type: 'known',
      kept: true,
      lessons: { [other]: { passed: true, openedAt: null } },
    });
  });

  it('is in the error state, not empty, when the session has ended elsewhere', async () => {
    database.ended = true;
    const { $progress } = await loadProgressStore();
    expect($progress.get()).toEqual({ type: 'failed' });
  });

  it('keeps what is known when it cannot be loaded again', async () => {
    database.passed.push({ lesson: other });
    const { shown, refreshProgress } = await loadProgressStore();
    database.readFails = true;
    await refreshProgress();
    expect(shown(other)?.passed).toBe(true);
  });

  it('records each time that a lesson is opened', async () => {
    const { markOpened, isRead } = await loadProgressStore();
    const opening = { user_id: 'u1', lesson: freeLesson };
    await markOpened(freeLesson);
    expect(database.written).toEqual([opening]);
    await markOpened(freeLesson);
    expect(database.written).toEqual([opening, opening]);
    expect(storage.size).toBe(0);
    expect(isRead(freeLesson)).toBe(false);
  });

  it('saves only a first opening later', async () => {
    const { markOpened } = await loadProgressStore();
    await markOpened(freeLesson);
    database.writeStatus = 0;
    await markOpened(freeLesson);
    expect(storage.size).toBe(0);
    await markOpened(other);
    expect(storage.size).toBe(1);
  });

  it('shows a read lesson at once, and an undone one too', async () => {
    const { setRead, isRead } = await loadProgressStore();
    const done = setRead(other, true);
    expect(isRead(other)).toBe(true);
    await done;
    expect(database.rows[0]?.completed_at).toBeTruthy();
    await setRead(other, false);
    expect(isRead(other)).toBe(false);
    expect(database.rows[0]?.completed_at).toBeNull();
  });

  it('rolls back with an error when a change cannot be saved', async () => {
    const { setRead, isRead, $progressChange } = await loadProgressStore();
    database.writeStatus = 500;
    const done = setRead(other, true);
    expect(isRead(other)).toBe(true);
    await done;
    expect(isRead(other)).toBeUndefined();
    expect($progressChange.get()).toEqual({ type: 'failed', lesson: other });
    database.writeStatus = 201;
    await setRead(other, true);
    expect($progressChange.get()).toEqual({ type: 'none' });
  });

  it('keeps the last of several clicks', async () => {
    const { setRead, isRead } = await loadProgressStore();
    let release = (): void => undefined;
    database.hold = () => new Promise((resolve) => (release = resolve));
    const first = setRead(other, true);
    await vi.waitFor(() => {
      expect(database.written).toHaveLength(1);
    });
    void setRead(other, false);
    expect(isRead(other)).toBe(false);
    database.hold = undefined;
    release();
    await first;
    expect(isRead(other)).toBe(false);
    expect(database.rows[0]?.completed_at).toBeNull();
  });

  it('writes nothing when progress is turned off', async () => {
    database.keep = false;
    const { $progress, markOpened } = await loadProgressStore();
    expect($progress.get()).toEqual({ type: 'known', kept: false, lessons: {} });
    await markOpened(freeLesson);
    expect(database.written).toEqual([]);
  });

  it('reports that progress was turned off in another tab', async () => {
    const { $progress, setRead } = await loadProgressStore();
    database.keep = false;
    await setRead(other, true);
    expect($progress.get()).toEqual({ type: 'known', kept: false, lessons: {} });
  });

  it('is reloaded when the page is restored', async () => {
    const { isRead } = await loadProgressStore();
    database.rows = [progressRow(other, { completed_at: '2026-11-21T10:00:00Z' })];
    fire('visibilitychange');
    await vi.waitFor(() => {
      expect(isRead(other)).toBe(true);
    });
  });

  it('is saved with the revision of the text that was read', async () => {
    vi.doMock('../../../src/domain/course/published-lessons.ts', async (original) => ({
      ...(await original<object>()),
      revisedOn: { [other]: '2026-12-01' },
    }));
    const { setRead, shown } = await loadProgressStore();
    await setRead(other, true);
    expect(database.written.at(-1)?.completed_version).toBe('2026-12-01');
    expect(shown(other)?.readVersion).toBe('2026-12-01');
    vi.doUnmock('../../../src/domain/course/published-lessons.ts');
  });

  it('writes a position rarely, and at once when the page is hidden', async () => {
    const { noteReached, shown, saveEveryMs } = await loadProgressStore();
    vi.useFakeTimers();
    for (const reached of [1000, 1500, 1200, 2000]) noteReached(other, reached);
    expect(shown(other)?.reached).toBe(2000);
    expect(database.written).toEqual([]);
    await vi.advanceTimersByTimeAsync(saveEveryMs);
    expect(database.written.map(({ reached }) => reached)).toEqual([2000]);
    noteReached(other, 2000);
    await vi.advanceTimersByTimeAsync(saveEveryMs);
    expect(database.written).toHaveLength(1);
    noteReached(other, 3000);
    Object.assign(document, { visibilityState: 'hidden' });
    fire('visibilitychange');
    await vi.advanceTimersByTimeAsync(0);
    expect(database.written.map(({ reached }) => reached)).toEqual([2000, 3000]);
    expect(storage.size).toBe(0);
  });

  it('is kept on the device without a connection, and saved with the next', async () => {
    const { noteReached, setRead, isRead, $progressChange } = await loadProgressStore();
    database.writeStatus = 0;
    await setRead(other, true);
    noteReached(freeLesson, 1500);
    expect(isRead(other)).toBe(true);
    expect($progressChange.get()).toEqual({ type: 'none' });
    expect(database.rows).toEqual([]);
    // The page is loaded again.
    database.writeStatus = 201;
    vi.resetModules();
    listeners.clear();
    const { shown } = await loadProgressStore();
    expect(shown(freeLesson)?.reached).toBe(1500);
    await vi.waitFor(() => {
      expect(storage.size).toBe(0);
    });
    expect(database.rows.map(({ lesson }) => lesson).sort()).toEqual([freeLesson, other].sort());
    expect(database.rows.find(({ lesson }) => lesson === other)?.completed_at).toBeTruthy();
  });

  it('lasts as long as the page when storage is full', async () => {
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => storage.get(key) ?? null,
      removeItem: (key: string) => storage.delete(key),
      setItem: () => {
        throw new DOMException('', 'QuotaExceededError');
      },
    });
    const { noteReached, setRead, shown, isRead } = await loadProgressStore();
    await setRead(other, true);
    await setRead(other, false);
    expect(isRead(other)).toBe(false);
    database.writeStatus = 0;
    await setRead(other, true);
    noteReached(freeLesson, 1500);
    expect(isRead(other)).toBe(true);
    expect(shown(freeLesson)?.reached).toBe(1500);
  });

  it('never goes back for a tab that knows less', async () => {
    database.rows = [progressRow(other, { reached: 1000 })];
    const { noteReached, shown } = await loadProgressStore();
    // Another tab went further, and saved it.
    database.rows = [progressRow(other, { reached: 5000 })];
    noteReached(other, 2000);
    fire('visibilitychange');
    await vi.waitFor(() => {
      expect(shown(other)?.reached).toBe(5000);
    });
    fire('online');
    await vi.waitFor(() => {
      expect(storage.size).toBe(0);
    });
    expect(database.rows[0]?.reached).toBe(5000);
  });

  it('shows at once what another tab has read, and stays there once it is saved', async () => {
    const { $progress, shown } = await loadProgressStore();
    const part = { openedAt: null, readAt: '2026-11-24T10:00:00Z', readVersion: null };
    const lessons = { [other]: { ...part, reached: 4000, passed: false } };
    storage.set('unsaved-progress', JSON.stringify({ version: 1, user: 'u1', lessons }));
    fire('storage', { key: 'unsaved-progress' });
    expect(shown(other)).toMatchObject({ reached: 4000, readAt: part.readAt });
    database.rows = [progressRow(other, { reached: 4000, completed_at: part.readAt })];
    storage.clear();
    const seen = new Set<number | undefined>();
    $progress.listen(() => seen.add(shown(other)?.reached));
    fire('storage', { key: 'unsaved-progress' });
    await vi.waitFor(() => {
      expect(seen.size).toBe(1);
    });
    expect(shown(other)).toMatchObject({ reached: 4000, readAt: part.readAt });
    expect(seen).toEqual(new Set([4000]));
  });

  it.each([
    ['of somebody else', { version: 1, user: 'u2', lessons: {} }],
    ['of another version', { version: 0, user: 'u1', lessons: {} }],
    ['that is damaged', { version: 1, user: 'u1', lessons: { [other]: { reached: 'far' } } }],
  ])('ignores unsaved progress %s', async (_, kept) => {
    const far = { openedAt: null, readAt: null, readVersion: null, reached: 4000, passed: false };
    const lessons = { ...kept.lessons, [freeLesson]: far };
    storage.set('unsaved-progress', JSON.stringify({ ...kept, lessons }));
    const { shown } = await loadProgressStore();
    expect(shown(other)).toBeUndefined();
    expect(shown(freeLesson)?.reached).toBe(kept.user === 'u1' && kept.version ? 4000 : undefined);
  });

  it('forgets what the server will never take', async () => {
    const { noteReached, saveEveryMs } = await loadProgressStore();
    vi.useFakeTimers();
    database.writeStatus = 400;
    noteReached(other, 1000);
    await vi.advanceTimersByTimeAsync(saveEveryMs);
    expect(storage.size).toBe(0);
  });

  it('keeps nothing on the device after sign-out or when progress is turned off', async () => {
    const { noteReached, signOut, refreshProgress } = await loadProgressStore();
    noteReached(other, 1000);
    expect(storage.size).toBe(1);
    database.keep = false;
    await refreshProgress();
    expect(storage.size).toBe(0);
    noteReached(other, 2000);
    expect(storage.size).toBe(0);
    database.keep = true;
    await refreshProgress();
    noteReached(other, 2000);
    expect(storage.size).toBe(1);
    await signOut();
    expect(storage.size).toBe(0);
  });

  it('is cleared on sign-out', async () => {
    const { $progress, $progressChange, setRead, signOut } = await loadProgressStore();
    database.writeStatus = 500;
    await setRead(other, true);
    await signOut();
    expect($progress.get()).toEqual({ type: 'loading' });
    expect($progressChange.get()).toEqual({ type: 'none' });
  });
});
