/** The course progress of the signed-in user: stored in the database, unless they opted out. */
import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import type { LessonKey } from '../../domain/course/lessons.ts';
import {
  passedFrom,
  progressFrom,
  type Progress,
  type ProgressRow,
} from '../../domain/course/progress.ts';
import { supabase } from '../../services/supabase.ts';
import { createUserStore } from '../user-store.ts';
import { $session } from '../auth/session.ts';

export type ProgressState =
  | { readonly type: 'loading' }
  | {
      readonly type: 'known';
      /** False if the user opted out of storing their progress. */
      readonly kept: boolean;
      readonly lessons: Progress;
      /** The lessons whose quiz was passed. */
      readonly passed: readonly LessonKey[];
    }
  | { readonly type: 'failed' };

/** The last change: being saved, or failed. */
export type ProgressChange =
  | { readonly type: 'none' }
  | { readonly type: 'saving'; readonly lesson: LessonKey; readonly finished: boolean }
  | { readonly type: 'failed'; readonly lesson: LessonKey };

const writeTimeoutMs = 15_000;

const stored = createUserStore<ProgressState>({ type: 'loading' }, read);
const $change = atom<ProgressChange>({ type: 'none' });
export const $progressChange: ReadableAtom<ProgressChange> = $change;

/** The stored progress, with the pending change applied (optimistic update). */
export const $progress: ReadableAtom<ProgressState> = computed(
  [stored.$state, $change],
  (state, change) => (change.type === 'saving' ? withChange(state, change) : state),
);

/** Reloads after a failure. */
export const refreshProgress = stored.refresh;

/** Records that a lesson was opened. In the background: a failure is not shown. */
export async function markOpened(lesson: LessonKey): Promise<void> {
  const state = stored.$state.get();
  if (state.type !== 'known' || !state.kept || state.lessons[lesson]) return;
  if (await write({ lesson }, true)) await stored.refresh();
}

/**
 * Marks a lesson as finished or not. Shown at once; the last of several presses wins. On
 * failure the stored state is shown again and `$progressChange` reports it.
 */
export async function setFinished(lesson: LessonKey, finished: boolean): Promise<void> {
  const busy = $change.get().type === 'saving';
  $change.set({ type: 'saving', lesson, finished });
  if (busy) return;
  for (;;) {
    const pending = $change.get();
    if (pending.type !== 'saving') return;
    const completed_at = pending.finished ? new Date().toISOString() : null;
    const done = await write({ lesson: pending.lesson, completed_at }, false);
    if (done && $change.get() === pending) await stored.refresh();
    if ($change.get() === pending) {
      $change.set(done ? { type: 'none' } : { type: 'failed', lesson: pending.lesson });
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

/** True if stored. After an opt-out the database ignores the write without an error. */
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
    const [profile, lessons, passed] = await Promise.all([
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
      client
        .from('quiz_attempts')
        .select('lesson')
        .eq('user_id', userId)
        .eq('passed', true)
        .overrideTypes<{ lesson: string }[], { merge: false }>(),
    ]);
    if (profile.error || lessons.error || passed.error) return { type: 'failed' };
    return {
      type: 'known',
      kept: profile.data?.keep_progress ?? true,
      lessons: progressFrom(lessons.data),
      passed: passedFrom(passed.data),
    };
  } catch {
    return { type: 'failed' };
  }
}

$session.listen(({ type }) => {
  if (type !== 'signed-in') $change.set({ type: 'none' });
});

// A page shown again, or restored from the back/forward cache, may have missed changes.
onMount($progress, () => {
  if (typeof addEventListener === 'undefined') return; // the build renders pages too
  const look = (): void => {
    if (document.visibilityState === 'visible' && stored.$state.get().type === 'known') {
      void stored.refresh();
    }
  };
  addEventListener('visibilitychange', look);
  return () => removeEventListener('visibilitychange', look);
});
