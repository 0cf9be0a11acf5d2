/**
 * Unsaved progress of the signed-in user: kept in local storage, shared by the tabs, merged by maximum. Deleted on
 * sign-out: the browser may be shared.
 */
import { atom, type ReadableAtom } from 'nanostores';
import { isLessonKey, type LessonKey, lessonKeys } from '../../domain/course/lessons.ts';
import { isWithin, mergeProgress } from '../../domain/course/merge-progress.ts';
import { type LessonProgress, type Progress, unopened } from '../../domain/course/progress.ts';
import { memberId } from '../auth/member-id.ts';
import { $session } from '../auth/session.ts';

/** Local storage key. */
const unsavedKey = 'unsaved-progress';
/** Incremented when the meaning of a stored value changes: older ones are ignored. */
const version = 1;

const $state = atom<Progress>({});
/** Id of the user whose last write to local storage failed. Their stored progress is stale: `$state` is newer. */
let unstoredFor: string | undefined;
export const $unsaved: ReadableAtom<Progress> = $state;

/** Adds progress in a lesson. */
export function keepUnsaved(lesson: LessonKey, part: Partial<LessonProgress>): void {
  replace(mergeProgress(latest(), { [lesson]: { ...unopened, ...part } }));
}

/** Removes what the server has saved; later progress stays. */
export function dropSaved(lesson: LessonKey, saved: LessonProgress): void {
  const { [lesson]: kept, ...others } = latest();
  if (kept && isWithin(kept, saved)) replace(others);
}

/** Undoes that a lesson was marked as read. */
export function dropRead(lesson: LessonKey): void {
  const { [lesson]: kept, ...others } = latest();
  if (!kept) return;
  const rest = { ...kept, readAt: null, readVersion: null };
  replace(isWithin(rest, unopened) ? others : { ...others, [lesson]: rest });
}

/** Removes everything, on sign-out or when progress is no longer kept. */
export function forgetUnsaved(): void {
  replace({});
}

/**
 * Follows changes in other tabs. Progress removed by another tab was saved or undone there: it stays shown until
 * `reload` has read it. Returns a function that stops it.
 */
export function followTabs(reload: () => Promise<unknown>): () => void {
  const onStorage = ({ key }: StorageEvent): void => {
    if (key !== null && key !== unsavedKey) return;
    const now = latest();
    const isDropped = lessonKeys.some(
      (lesson) => !isWithin($state.get()[lesson] ?? unopened, now[lesson] ?? unopened),
    );
    if (isDropped) void reload().then(() => $state.set(latest()));
    else $state.set(now);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

/** The progress in local storage, shared by all tabs; this tab's `$state` if the last write failed. */
function latest(): Progress {
  if (unstoredFor !== undefined && unstoredFor === memberId()) return $state.get();
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(unsavedKey) ?? 'null');
    if (!isRecord(kept) || kept['version'] !== version || kept['user'] !== memberId()) return {};
    if (!isRecord(kept['lessons'])) return {};
    const known = Object.entries(kept['lessons']).filter(
      ([lesson, part]) => isLessonKey(lesson) && isLessonProgress(part),
    );
    return Object.fromEntries(known);
  } catch {
    return $state.get();
  }
}

function replace(lessons: Progress): void {
  $state.set(lessons);
  const user = memberId();
  try {
    if (user === undefined || Object.keys(lessons).length === 0) {
      localStorage.removeItem(unsavedKey);
    } else localStorage.setItem(unsavedKey, JSON.stringify({ version, user, lessons }));
    unstoredFor = undefined;
  } catch {
    // Full or blocked: it lasts as long as the page.
    unstoredFor = user;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isLessonProgress(value: unknown): value is LessonProgress {
  if (!isRecord(value)) return false;
  const { openedAt, readAt, readVersion, reached, passed } = value;
  const isText = (text: unknown) => text === null || typeof text === 'string';
  return (
    [openedAt, readAt, readVersion].every(isText) &&
    Number.isInteger(reached) &&
    typeof passed === 'boolean'
  );
}

$session.subscribe(({ type }) => {
  if (type === 'signed-in') $state.set(latest());
  else if (type === 'signed-out') forgetUnsaved();
});
