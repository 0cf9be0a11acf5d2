/**
 * The draft being written. Every keystroke is kept in this tab until the draft is stored; a draft that somebody else
 * has changed meanwhile is shown beside this one, and the editor chooses.
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
import type { Lang } from '../../i18n/locales.ts';
import { publish, type DeskError } from './call.ts';
import { discardKept, keep, readKept } from './kept.ts';
import { readSignal, type DeskSignal } from './signal-rows.ts';
import { refreshDeskSignals } from './signals.ts';

export interface SignalForm {
  readonly id: string;
  /** The version that was read; 0 for a draft that is not stored yet. */
  readonly version: number;
  readonly typed: DraftTyped;
  /** Whether something was typed since it was stored. */
  readonly changed: boolean;
  /** Shown once somebody has tried to save; live checks are the form's own. */
  readonly errors: DraftErrors;
  readonly busy: boolean;
  readonly error: DeskError | undefined;
  /** What somebody else has stored meanwhile; `gone`: it was issued or deleted. */
  readonly conflict: DeskSignal | 'gone' | undefined;
  readonly saved: boolean;
}

const $state = atom<SignalForm | undefined>(undefined);
export const $signalForm: ReadableAtom<SignalForm | undefined> = $state;

let owner = '';
const form = 'signal';

/** Opens the form for a stored draft, or for a new one; what was kept of the same draft is restored. */
export function openSignalForm(user: string, lang: Lang, signal: DeskSignal | undefined): void {
  owner = user;
  const current = $state.get();
  if (current && (signal ? current.id === signal.id : current.version === 0)) return;
  const kept = readKept(user, form);
  const isSame = kept && (signal ? kept.id === signal.id : kept.version === '0');
  const typed = signal ? typedOf(signal, lang) : emptyDraft;
  $state.set({
    id: isSame ? (kept.id ?? crypto.randomUUID()) : (signal?.id ?? crypto.randomUUID()),
    version: isSame ? Number(kept.version) : (signal?.version ?? 0),
    typed: isSame ? { ...typed, ...fieldsOf(kept) } : typed,
    changed: Boolean(isSame),
    errors: {},
    busy: false,
    error: undefined,
    conflict: undefined,
    saved: false,
  });
}

/** The draft kept in this tab; undefined if there is none. */
export function keptSignal(
  user: string,
): { readonly id: string; readonly version: number } | undefined {
  const kept = readKept(user, form);
  return kept?.id === undefined ? undefined : { id: kept.id, version: Number(kept.version) };
}

export function typeSignal(field: DraftField, value: string): void {
  const now = $state.get();
  if (!now) return;
  const errors = { ...now.errors, [field]: undefined };
  const typed = { ...now.typed, [field]: value };
  $state.set({ ...now, typed, errors, changed: true, saved: false });
  keep(owner, form, { id: now.id, version: String(now.version), ...typed });
}

/** Shows what is wrong. Returns the field to correct first, if there is one. */
export function checkSignal(lang: Lang): DraftField | undefined {
  const now = $state.get();
  if (!now) return undefined;
  const read = readDraft(now.typed, lang);
  if (read.type === 'ready') return undefined;
  $state.set({ ...now, errors: read.errors });
  return draftFields.find((field) => read.errors[field] !== undefined);
}

/** Stores the draft. Returns the field to correct first, if there is one. */
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
  if (outcome.type === 'ok') {
    stored(outcome.value.version, now.typed);
    void refreshDeskSignals();
  } else if (outcome.code === 'conflict') {
    await compare(read.signal);
  } else {
    change({ busy: false, error: outcome });
  }
  return undefined;
}

/** Takes what somebody else has stored in place of one's own. */
export function takeTheirs(lang: Lang): void {
  const now = $state.get();
  if (!now?.conflict) return;
  if (now.conflict === 'gone') return closeSignalForm();
  discardKept(owner, form);
  $state.set(undefined);
  openSignalForm(owner, lang, now.conflict);
}

/** Overwrites somebody else's draft with one's own; as a new draft if theirs is no longer one. */
export async function keepMine(lang: Lang): Promise<DraftField | undefined> {
  const now = $state.get();
  if (!now?.conflict) return undefined;
  const { conflict } = now;
  const place =
    conflict === 'gone'
      ? { id: crypto.randomUUID(), version: 0 }
      : { id: now.id, version: conflict.version };
  $state.set({ ...now, ...place, conflict: undefined });
  return saveSignal(lang);
}

/** Leaves the form; what was typed and not stored is dropped. */
export function closeSignalForm(): void {
  discardKept(owner, form);
  $state.set(undefined);
}

/** What differs between one's own and theirs, in the order of the form. */
export function differences(
  typed: DraftTyped,
  theirs: DeskSignal,
  lang: Lang,
): readonly DraftField[] {
  const other = typedOf(theirs, lang);
  return draftFields.filter((field) => typed[field].trim() !== other[field].trim());
}

/** Reads the stored draft. No conflict if it is one's own, saved by a call without an answer. */
async function compare(mine: WrittenSignal): Promise<void> {
  const now = $state.get();
  if (!now) return;
  try {
    const theirs = await readSignal(now.id);
    if (theirs?.state === 'draft' && isSame(mine, theirs)) {
      stored(theirs.version, now.typed);
      return;
    }
    change({ busy: false, conflict: theirs?.state === 'draft' ? theirs : 'gone' });
    void refreshDeskSignals();
  } catch {
    change({ busy: false, error: { code: 'network' } });
  }
}

function isSame(mine: WrittenSignal, theirs: DeskSignal): boolean {
  const names = Object.keys(mine) as (keyof WrittenSignal)[];
  return names.every((name) => String(mine[name]) === String(theirs[name]));
}

/** What was typed while the request was on its way stays. */
function stored(version: number, sent: DraftTyped): void {
  const now = $state.get();
  if (!now) return;
  const changed = draftFields.some((field) => now.typed[field] !== sent[field]);
  if (changed) keep(owner, form, { id: now.id, version: String(version), ...now.typed });
  else discardKept(owner, form);
  $state.set({ ...now, version, changed, busy: false, saved: !changed });
}

function change(values: Partial<SignalForm>): void {
  const now = $state.get();
  if (now) $state.set({ ...now, ...values });
}

function fieldsOf(kept: Readonly<Record<string, string>>): Partial<DraftTyped> {
  return Object.fromEntries(
    draftFields.flatMap((field) => (kept[field] === undefined ? [] : [[field, kept[field]]])),
  );
}
