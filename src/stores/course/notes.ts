/** The notes of the signed-in user, with unsaved changes. */
import { computed, onMount, type ReadableAtom } from 'nanostores';
import {
  editTime,
  noteLimits,
  withDrafts,
  type LessonNote,
  type NoteDraft,
} from '../../domain/course/notes.ts';
import { createUserStore, type UserStore } from '../user-store.ts';
import {
  $pendingNotes,
  $replacedTexts,
  listenToQueue,
  queueNote,
  type NoteStatus,
  type PendingNote,
} from './note-queue.ts';
import { readNotes, type NoteScope } from './note-requests.ts';

export interface ShownNote extends LessonNote {
  readonly status: NoteStatus;
  /** A text of this browser replaced by a later edit elsewhere. */
  readonly replaced?: string;
}

export type NotesState =
  | { readonly type: 'loading' }
  /** `failed`: the account could not be read; the notes are those of this browser. */
  | { readonly type: 'known' | 'failed'; readonly notes: readonly ShownNote[] };

export interface NotesStore {
  readonly $notes: ReadableAtom<NotesState>;
  readonly refresh: () => Promise<unknown>;
}

type StoredState =
  | { readonly type: 'loading' | 'failed' }
  | { readonly type: 'known'; readonly notes: readonly LessonNote[] };

/** The notes of a lesson, the newest ones, or all. Each call creates a store: reuse it. */
export function notesOf(scope: NoteScope): NotesStore {
  const stored: UserStore<StoredState> = createUserStore(
    { type: 'loading' },
    async (userId): Promise<StoredState> => {
      const notes = await readNotes(userId, scope);
      if (notes) return { type: 'known', notes };
      const before = stored.$state.get();
      return before.type === 'known' ? before : { type: 'failed' };
    },
  );
  const $notes = computed(
    [stored.$state, $pendingNotes, $replacedTexts],
    (state, pending, replaced) => shown(state, inScope(scope, pending), replaced),
  );
  onMount($notes, () => {
    const refresh = (): void => void stored.refresh();
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') refresh();
    };
    const onStored = (draft: NoteDraft): void => {
      const state = stored.$state.get();
      if (inScope(scope, [draft]).length === 0) return;
      if (state.type !== 'known') refresh();
      else stored.showForUser()({ type: 'known', notes: withDrafts(state.notes, [draft]) });
    };
    const unlisten = listenToQueue({ onStored, onStale: refresh });
    if (typeof addEventListener === 'undefined') return unlisten; // the build renders pages too
    // Another tab or device may have changed notes.
    addEventListener('visibilitychange', onVisible);
    return () => {
      unlisten();
      removeEventListener('visibilitychange', onVisible);
    };
  });
  return { $notes, refresh: stored.refresh };
}

/** Adds a note on a passage; returns its id. */
export function addNote(
  { lesson, block, lang, quote }: Pick<LessonNote, 'lesson' | 'block' | 'lang' | 'quote'>,
  text: string,
): string {
  const at = editTime(new Date());
  const id = crypto.randomUUID();
  const note = { id, lesson, block, lang, quote, createdAt: at, updatedAt: at };
  queueNote({ note: { ...note, text: fitted(text) }, deleted: false });
  return note.id;
}

/** Changes the text of a note; also undoes its deletion. */
export function editNote(note: LessonNote, text: string): void {
  queueNote({ note: { ...edited(note), text: fitted(text) }, deleted: false });
}

/** Deletes a note, unless a later edit arrives from elsewhere. */
export function deleteNote(note: LessonNote): void {
  queueNote({ note: edited(note), deleted: true });
}

/** The note with a new edit time, without its display fields. */
function edited({ id, lesson, block, lang, quote, text, createdAt, updatedAt }: LessonNote) {
  const at = editTime(new Date(), updatedAt);
  return { id, lesson, block, lang, quote, text, createdAt, updatedAt: at };
}

function fitted(text: string): string {
  return text.trim().slice(0, noteLimits.text);
}

function shown(
  state: StoredState,
  pending: readonly PendingNote[],
  replaced: ReadonlyMap<string, string>,
): NotesState {
  if (state.type === 'loading') return { type: 'loading' };
  const statuses = new Map(pending.map(({ note, status }) => [note, status]));
  const notes = withDrafts(state.type === 'known' ? state.notes : [], pending).map((note) => {
    const older = replaced.get(note.id);
    const status = statuses.get(note) ?? 'saved';
    return {
      ...note,
      status,
      ...(older !== undefined && older !== note.text && { replaced: older }),
    };
  });
  return { type: state.type, notes };
}

function inScope<Draft extends NoteDraft>(
  { lesson }: NoteScope,
  drafts: ReadonlyMap<string, Draft> | readonly Draft[],
): readonly Draft[] {
  return [...drafts.values()].filter(({ note }) => lesson === undefined || note.lesson === lesson);
}
