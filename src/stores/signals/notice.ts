/** The list to notify when signals open: the form, and the link that confirms an address. */
import { atom, type ReadableAtom } from 'nanostores';
import type { ApiError, ClientCode } from '../../domain/api/errors.ts';
import type { Puzzle } from '../../domain/api/puzzle.ts';
import type {
  NoticeAsked,
  NoticeState,
  SignalsNoticeCode,
  SignalsNoticeRequest,
} from '../../domain/api/signals-notice.ts';
import type { Lang } from '../../i18n/locales.ts';
import { callFunction, type Outcome } from '../../services/functions.ts';
import { withProof } from '../proof.ts';

export interface NoticeStore {
  readonly step:
    | { readonly type: 'form' }
    | { readonly type: 'sent'; readonly email: string }
    /** A link was opened; its state is unknown until loaded. */
    | { readonly type: 'link'; readonly state: NoticeState['state'] | undefined }
    /** The token of the link has the wrong format: part of the link is missing. */
    | { readonly type: 'incomplete-link' };
  /** `proof`: the browser solves a puzzle first. */
  readonly busy: 'no' | 'yes' | 'proof';
  readonly error: ApiError<SignalsNoticeCode | ClientCode> | undefined;
}

const $state = atom<NoticeStore>({ step: { type: 'form' }, busy: 'no', error: undefined });
export const $notice: ReadableAtom<NoticeStore> = $state;

/** Sent on the window when the address contained a link; hydrates the island. */
export const linkEvent = 'open-notice-link';

/** The token of the link, once: the page's inline script removed it from the address. */
export function takeLink(): string | undefined {
  const { dataset } = document.documentElement;
  const { noticeLink } = dataset;
  delete dataset['noticeLink'];
  return noticeLink;
}

/** Idempotency key of the last submission without a response, and its address. */
let pending: { readonly email: string; readonly request: string } | undefined;

/** Requests the email that confirms an address. Does nothing while busy. */
export async function askNotice(email: string, website: string, lang: Lang): Promise<void> {
  if ($state.get().busy !== 'no') return;
  if (pending?.email !== email) pending = { email, request: crypto.randomUUID() };
  const { request } = pending;
  $state.set({ step: { type: 'form' }, busy: 'yes', error: undefined });
  const outcome = await withProof<NoticeAsked, SignalsNoticeCode>({
    send: (proof) => call({ action: 'ask', request, email, lang, website, ...proof }),
    requestPuzzle: () => call<Puzzle>({ action: 'puzzle', request }),
    onWork: () => $state.set({ ...$state.get(), busy: 'proof' }),
  });
  if (outcome.type === 'error') {
    $state.set({ step: { type: 'form' }, busy: 'no', error: outcome });
    return;
  }
  pending = undefined;
  $state.set({ step: { type: 'sent', email }, busy: 'no', error: undefined });
}

let link = '';

/** Reads the state of a link, without changing anything. */
export function openLink(token: string): Promise<void> {
  link = token;
  $state.set({ step: { type: 'link', state: undefined }, busy: 'no', error: undefined });
  return followLink('show');
}

/** Reads, confirms or deletes the address of the opened link. Does nothing while busy. */
export async function followLink(action: 'show' | 'confirm' | 'stop'): Promise<void> {
  const { step, busy } = $state.get();
  if (busy !== 'no') return;
  $state.set({ step, busy: 'yes', error: undefined });
  const lang = document.documentElement.lang as Lang;
  const outcome = await call<NoticeState>(
    action === 'stop' ? { action, token: link } : { action, token: link, lang },
  );
  if (outcome.type === 'ok') {
    $state.set({
      step: { type: 'link', state: outcome.value.state },
      busy: 'no',
      error: undefined,
    });
  } else if (outcome.code === 'bad_request') {
    $state.set({ step: { type: 'incomplete-link' }, busy: 'no', error: undefined });
  } else {
    $state.set({ step, busy: 'no', error: outcome });
  }
}

function call<Value>(body: SignalsNoticeRequest): Promise<Outcome<Value, SignalsNoticeCode>> {
  return callFunction<Value, SignalsNoticeCode>('signals-notice', body);
}
