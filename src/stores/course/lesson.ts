/**
 * The body of this page's lesson: fetched, decrypted and wiped. Key and text stay in memory
 * only.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type {
  LessonKeyCode,
  LessonKeyRequest,
  LessonKeyResponse,
} from '../../domain/api/lesson-key.ts';
import {
  importLessonKey,
  openLesson,
  sealedPath,
  type LessonBody,
  type SealId,
} from '../../domain/course/encryption.ts';
import type { Outcome } from '../../services/functions.ts';
import { hasStoredSession } from '../../services/session-mark.ts';
import { callAsMember } from '../auth/call-as-member.ts';
import { signOut } from '../auth/session.ts';
import { onUserChange } from '../auth/user-change.ts';
import { refreshSubscription } from '../billing/subscription.ts';

/**
 * Why a lesson did not open. `stale`: the site was rebuilt since the page was opened; `damaged`: the file could not be
 * decrypted; `unavailable`: any other failure.
 */
export type LessonError = 'network' | 'unavailable' | 'stale' | 'damaged';

export type LessonState =
  | { readonly type: 'closed' }
  | { readonly type: 'opening' }
  | { readonly type: 'open'; readonly body: LessonBody }
  | { readonly type: 'failed'; readonly error: LessonError };

const $state = atom<LessonState>({ type: 'closed' });
export const $lesson: ReadableAtom<LessonState> = $state;

/** Incremented by each wipe, to drop responses that arrive later. */
let generation = 0;
/** The last requested lesson, reopened when its page is restored from the back/forward cache. */
let requested: SealId | undefined;

/** Removes the decrypted text from memory at once. */
export function wipeLesson(): void {
  generation += 1;
  $state.set({ type: 'closed' });
}

/** Fetches key and file in parallel and decrypts the lesson. */
export async function openSealedLesson(id: SealId): Promise<void> {
  if ($state.get().type === 'opening') return;
  requested = id;
  generation += 1;
  const started = generation;
  $state.set({ type: 'opening' });
  const next = await load(id);
  if (started === generation) $state.set(next);
}

async function load(id: SealId): Promise<LessonState> {
  const [answer, sealed] = await Promise.all([requestKey(id), fetchSealed(id)]);
  if (answer.type === 'error') return rejectedState(answer.code);
  if (typeof sealed === 'string') return { type: 'failed', error: sealed };
  try {
    const key = await importLessonKey(fromBase64url(answer.value.key), 'decrypt');
    return { type: 'open', body: await openLesson(key, id, sealed) };
  } catch {
    return { type: 'failed', error: 'damaged' };
  }
}

function requestKey(request: LessonKeyRequest): Promise<Outcome<LessonKeyResponse, LessonKeyCode>> {
  return callAsMember('lesson-key', request);
}

/** The state after `lesson-key` rejected a request: a rejected session is ended, a rejected subscription reloaded. */
async function rejectedState(code: LessonKeyCode | 'network'): Promise<LessonState> {
  if (code === 'unauthenticated') await signOut();
  else if (code === 'subscription_required') {
    const { type } = await refreshSubscription();
    if (type === 'active') return { type: 'failed', error: 'unavailable' };
  } else {
    return { type: 'failed', error: code === 'stale' || code === 'network' ? code : 'unavailable' };
  }
  return { type: 'closed' };
}

/** The encrypted file, or why it is not available; `stale`: the site was rebuilt since this page was opened. */
async function fetchSealed(id: SealId): Promise<Uint8Array<ArrayBuffer> | LessonError> {
  try {
    const response = await fetch(sealedPath(id));
    if (response.status === 404) return 'stale';
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : 'unavailable';
  } catch {
    return 'network';
  }
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

onUserChange(wipeLesson);

if (typeof window !== 'undefined') {
  // A page restored from the back/forward cache must not show its former content.
  addEventListener('pagehide', () => {
    wipeLesson();
  });
  addEventListener('pageshow', (event) => {
    if (event.persisted && requested && hasStoredSession()) void openSealedLesson(requested);
  });
}
