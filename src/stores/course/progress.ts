/** What the person signed in has read of the course: kept in the database, unless they chose not to. */
import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import type { LessonKey } from '../../domain/course/lessons.ts';
import { progressFrom, type Progress, type ProgressRow } from '../../domain/course/progress.ts';
import { supabase } from '../../services/supabase.ts';
import { createUserStore } from '../user-store.ts';
import { $session } from '../auth/session.ts';

export type ProgressState =
  | { readonly type: 'loading' }
  | {
      readonly type: 'known';
      /** False: they asked that no trace of their reading be kept. */
      readonly kept: boolean;
      readonly lessons: Progress;
    }
  | { readonly type: 'failed' };

/** What is being written, and what could not be. */
export type ProgressChange =
  | { readonly type: 'none' }
  | { readonly type: 'saving'; readonly lesson: LessonKey; readonly finished: boolean }
  | { readonly type: 'failed'; readonly lesson: LessonKey };

const writeTimeoutMs = 15_000;

const stored = createUserStore<ProgressState>({ type: 'loading' }, read);
const $change = atom<ProgressChange>({ type: 'none' });
export const $progressChange: ReadableAtom<ProgressChange> = $change;

/** What is stored, with the change on its way already in it. */
export const $progress: ReadableAtom<ProgressState> = computed(
  [stored.$state, $change],
  (state, change) => (change.type === 'saving' ? withChange(state, change) : state),
);

/** Reads again, after a failure. */
export const refreshProgress = stored.refresh;

/** Notes that a lesson's text was opened. Nobody waits for it, so a failure is not told. */
export async function markOpened(lesson: LessonKey): Promise<void> {
  const state = stored.$state.get();
  if (state.type !== 'known' || !state.kept || state.lessons[lesson]) return;
  if (await write({ lesson }, true)) await stored.refresh();
}

/**
 * Marks a lesson as finished, or takes that back. Shown at once; the last of several presses counts,
 * and when it cannot be stored, what is stored is shown again and `$progressChange` says so.
 */
export async function setFinished(lesson: LessonKey, finished: boolean): Promise<void> {
  const busy = $change.get().type === 'saving';
  $change.set({ type: 'saving', lesson, finished });
  if (busy) return;
  for (;;) {
    const asked = $change.get();
    if (asked.type !== 'saving') return;
    const completed_at = asked.finished ? new Date().toISOString() : null;
    const done = await write({ lesson: asked.lesson, completed_at }, false);
    if (done && $change.get() === asked) await stored.refresh();
    if ($change.get() === asked) {
      $change.set(done ? { type: 'none' } : { type: 'failed', lesson: asked.lesson });
    }
  }
}

function withChange(
  state: ProgressState,
  { lesson, finished }: Extract<ProgressChange, { type: 'saving' }>,
): ProgressState {
  if (state.type !== 'known' || !state.kept) return state;
  const now = new Date().toISOString();
  const { openedAt = now, finishedAt = now } = state.lessons[lesson] ?? {};
  const changed = { openedAt, finishedAt: finished ? (finishedAt ?? now) : null };
  return { ...state, lessons: { ...state.lessons, [lesson]: changed } };
}

/** True when the database took it. It drops what somebody does not want kept without an error. */
async function write(
  row: { readonly lesson: LessonKey; readonly completed_at?: string | null },
  ignoreDuplicates: boolean,
): Promise<boolean> {
  const session = $session.get();
  if (session.type !== 'signed-in') return false;
  try {
    const client = await supabase();
    const { error } = await client
      .from('lesson_progress')
      .upsert(
        { user_id: session.member.id, ...row },
        { onConflict: 'user_id,lesson', ignoreDuplicates },
      )
      .abortSignal(AbortSignal.timeout(writeTimeoutMs));
    return !error;
  } catch {
    return false;
  }
}

async function read(userId: string): Promise<ProgressState> {
  try {
    const client = await supabase();
    const [profile, lessons] = await Promise.all([
      client
        .from('profiles')
        .select('keep_progress')
        .eq('user_id', userId)
        .maybeSingle<{ keep_progress: boolean }>(),
      client
        .from('lesson_progress')
        .select('lesson,opened_at,completed_at')
        .eq('user_id', userId)
        .overrideTypes<ProgressRow[], { merge: false }>(),
    ]);
    if (profile.error || lessons.error) return { type: 'failed' };
    return {
      type: 'known',
      kept: profile.data?.keep_progress ?? true,
      lessons: progressFrom(lessons.data),
    };
  } catch {
    return { type: 'failed' };
  }
}

$session.listen(({ type }) => {
  if (type !== 'signed-in') $change.set({ type: 'none' });
});

// A page that comes back, from another tab or from the back/forward cache, may have missed something.
onMount($progress, () => {
  if (typeof addEventListener === 'undefined') return; // the build draws pages too
  const look = (): void => {
    if (document.visibilityState === 'visible' && stored.$state.get().type === 'known') {
      void stored.refresh();
    }
  };
  addEventListener('visibilitychange', look);
  return () => removeEventListener('visibilitychange', look);
});
