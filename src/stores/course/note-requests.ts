/** Reads and writes notes through the Data API. */
import {
  notesFrom,
  rowOf,
  type LessonNote,
  type NoteDraft,
  type NoteRow,
} from '../../domain/course/notes.ts';
import type { LessonKey } from '../../domain/course/lessons.ts';
import { supabase } from '../../services/supabase.ts';

/** Which notes to read: those of a lesson, the newest, or all. */
export interface NoteScope {
  readonly lesson?: LessonKey;
  readonly newest?: number;
}

/** `waiting`: to be resent; `full`: the account has the maximum number of notes; `rejected`: any other error. */
export type SendError = 'waiting' | 'full' | 'rejected';

const timeoutMs = 15_000;

/** Notes of a user, or undefined if they could not be read. */
export async function readNotes(
  userId: string,
  { lesson, newest }: NoteScope,
): Promise<LessonNote[] | undefined> {
  try {
    const client = await supabase();
    const all = client
      .from('lesson_notes')
      .select('id,lesson,block,lang,quote,text,created_at,updated_at')
      .eq('user_id', userId)
      .order('updated_at', { ascending: false });
    const some = lesson === undefined ? all : all.eq('lesson', lesson);
    const { data, error } = await (newest === undefined ? some : some.limit(newest))
      .abortSignal(AbortSignal.timeout(timeoutMs))
      .overrideTypes<NoteRow[], { merge: false }>();
    return error ? undefined : notesFrom(data);
  } catch {
    return undefined;
  }
}

/** Sends a change. `older`: the account has a later edit of the note, which wins. */
export async function sendDraft(
  userId: string,
  { note, deleted }: NoteDraft,
): Promise<'stored' | 'older' | SendError> {
  try {
    const client = await supabase();
    const notes = client.from('lesson_notes');
    const signal = AbortSignal.timeout(timeoutMs);
    if (deleted) {
      const { error, status } = await notes
        .delete()
        .eq('id', note.id)
        .lt('updated_at', note.updatedAt)
        .abortSignal(signal);
      return error ? errorOf(error.message, status) : 'stored';
    }
    const { data, error, status } = await notes
      .upsert({ ...rowOf(note), user_id: userId })
      .select('id')
      .abortSignal(signal);
    if (error) return errorOf(error.message, status);
    return data.length > 0 ? 'stored' : 'older';
  } catch {
    return 'waiting';
  }
}

/** A lost connection has the status 0; a session that has just expired is renewed by the client. */
function errorOf(message: string, status: number): SendError {
  if (message.includes('Too many notes')) return 'full';
  return status >= 400 && status < 500 && ![401, 408, 429].includes(status)
    ? 'rejected'
    : 'waiting';
}
