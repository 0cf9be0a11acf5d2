/**
 * The queue of note changes: stored in this browser and sent until the account has them. The later of two edits of a
 * note wins.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type { LessonNote, NoteDraft } from '../../domain/course/notes.ts';
import { memberIdOf } from '../auth/member-id.ts';
import { $session } from '../auth/session.ts';
import { dropDraft, isDraftKey, keepDraft, readDrafts } from './note-drafts.ts';
import { sendDraft, type SendError } from './note-requests.ts';

/**
 * State of a note. `waiting`: in this browser, resent automatically; `here`: the same, but storage failed, so it is
 * lost with the page; `full` and `rejected`: the account refused it.
 */
export type NoteStatus = 'saved' | 'sending' | 'waiting' | 'here' | 'full' | 'rejected';

export interface PendingNote extends NoteDraft {
  readonly status: NoteStatus;
}

/** Callbacks of the queue. */
export interface QueueListener {
  /** The account has stored a change. */
  readonly onStored: (draft: NoteDraft) => void;
  /** The account may have changes that this page has not loaded. */
  readonly onStale: () => void;
}

const retryMs = 30_000;

const $notSent = atom<ReadonlyMap<string, PendingNote>>(new Map());
const $older = atom<ReadonlyMap<string, string>>(new Map());
/** The changes not yet in the account, by note. */
export const $pendingNotes: ReadableAtom<ReadonlyMap<string, PendingNote>> = $notSent;
/** Texts of this browser replaced by a later edit elsewhere, by note. */
export const $replacedTexts: ReadableAtom<ReadonlyMap<string, string>> = $older;

const listeners = new Set<QueueListener>();
let owner: string | undefined;
let sending = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Returns a function that removes the listener. */
export function listenToQueue(listener: QueueListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores a change and sends it. Does nothing without a session. */
export function queueNote(draft: NoteDraft): void {
  if (owner === undefined) return;
  const status = keepDraft(owner, draft) ? 'sending' : 'here';
  forgetReplaced(draft.note.id);
  $notSent.set(new Map($notSent.get()).set(draft.note.id, { ...draft, status }));
  void sendNotes();
}

/** Discards the text that a later edit has replaced. */
export function forgetReplaced(id: string): void {
  $older.set(without($older.get(), id));
}

/** Sends all waiting changes, then those refused before: a deletion makes room for a note. */
async function sendNotes(): Promise<void> {
  if (sending) return;
  sending = true;
  clearTimeout(timer);
  const tried = new Set<LessonNote>();
  for (;;) {
    const userId = owner;
    const untried = [...$notSent.get().values()].filter(({ note }) => !tried.has(note));
    const next = untried.find(({ status }) => !isRefused(status)) ?? untried[0];
    if (userId === undefined || next === undefined) break;
    tried.add(next.note);
    const answer = await sendDraft(userId, next);
    if (owner !== userId) continue;
    settle(userId, next, answer);
    if (answer === 'waiting') break;
  }
  sending = false;
  retryLater();
}

/** Sends what waits after a while. */
function retryLater(): void {
  clearTimeout(timer);
  const waits = [...$notSent.get().values()].some(({ status }) => !isRefused(status));
  if (waits) timer = setTimeout(() => void sendNotes(), retryMs);
}

/** Applies the response to a change, unless the note was changed again meanwhile. */
function settle(userId: string, sent: PendingNote, answer: 'stored' | 'older' | SendError): void {
  const { id } = sent.note;
  const isLast = $notSent.get().get(id)?.note === sent.note;
  if (answer === 'stored' || answer === 'older') {
    dropDraft(userId, sent);
    if (answer === 'stored') for (const { onStored } of listeners) onStored(sent);
    else overtaken(sent);
    if (isLast) $notSent.set(without($notSent.get(), id));
  } else if (isLast) {
    const status = sent.status === 'here' && answer === 'waiting' ? 'here' : answer;
    $notSent.set(new Map($notSent.get()).set(id, { ...sent, status }));
  }
}

/** Shows the later edit, and keeps the text it replaced for the reader to choose. */
function overtaken({ note, deleted }: NoteDraft): void {
  if (!deleted) $older.set(new Map($older.get()).set(note.id, note.text));
  for (const { onStale } of listeners) onStale();
}

function isRefused(status: NoteStatus): boolean {
  return status === 'full' || status === 'rejected';
}

function without<Value>(map: ReadonlyMap<string, Value>, key: string): ReadonlyMap<string, Value> {
  return new Map([...map].filter(([other]) => other !== key));
}

/** Reads the user's stored changes; those sent by another tab are gone from storage. */
function readKept(userId: string): void {
  const before = $notSent.get();
  const kept = readDrafts(userId).map((draft): [string, PendingNote] => {
    const known = before.get(draft.note.id);
    const isKnown = known?.note.updatedAt === draft.note.updatedAt;
    return [draft.note.id, isKnown ? known : { ...draft, status: 'waiting' }];
  });
  const here = [...before].filter(([, { status }]) => status === 'here');
  $notSent.set(new Map([...here, ...kept]));
}

$session.subscribe((session) => {
  const now = memberIdOf(session);
  if (now === owner) return;
  owner = now;
  clearTimeout(timer);
  $notSent.set(new Map());
  $older.set(new Map());
  if (now === undefined) return;
  readKept(now);
  if ($notSent.get().size > 0) void sendNotes();
});

if (typeof window !== 'undefined') {
  addEventListener('online', () => void sendNotes());
  addEventListener('storage', ({ key }) => {
    if (owner === undefined || !isDraftKey(owner, key)) return;
    readKept(owner);
    // The other tab sends it first, unless it is closed before.
    retryLater();
    for (const { onStale } of listeners) onStale();
  });
}
