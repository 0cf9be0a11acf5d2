/**
 * A message to the support: what is typed, kept as a draft with every key; the form token; the sending. The function
 * decides; what it refuses stays in the form.
 */
import { atom, computed, type ReadableAtom } from 'nanostores';
import type { ApiError } from '../../domain/api/errors.ts';
import type { SupportCode, Ticket } from '../../domain/api/support.ts';
import { trimmed, type SupportField, type SupportValues } from '../../domain/support/form.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { Outcome } from '../../services/functions.ts';
import { hasStoredSession } from '../../services/session-mark.ts';
import { $profile } from '../account/profile.ts';
import { $session, sessionToken, startSession } from '../auth/session.ts';
import { failed } from '../outcome.ts';
import {
  callSupport,
  renewFormToken,
  discardFormToken,
  getFormToken,
  minFillDelay,
} from './call.ts';
import { draftKey, isEmpty, saveDraft, mergeDrafts, readDraft, type DraftValues } from './draft.ts';

export type SupportError = ApiError<SupportCode | 'network'>;

export interface SupportState {
  readonly typed: DraftValues;
  /** False once this browser has refused to keep what is typed. */
  readonly kept: boolean;
  /** What was cleared, here or in another tab, while it can be brought back. */
  readonly cleared: DraftValues | undefined;
  /** `waiting`: the form token is too young, the message leaves by itself in a moment. */
  readonly busy: 'no' | 'sending' | 'waiting';
  readonly error: SupportError | undefined;
  readonly sent: { readonly ticket: Ticket; readonly subject: string } | undefined;
}

const initial: SupportState = {
  typed: {},
  kept: true,
  cleared: undefined,
  busy: 'no',
  error: undefined,
  sent: undefined,
};
const $state = atom<SupportState>(initial);
export const $support: ReadableAtom<SupportState> = $state;

/** What the account knows of the person, for the fields they have not touched. */
export const $knownSender: ReadableAtom<DraftValues> = computed(
  [$session, $profile],
  (session, profile): DraftValues => {
    if (session.type !== 'signed-in' || profile.type === 'loading') return {};
    const { first_name: first, last_name: last } =
      profile.type === 'known' ? profile.profile : { first_name: '', last_name: '' };
    const name = `${first} ${last}`.trim() || session.member.firstName;
    return { name, email: session.member.email };
  },
);

/** What stands in the form. */
export function valuesOf(typed: DraftValues, known: DraftValues): SupportValues {
  const value = (field: SupportField) => typed[field] ?? known[field] ?? '';
  return {
    name: value('name'),
    email: value('email'),
    subject: value('subject'),
    message: value('message'),
  };
}

let request: string | undefined;

/**
 * Opens the form: the draft of this browser, and what was typed before the page could answer; then what other
 * tabs type. Gives the end of that.
 */
export function openForm(found: DraftValues): () => void {
  if (hasStoredSession()) void startSession();
  const draft = readDraft();
  request = draft?.request;
  const typed = mergeDrafts(draft?.typed ?? {}, found);
  const kept = isEmpty(typed) || keep(typed);
  $state.set({ ...$state.get(), typed, kept });
  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === draftKey || key === null) followTabs(newValue === null);
  };
  const look = () => followTabs(false);
  addEventListener('storage', follow);
  addEventListener('pageshow', look);
  return () => {
    removeEventListener('storage', follow);
    removeEventListener('pageshow', look);
  };
}

/** Takes a key. What another tab has typed in the other fields stays. */
export function type(field: SupportField, value: string): void {
  const state = $state.get();
  if (state.busy !== 'no') return;
  request = undefined;
  // What could not be kept is newer than what is.
  const elsewhere = state.kept ? readDraft()?.typed : undefined;
  const typed = { ...state.typed, ...elsewhere, [field]: value };
  $state.set({ ...state, typed, kept: keep(typed), cleared: undefined });
}

/** Empties the form and forgets the draft, which `restoreDraft` brings back. */
export function clearDraft(): void {
  const { typed } = $state.get();
  request = undefined;
  keep({});
  $state.set({ ...initial, cleared: typed });
}

export function restoreDraft(): void {
  const { cleared } = $state.get();
  if (cleared) $state.set({ ...initial, typed: cleared, kept: keep(cleared) });
}

/** After a message that was sent: an empty form for another. */
export function startAnother(): void {
  $state.set({ ...initial, kept: $state.get().kept });
}

/** Times that a message is sent by itself before the person is told that it was refused. */
const tries = 3;

/** Sends what stands in the form, once, however often it is pressed. */
export async function sendMessage(
  values: SupportValues,
  website: string,
  lang: Lang,
): Promise<void> {
  if ($state.get().busy !== 'no') return;
  $state.set({ ...$state.get(), busy: 'sending', error: undefined });
  const patch = await send(values, website, lang).catch((): Patch => ({
    error: failed('network'),
  }));
  $state.set({ ...$state.get(), ...patch, busy: 'no' });
}

type Patch = Partial<SupportState>;

async function send(values: SupportValues, website: string, lang: Lang): Promise<Patch> {
  request ??= crypto.randomUUID();
  keep($state.get().typed);
  const token = await sessionToken();
  let answer: Outcome<Ticket, SupportCode> | undefined;
  for (let time = 0; time < tries; time += 1) {
    const asked = await getFormToken();
    if (asked.type === 'error') return { error: asked };
    await wait(minFillDelay(asked.value));
    const message = { ...trimmed(values), request, form_token: asked.value.text, website, lang };
    answer = await callSupport<Ticket>({ action: 'send', ...message }, token);
    if (answer.type === 'ok') return done(answer.value, values);
    if (!renewFormToken(answer.code)) break;
  }
  return { error: answer?.type === 'error' ? answer : failed('network') };
}

function done(ticket: Ticket, { subject }: SupportValues): Patch {
  discardFormToken();
  request = undefined;
  keep({});
  return { typed: {}, cleared: undefined, sent: { ticket, subject: subject.trim() } };
}

/** Waits before the message leaves, and says so. */
async function wait(milliseconds: number): Promise<void> {
  if (milliseconds === 0) return;
  $state.set({ ...$state.get(), busy: 'waiting' });
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  $state.set({ ...$state.get(), busy: 'sending' });
}

function keep(typed: DraftValues): boolean {
  return saveDraft({ typed, ...(request !== undefined && { request }) });
}

/** What another tab has typed, sent or cleared. What is being sent here is not touched. */
function followTabs(gone: boolean): void {
  const state = $state.get();
  if (state.busy !== 'no') return;
  const draft = state.kept ? readDraft() : undefined;
  if (draft) {
    request = draft.request;
    $state.set({ ...state, typed: { ...state.typed, ...draft.typed }, cleared: undefined });
  } else if (gone && !isEmpty(state.typed)) {
    request = undefined;
    $state.set({ ...state, typed: {}, cleared: state.typed });
  }
}
