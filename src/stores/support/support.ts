/**
 * A support message: stored as a draft with every keystroke; the form token; sending. The
 * function decides; a rejected message stays in the form.
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
  sendTicket,
  renewFormToken,
  discardFormToken,
  getFormToken,
  minFillDelay,
} from './call.ts';
import { draftKey, isEmpty, saveDraft, mergeDrafts, readDraft, type DraftValues } from './draft.ts';

export type SupportError = ApiError<SupportCode | 'network'>;

export interface SupportState {
  readonly typed: DraftValues;
  /** False after storage of the draft has failed. */
  readonly kept: boolean;
  /** The cleared text, here or in another tab, while it can be restored. */
  readonly cleared: DraftValues | undefined;
  /**
   * `waiting`: the form token is too young; the message is sent automatically in a moment.
   * `proving`: this browser is solving a puzzle for it, which takes seconds.
   */
  readonly busy: 'no' | 'sending' | 'waiting' | 'proving';
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

/** The account's data about the sender, to prefill untouched fields. */
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

/** The values of the form. */
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
 * Opens the form: restores this browser's draft and text typed before hydration, then follows
 * other tabs. Returns a function that stops it.
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

/** Handles an edit. Other fields typed in another tab are kept. */
export function type(field: SupportField, value: string): void {
  const state = $state.get();
  if (state.busy !== 'no') return;
  request = undefined;
  // Text that could not be stored is newer than the stored draft.
  const elsewhere = state.kept ? readDraft()?.typed : undefined;
  const typed = { ...state.typed, ...elsewhere, [field]: value };
  $state.set({ ...state, typed, kept: keep(typed), cleared: undefined });
}

/** Empties the form and removes the draft; `restoreDraft` undoes it. */
export function clearDraft(): void {
  const { typed } = $state.get();
  request = undefined;
  keep({});
  $state.set({ ...initial, cleared: typed });
}

/** Brings back the cleared text. */
export function restoreDraft(): void {
  const { cleared } = $state.get();
  if (cleared) $state.set({ ...initial, typed: cleared, kept: keep(cleared) });
}

/** After a sent message: an empty form for another. */
export function startAnother(): void {
  $state.set({ ...initial, kept: $state.get().kept });
}

/** Automatic attempts to send a message before an error is shown. */
const tries = 3;

/** Sends the message once, however often the button is pressed. */
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
    const formToken = await getFormToken();
    if (formToken.type === 'error') return { error: formToken };
    await wait(minFillDelay(formToken.value));
    const message = {
      ...trimmed(values),
      request,
      form_token: formToken.value.text,
      website,
      lang,
    };
    answer = await sendTicket(message, token, () => {
      $state.set({ ...$state.get(), busy: 'proving' });
    });
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

/** Waits before sending and shows that state. */
async function wait(milliseconds: number): Promise<void> {
  if (milliseconds === 0) return;
  $state.set({ ...$state.get(), busy: 'waiting' });
  await new Promise((resolve) => setTimeout(resolve, milliseconds));
  $state.set({ ...$state.get(), busy: 'sending' });
}

function keep(typed: DraftValues): boolean {
  return saveDraft({ typed, ...(request !== undefined && { request }) });
}

/** Applies edits, sending or clearing in another tab. A message being sent here is not changed. */
function followTabs(removed: boolean): void {
  const state = $state.get();
  if (state.busy !== 'no') return;
  const draft = state.kept ? readDraft() : undefined;
  if (draft) {
    request = draft.request;
    $state.set({ ...state, typed: { ...state.typed, ...draft.typed }, cleared: undefined });
  } else if (removed && !isEmpty(state.typed)) {
    request = undefined;
    $state.set({ ...state, typed: {}, cleared: state.typed });
  }
}
