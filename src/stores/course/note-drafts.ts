/**
 * Unsaved changes of notes, stored in this browser until the account has them or is deleted, or for thirty days. Each
 * has its own key, so that two tabs do not overwrite each other's.
 */
import type { LessonNote, NoteDraft } from '../../domain/course/notes.ts';
import { isLessonKey } from '../../domain/course/lessons.ts';
import { isLang } from '../../i18n/locales.ts';

const prefix = 'note-draft:';
const lifetimeMs = 30 * 24 * 60 * 60 * 1000;

/** The stored changes of a user, oldest first. Deletes expired and unreadable ones, also those of other users. */
export function readDrafts(userId: string, now = Date.now()): NoteDraft[] {
  try {
    const drafts = draftKeys().flatMap((key) => {
      const draft = asDraft(localStorage.getItem(key), now);
      if (!draft) localStorage.removeItem(key);
      return draft && isDraftKey(userId, key) ? [draft] : [];
    });
    return drafts.sort((a, b) => a.note.updatedAt.localeCompare(b.note.updatedAt));
  } catch {
    return [];
  }
}

/** Stores the last change of a note; false if storage is full or blocked. */
export function keepDraft(userId: string, draft: NoteDraft): boolean {
  try {
    localStorage.setItem(keyOf(userId, draft.note.id), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** Deletes a change that was sent, unless another one has taken its place. */
export function dropDraft(userId: string, { note }: NoteDraft): void {
  try {
    const key = keyOf(userId, note.id);
    const kept = asDraft(localStorage.getItem(key), 0);
    if (kept?.note.updatedAt === note.updatedAt) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing is stored.
  }
}

/** Deletes all changes of a user. */
export function forgetDrafts(userId: string): void {
  try {
    const keys = draftKeys().filter((key) => isDraftKey(userId, key));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Storage is blocked: nothing is stored.
  }
}

/** True for a storage event of a user's drafts. */
export function isDraftKey(userId: string, key: string | null): boolean {
  return key === null || key.startsWith(keyOf(userId, ''));
}

function draftKeys(): string[] {
  return Object.keys(localStorage).filter((key) => key.startsWith(prefix));
}

function keyOf(userId: string, id: string): string {
  return `${prefix}${userId}:${id}`;
}

function asDraft(stored: string | null, now: number): NoteDraft | undefined {
  let draft: { readonly note?: Partial<LessonNote>; readonly deleted?: unknown } | null;
  try {
    draft = JSON.parse(stored ?? 'null') as typeof draft;
  } catch {
    return undefined;
  }
  const { id, lesson, block, lang, quote, text, createdAt, updatedAt } = draft?.note ?? {};
  const texts = [id, quote, text, createdAt, updatedAt].every((part) => typeof part === 'string');
  if (!texts || typeof block !== 'number' || !isLessonKey(lesson) || !isLang(lang))
    return undefined;
  if (!(now - Date.parse(String(updatedAt)) < lifetimeMs)) return undefined;
  return { note: draft?.note as LessonNote, deleted: draft?.deleted === true };
}
