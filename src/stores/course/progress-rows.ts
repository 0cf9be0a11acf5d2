/** The rows of a reader's progress in the database. */
import type { LessonKey } from '../../domain/course/lessons.ts';
import { progressFrom, type Progress, type ProgressRow } from '../../domain/course/progress.ts';
import { supabase } from '../../services/supabase.ts';

export type ProgressState =
  | { readonly type: 'loading' }
  | {
      readonly type: 'known';
      /** False if the user opted out of storing their progress. */
      readonly kept: boolean;
      readonly lessons: Progress;
    }
  | { readonly type: 'failed' };

/** Columns that the browser may write; the server sets the times and keeps the furthest position. */
export type ProgressChanges = Partial<
  Pick<ProgressRow, 'completed_at' | 'completed_version' | 'reached'>
>;

export type WriteOutcome =
  | { readonly type: 'saved'; readonly row: ProgressRow }
  /** The user has opted out: the database ignored it. */
  | { readonly type: 'not-kept' }
  /** No response, or an error that a retry may resolve. */
  | { readonly type: 'offline' | 'failed' }
  /** The database will never accept it. */
  | { readonly type: 'refused' };

const columns = 'lesson,opened_at,completed_at,completed_version,reached';
const writeTimeoutMs = 15_000;

/** Progress and passed quizzes of a user. */
export async function readProgress(userId: string): Promise<ProgressState> {
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
        .select(columns)
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
    // Every account has a profile: without it the session has ended, and the other rows are missing too.
    if (!profile.data) return { type: 'failed' };
    return {
      type: 'known',
      kept: profile.data.keep_progress,
      lessons: progressFrom(lessons.data, passed.data),
    };
  } catch {
    return { type: 'failed' };
  }
}

/** Records that a lesson was opened, with changes if there are any. Returns the resulting row. */
export async function writeProgress(
  userId: string,
  lesson: LessonKey,
  changes: ProgressChanges,
): Promise<WriteOutcome> {
  try {
    const client = await supabase();
    const { data, error, status } = await client
      .from('lesson_progress')
      .upsert({ user_id: userId, lesson, ...changes }, { onConflict: 'user_id,lesson' })
      .select(columns)
      .abortSignal(AbortSignal.timeout(writeTimeoutMs))
      .overrideTypes<ProgressRow[], { merge: false }>();
    if (error) return { type: failureOf(status) };
    const [row] = data;
    return row ? { type: 'saved', row } : { type: 'not-kept' };
  } catch {
    return { type: 'offline' };
  }
}

function failureOf(status: number): 'offline' | 'failed' | 'refused' {
  if (status === 0) return 'offline';
  const passes = status >= 500 || [401, 408, 429].includes(status);
  return passes ? 'failed' : 'refused';
}
