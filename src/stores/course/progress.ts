/**
 * The course progress of the signed-in user: stored in the database, unless they opted out. Unsaved progress is kept on
 * this device and merged: neither another tab nor a lost connection sets a reader back.
 */
import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import type { LessonKey } from '../../domain/course/lessons.ts';
import { mergeProgress } from '../../domain/course/merge-progress.ts';
import {
  lessonProgressFrom,
  type LessonProgress,
  type Progress,
  type ProgressRow,
  unopened,
} from '../../domain/course/progress.ts';
import { revisedOn } from '../../domain/course/published-lessons.ts';
import { memberId } from '../auth/member-id.ts';
import { $session } from '../auth/session.ts';
import { createUserStore, type UserStore } from '../user-store.ts';
import {
  readProgress,
  writeProgress,
  type ProgressChanges,
  type ProgressState,
  type WriteOutcome,
} from './progress-rows.ts';
import {
  $unsaved,
  dropRead,
  dropSaved,
  followTabs,
  forgetUnsaved,
  keepUnsaved,
} from './unsaved-progress.ts';

export type { ProgressState } from './progress-rows.ts';

/** The last change of a reader: being saved, or failed. */
export type ProgressChange =
  | { readonly type: 'none' }
  | { readonly type: 'saving'; readonly lesson: LessonKey; readonly read: boolean }
  | { readonly type: 'failed'; readonly lesson: LessonKey };

/** Time from a new position to its write, in milliseconds. */
export const saveEveryMs = 20_000;

/** A failed read keeps the progress shown before: the reader may only have lost the connection. */
const stored: UserStore<ProgressState> = createUserStore<ProgressState>(
  { type: 'loading' },
  async (userId) => {
    const [state, before] = [await readProgress(userId), stored.$state.get()];
    return state.type === 'failed' && before.type === 'known' ? before : state;
  },
);
const $change = atom<ProgressChange>({ type: 'none' });
export const $progressChange: ReadableAtom<ProgressChange> = $change;

/** The stored progress, with what is not saved yet and the pending change (optimistic update). */
export const $progress: ReadableAtom<ProgressState> = computed(
  [stored.$state, $unsaved, $change],
  (state, unsaved, change) => {
    if (state.type !== 'known' || !state.kept) return state;
    const lessons = mergeProgress(state.lessons, unsaved);
    return { ...state, lessons: change.type === 'saving' ? withChange(lessons, change) : lessons };
  },
);

/** Reloads after a failure. */
export const refreshProgress = stored.refresh;

/**
 * Records that a lesson was opened: it is the one to resume. In the background: a failure is not shown. Without a
 * connection, only the first opening is saved later.
 */
export async function markOpened(lesson: LessonKey): Promise<void> {
  const lessons = keptLessons();
  if (!lessons) return;
  if ((lessons[lesson]?.openedAt ?? null) === null) {
    keepUnsaved(lesson, { openedAt: new Date().toISOString() });
    await saveUnsaved();
  } else {
    await write(lesson, {});
  }
}

/** Records a position that was reached. Saved within `saveEveryMs`, or when the page is hidden. */
export function noteReached(lesson: LessonKey, reached: number): void {
  const lessons = keptLessons();
  if (!lessons || reached <= (lessons[lesson]?.reached ?? 0)) return;
  keepUnsaved(lesson, { reached });
  timer ??= setTimeout(() => void saveUnsaved(), saveEveryMs);
}

/**
 * Marks a lesson as read, in its current revision, or undoes it. Shown at once; the last of several presses wins.
 * Without a connection it is saved later; a refused change is undone, and `$progressChange` reports it.
 */
