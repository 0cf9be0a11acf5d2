/**
 * The draft being written. Every keystroke is kept in this tab until the draft is saved, each draft by itself; a
 * version that somebody else saved meanwhile is shown beside it, and the editor chooses.
 */
import { atom, type ReadableAtom } from 'nanostores';
import {
  draftFields,
  emptyDraft,
  readDraft,
  typedOf,
  type DraftErrors,
  type DraftField,
  type DraftTyped,
  type WrittenSignal,
} from '../../domain/signals/draft-form.ts';
import { defaultLang, type Lang } from '../../i18n/locales.ts';
import { publish, type DeskError } from './call.ts';
import { discardDraft, keepDraft, readKeptDraft, type DraftVersion } from './kept-drafts.ts';
import { readSignal, type DeskSignal } from './signal-rows.ts';
import { $deskSignals, refreshDeskSignals } from './signals.ts';

export interface SignalForm {
  readonly id: string;
  /** The version that was loaded; 0 for a draft that is not saved yet. */
  readonly version: number;
  readonly typed: DraftTyped;
  /** Whether something was typed since it was saved. */
  readonly changed: boolean;
  /** Shown after an attempt to save; live checks are the form's own. */
  readonly errors: DraftErrors;
  readonly busy: boolean;
  readonly error: DeskError | undefined;
  /** The version that somebody else saved meanwhile; `gone`: it was issued or deleted. */
  readonly conflict: DeskSignal | 'gone' | undefined;
  readonly saved: boolean;
}

const $state = atom<SignalForm | undefined>(undefined);
export const $signalForm: ReadableAtom<SignalForm | undefined> = $state;

let owner = '';
/** The language of the numbers being typed. */
let typedIn: Lang = defaultLang;

/** Whether a form has input or a choice of its own: it stays open when somebody else issues or deletes the draft. */
export function isBeingWritten({ changed, busy, conflict }: SignalForm): boolean {
  return changed || busy || conflict !== undefined;
}

/**
 * Opens the form for a saved draft, or for a new one; restores the kept input of the same draft. One that is open stays
 * as it is, unless nothing was changed in it and a newer version is stored.
 * @param draft Undefined for a new draft; of one that somebody else has issued or deleted, only its version is known.
 */
export function openSignalForm(
  user: string,
  lang: Lang,
  draft: DeskSignal | DraftVersion | undefined,
): void {
  // Signing out leaves the form: another user's input is not shown.
  if (owner !== user) $state.set(undefined);
  owner = user;
  typedIn = lang;
  const current = $state.get();
  if (current && (draft ? current.id === draft.id : current.version === 0)) {
    const isOld = draft !== undefined && 'coin' in draft && draft.version > current.version;
    if (!isOld || isBeingWritten(current)) return;
  }
  const initial = draft && 'coin' in draft ? typedOf(draft, lang) : emptyDraft;
  const kept = readKeptDraft(user, lang, draft, initial);
  $state.set({
    id: kept?.id ?? draft?.id ?? crypto.randomUUID(),
    version: kept?.version ?? draft?.version ?? 0,
    typed: kept?.typed ?? initial,
    changed: kept !== undefined,
    errors: {},
    busy: false,
    error: undefined,
    conflict: undefined,
    saved: false,
  });
}

/** Sets a field as typed and hides its error. */
export function typeSignal(field: DraftField, value: string): void {
  const now = $state.get();
  if (!now) return;
  const errors = { ...now.errors, [field]: undefined };
  const typed = { ...now.typed, [field]: value };
  $state.set({ ...now, typed, errors, changed: true, saved: false });
  keepDraft(owner, typedIn, { ...now, typed });
}

/** Shows the errors. Returns the first invalid field, if there is one. */
export function checkSignal(lang: Lang): DraftField | undefined {
  const now = $state.get();
  if (!now) return undefined;
  const read = readDraft(now.typed, lang);
  if (read.type === 'ready') return undefined;
  $state.set({ ...now, errors: read.errors });
  return draftFields.find((field) => read.errors[field] !== undefined);
}

