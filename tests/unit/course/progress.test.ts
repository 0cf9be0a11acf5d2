import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { freeLesson, type LessonKey } from '../../../src/domain/course/lessons.ts';
import type { ProgressRow } from '../../../src/domain/course/progress.ts';

interface Written {
  readonly lesson: string;
  readonly completed_at?: string | null;
}

/** A stubbed database of one user: its rows, its requests, and whether it responds. */
const database = vi.hoisted(() => ({
  rows: [] as ProgressRow[],
  passed: [] as { lesson: string }[],
  keep: true,
  fails: { read: false, write: false },
  written: [] as Written[],
  /** Called before a write gets its response. */
  hold: undefined as (() => Promise<void>) | undefined,
}));

vi.mock('../../../src/services/supabase.ts', () => {
  const error = { code: '500' };
  const read = (table: string) => {
    const answer = (data: unknown) =>
      database.fails.read ? { data: null, error } : { data, error: null };
    const rows = {
      select: () => rows,
      eq: () => rows,
      maybeSingle: () => Promise.resolve(answer({ keep_progress: database.keep })),
      overrideTypes: () =>
        Promise.resolve(answer(table === 'quiz_attempts' ? database.passed : [...database.rows])),
      upsert: (row: Written, { ignoreDuplicates }: { ignoreDuplicates: boolean }) => ({
        abortSignal: () => write(row, ignoreDuplicates),
      }),
    };
    return ['profiles', 'lesson_progress', 'quiz_attempts'].includes(table) ? rows : undefined;
  };
  const write = async (row: Written, ignoreDuplicates: boolean) => {
    database.written.push(row);
    await database.hold?.();
    if (database.fails.write) return { error };
    const at = database.rows.findIndex(({ lesson }) => lesson === row.lesson);
    if (!database.keep || (at >= 0 && ignoreDuplicates)) return { error: null };
    const opened_at = database.rows[at]?.opened_at ?? '2026-11-21T10:00:00.000Z';
    const next = { lesson: row.lesson, opened_at, completed_at: row.completed_at ?? null };
    if (at >= 0) database.rows[at] = next;
    else database.rows.push(next);
    return { error: null };
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

const listeners = new Map<string, (() => void)[]>();

beforeEach(() => {
  vi.resetModules();
  listeners.clear();
  Object.assign(database, {
    rows: [],
    passed: [],
    keep: true,
    fails: { read: false, write: false },
    written: [],
    hold: undefined,
  });
  vi.stubGlobal('document', {
    documentElement: { toggleAttribute: () => true },
    visibilityState: 'visible',
  });
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    listeners.set(name, [...(listeners.get(name) ?? []), listener]);
  });
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('localStorage', { removeItem: () => undefined, getItem: () => null });
});
afterEach(() => {
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
  const finished = (lesson: LessonKey): boolean | undefined => {
    const state = store.$progress.get();
    const read = state.type === 'known' ? state.lessons[lesson] : undefined;
    return read && read.finishedAt !== null;
  };
  return { ...store, signOut, finished };
}

const other: LessonKey = 'gestion-risque';

describe('course progress', () => {
  it('is in the error state, not empty, when loading fails, and can be reloaded', async () => {
    database.fails.read = true;
    const { $progress, refreshProgress } = await loadProgressStore();
    expect($progress.get()).toEqual({ type: 'failed' });
    database.fails.read = false;
    database.passed.push({ lesson: other });
    await refreshProgress();
    expect($progress.get()).toEqual({ type: 'known', kept: true, passed: [other], lessons: {} });
  });

  it('records once that a lesson was opened', async () => {
    const { markOpened, finished } = await loadProgressStore();
    await markOpened(freeLesson);
    await markOpened(freeLesson);
    expect(database.written).toEqual([{ user_id: 'u1', lesson: freeLesson }]);
    expect(finished(freeLesson)).toBe(false);
  });

  it('shows a finished lesson at once, and an undone one too', async () => {
    const { setFinished, finished } = await loadProgressStore();
    const done = setFinished(other, true);
    expect(finished(other)).toBe(true);
    await done;
    expect(database.rows[0]?.completed_at).toBeTruthy();
    await setFinished(other, false);
    expect(finished(other)).toBe(false);
    expect(database.rows[0]?.completed_at).toBeNull();
  });

  it('rolls back with an error when a change cannot be saved', async () => {
    const { setFinished, finished, $progressChange } = await loadProgressStore();
    database.fails.write = true;
    const done = setFinished(other, true);
    expect(finished(other)).toBe(true);
    await done;
    expect(finished(other)).toBeUndefined();
    expect($progressChange.get()).toEqual({ type: 'failed', lesson: other });
    database.fails.write = false;
    await setFinished(other, true);
    expect($progressChange.get()).toEqual({ type: 'none' });
  });

  it('keeps the last of several clicks', async () => {
    const { setFinished, finished } = await loadProgressStore();
    let release = (): void => undefined;
    database.hold = () => new Promise((resolve) => (release = resolve));
    const first = setFinished(other, true);
    await vi.waitFor(() => {
      expect(database.written).toHaveLength(1);
    });
    void setFinished(other, false);
    expect(finished(other)).toBe(false);
    database.hold = undefined;
    release();
    await first;
    expect(finished(other)).toBe(false);
    expect(database.rows[0]?.completed_at).toBeNull();
  });

  it('writes nothing when progress is turned off', async () => {
    database.keep = false;
    const { $progress, markOpened } = await loadProgressStore();
    expect($progress.get()).toEqual({ type: 'known', kept: false, passed: [], lessons: {} });
    await markOpened(freeLesson);
    expect(database.written).toEqual([]);
  });

  it('reports that progress was turned off in another tab', async () => {
    const { $progress, setFinished } = await loadProgressStore();
    database.keep = false;
    await setFinished(other, true);
    expect($progress.get()).toEqual({ type: 'known', kept: false, passed: [], lessons: {} });
  });

  it('is reloaded when the page is restored', async () => {
    const { finished } = await loadProgressStore();
    database.rows = [{ lesson: other, opened_at: '2026-11-21T10:00:00Z', completed_at: 'x' }];
    for (const listener of listeners.get('visibilitychange') ?? []) listener();
    await vi.waitFor(() => {
      expect(finished(other)).toBe(true);
    });
  });

  it('is cleared on sign-out', async () => {
    const { $progress, $progressChange, setFinished, signOut } = await loadProgressStore();
    database.fails.write = true;
    await setFinished(other, true);
    await signOut();
    expect($progress.get()).toEqual({ type: 'loading' });
    expect($progressChange.get()).toEqual({ type: 'none' });
  });
});