export async function setRead(lesson: LessonKey, read: boolean): Promise<void> {
  const busy = $change.get().type === 'saving';
  $change.set({ type: 'saving', lesson, read });
  if (busy) return;
  for (;;) {
    const pending = $change.get();
    if (pending.type !== 'saving') return;
    const part = {
      readAt: new Date().toISOString(),
      readVersion: revisedOn[pending.lesson] ?? null,
    };
    if (pending.read) keepUnsaved(pending.lesson, part);
    else dropRead(pending.lesson);
    const changes = pending.read ? changesOf({ ...unopened, ...part }) : { completed_at: null };
    const { type } = await write(pending.lesson, changes);
    if ($change.get() !== pending) continue;
    const isDone = type === 'saved' || type === 'not-kept' || (type === 'offline' && pending.read);
    if (!isDone) dropRead(pending.lesson);
    $change.set(isDone ? { type: 'none' } : { type: 'failed', lesson: pending.lesson });
  }
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Saves what is not saved yet, one lesson after the other, until the connection fails. */
async function saveUnsaved(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  for (const lesson of Object.keys($unsaved.get()) as LessonKey[]) {
    const part = $unsaved.get()[lesson];
    if (!part) continue;
    const { type } = await write(lesson, changesOf(part));
    if (type === 'refused') dropSaved(lesson, part);
    if (type !== 'saved' && type !== 'refused') return;
  }
}

let lastWrite: Promise<unknown> = Promise.resolve();

/** Queues a write behind pending ones, then updates the store with the saved row. */
function write(lesson: LessonKey, changes: ProgressChanges): Promise<WriteOutcome> {
  const written = lastWrite.then(async (): Promise<WriteOutcome> => {
    const session = $session.get();
    if (session.type !== 'signed-in') return { type: 'failed' };
    const { id } = session.member;
    const outcome = await writeProgress(id, lesson, changes);
    if (memberId() !== id) return outcome;
    if (outcome.type === 'saved') showRow(lesson, outcome.row);
    if (outcome.type === 'not-kept') await stored.refresh();
    return outcome;
  });
  lastWrite = written;
  return written;
}

function showRow(lesson: LessonKey, row: ProgressRow): void {
  const state = stored.$state.get();
  if (state.type !== 'known') return;
  const saved = lessonProgressFrom(row, state.lessons[lesson]?.passed ?? false);
  stored.showForUser()({ ...state, lessons: { ...state.lessons, [lesson]: saved } });
  dropSaved(lesson, saved);
}

/** The changes that a lesson's unsaved progress makes to its row. */
function changesOf({ readAt, readVersion, reached }: LessonProgress): ProgressChanges {
  return {
    ...(readAt !== null && { completed_at: readAt }),
    ...(readVersion !== null && { completed_version: readVersion }),
    ...(reached > 0 && { reached }),
  };
}

/** The shown progress; undefined while it is unknown or not kept. */
function keptLessons(): Progress | undefined {
  const state = $progress.get();
  return state.type === 'known' && state.kept ? state.lessons : undefined;
}

function withChange(
  lessons: Progress,
  { lesson, read }: Extract<ProgressChange, { type: 'saving' }>,
): Progress {
  const now = new Date().toISOString();
  const before = lessons[lesson] ?? { ...unopened, openedAt: now };
  const readAt = read ? (before.readAt ?? now) : null;
  return { ...lessons, [lesson]: { ...before, readAt } };
}

$session.listen(({ type }) => {
  if (type !== 'signed-in') $change.set({ type: 'none' });
});

onMount($progress, () => {
  if (typeof addEventListener === 'undefined') return; // the build renders pages too
  const stop = new AbortController();
  const { signal } = stop;
  // A page shown again, or restored from the back/forward cache, may have missed changes.
  const onVisibility = (): void => {
    if (document.visibilityState === 'hidden') void saveUnsaved();
    else if (stored.$state.get().type === 'known') void stored.refresh();
  };
  addEventListener('visibilitychange', onVisibility, { signal });
  addEventListener('online', () => void saveUnsaved(), { signal });
  signal.addEventListener('abort', followTabs(stored.refresh));
  const unlisten = stored.$state.subscribe((state, before) => {
    if (state.type !== 'known') return;
    if (!state.kept) forgetUnsaved();
    else if (before?.type !== 'known') void saveUnsaved();
  });
  return () => {
    unlisten();
    stop.abort();
  };
});