/** Saves the draft. Returns the first invalid field, if there is one. */
export async function saveSignal(lang: Lang): Promise<DraftField | undefined> {
  const now = $state.get();
  if (!now || now.busy) return undefined;
  const read = readDraft(now.typed, lang);
  if (read.type === 'unready') {
    $state.set({ ...now, errors: read.errors, error: undefined });
    return draftFields.find((field) => read.errors[field] !== undefined);
  }
  $state.set({ ...now, busy: true, errors: {}, error: undefined, conflict: undefined });
  const { id, version } = now;
  const outcome = await publish('saved', { action: 'save', id, version, signal: read.signal });
  if ($state.get()?.id !== id) {
    // Another draft was opened meanwhile: the answer is none of its business.
    if (outcome.type === 'ok') storedElsewhere(now, outcome.value.version);
    void refreshDeskSignals();
    return undefined;
  }
  if (outcome.type === 'ok') {
    stored(outcome.value.version, now.typed);
    void refreshDeskSignals();
  } else if (outcome.code === 'conflict') {
    await compare(now, read.signal);
  } else {
    change({ busy: false, error: outcome });
  }
  return undefined;
}

/** Replaces one's own version by the one that somebody else saved. */
export function takeTheirs(lang: Lang): void {
  const now = $state.get();
  if (!now?.conflict) return;
  if (now.conflict === 'gone') return closeSignalForm();
  discardDraft(owner, now);
  $state.set(undefined);
  openSignalForm(owner, lang, now.conflict);
}

/** Overwrites somebody else's version with one's own; saves a new draft if theirs is gone. */
export async function keepMine(lang: Lang): Promise<DraftField | undefined> {
  const now = $state.get();
  if (!now?.conflict) return undefined;
  const { conflict } = now;
  const place =
    conflict === 'gone'
      ? { id: crypto.randomUUID(), version: 0 }
      : { id: now.id, version: conflict.version };
  discardDraft(owner, now);
  keepDraft(owner, typedIn, { ...place, typed: now.typed });
  $state.set({ ...now, ...place, conflict: undefined });
  return saveSignal(lang);
}

/**
 * Shows the stored version after a request for an older one was refused. The form stays if it is being written or if
 * its draft is gone.
 */
export function showLatest(): void {
  const now = $state.get();
  const list = $deskSignals.get();
  if (!now || list.type !== 'known') return;
  const latest = list.signals.find(({ id, state }) => id === now.id && state === 'draft');
  if (latest) openSignalForm(owner, typedIn, latest);
}

/** Closes the form; unsaved input is dropped. */
export function closeSignalForm(): void {
  const now = $state.get();
  if (now) discardDraft(owner, now);
  $state.set(undefined);
}

/** The fields that differ between one's own version and theirs, in the order of the form. */
export function differences(
  typed: DraftTyped,
  theirs: DeskSignal,
  lang: Lang,
): readonly DraftField[] {
  const other = typedOf(theirs, lang);
  return draftFields.filter((field) => typed[field].trim() !== other[field].trim());
}

/** Loads the saved draft. No conflict if it is one's own, saved by a request without a response. */
async function compare(sent: SignalForm, mine: WrittenSignal): Promise<void> {
  const theirs = await readSignal(sent.id).catch(() => 'unknown' as const);
  // Another draft was opened meanwhile. The input is kept, and compared when it is saved again.
  if ($state.get()?.id !== sent.id) return;
  if (theirs === 'unknown') {
    change({ busy: false, error: { code: 'network' } });
  } else if (theirs?.state === 'draft' && isSame(mine, theirs)) {
    stored(theirs.version, sent.typed);
  } else {
    change({ busy: false, conflict: theirs?.state === 'draft' ? theirs : 'gone' });
    void refreshDeskSignals();
  }
}

function isSame(mine: WrittenSignal, theirs: DeskSignal): boolean {
  const names = Object.keys(mine) as (keyof WrittenSignal)[];
  return names.every((name) => String(mine[name]) === String(theirs[name]));
}

/** After a draft was saved that is no longer open: its input is kept only if it was changed since. */
function storedElsewhere(sent: SignalForm, version: number): void {
  const kept = readKeptDraft(owner, typedIn, sent, sent.typed);
  discardDraft(owner, sent);
  if (kept && draftFields.some((field) => kept.typed[field] !== sent.typed[field])) {
    keepDraft(owner, typedIn, { ...kept, version });
  }
}

/** Keeps input typed while the request was pending. */
function stored(version: number, sent: DraftTyped): void {
  const now = $state.get();
  if (!now) return;
  const changed = draftFields.some((field) => now.typed[field] !== sent[field]);
  discardDraft(owner, now);
  if (changed) keepDraft(owner, typedIn, { ...now, version });
  $state.set({ ...now, version, changed, busy: false, saved: !changed });
}

function change(values: Partial<SignalForm>): void {
  const now = $state.get();
  if (now) $state.set({ ...now, ...values });
}
