/**
 * Ending a contract: the form, its review, the declaration; and the confirmation of an email
 * link. The function decides; without a session it sends an email, because anybody can type any
 * address.
 */
import { atom, type ReadableAtom } from 'nanostores';
import type {
  ContractEnd,
  ContractEndCode,
  ContractEnded,
  ContractEndRequest,
  MailSent,
  PendingEnd,
} from '../../domain/api/contract-end.ts';
import type { ApiError } from '../../domain/api/errors.ts';
import type { Lang } from '../../i18n/locales.ts';
import { callFunction, type Outcome } from '../../services/functions.ts';
import { refreshSubscriptionRows } from '../billing/subscription-rows.ts';
import { sessionErrors, sessionToken } from '../auth/session.ts';
import { failed } from '../outcome.ts';

/** The fields of the form. */
export interface Declaration {
  readonly name: string;
  readonly email: string;
  /** `ECT-…`, or empty. */
  readonly reference: string;
}

export type EndStep =
  | { readonly type: 'form' }
  | { readonly type: 'recap'; readonly declaration: Declaration }
  | { readonly type: 'mail-sent'; readonly email: string }
  /** The email link is loading. */
  | { readonly type: 'reading' }
  | { readonly type: 'pending'; readonly pending: PendingEnd }
  | { readonly type: 'bad-link' }
  | { readonly type: 'ended'; readonly ended: ContractEnded };

export type EndError = ApiError<ContractEndCode | 'network'>;

export interface EndState {
  readonly step: EndStep;
  readonly busy: boolean;
  readonly error: EndError | undefined;
  /** The typed values, when the user comes back to correct them. */
  readonly draft: Declaration | undefined;
}

const initial: EndState = {
  step: { type: 'form' },
  busy: false,
  error: undefined,
  draft: undefined,
};
const $state = atom<EndState>(initial);
export const $contractEnd: ReadableAtom<EndState> = $state;

/** Shows the typed values for review before they are sent. */
export function checkDeclaration(typed: Declaration): void {
  const declaration = {
    name: typed.name.trim(),
    email: typed.email.trim(),
    reference: typed.reference.trim().toUpperCase(),
  };
  $state.set({ ...initial, step: { type: 'recap', declaration }, draft: declaration });
}

/** Returns to the form with the typed values. */
export function correctDeclaration(): void {
  $state.set({ ...initial, draft: $state.get().draft });
}

/** Returns to an empty form. */
export function startOver(): void {
  $state.set(initial);
}

/** Sends the reviewed declaration. A session that has ended meanwhile counts as none. */
export function notify(kind: ContractEnd, lang: Lang): Promise<void> {
  const { step } = $state.get();
  if (step.type !== 'recap') return Promise.resolve();
  const request = { action: 'declare', kind, lang, ...step.declaration } as const;
  return runAction(async () => {
    const token = await sessionToken();
    let outcome = await call<ContractEnded | MailSent>(request, token);
    if (token !== undefined && outcome.type === 'error' && sessionErrors.includes(outcome.code)) {
      outcome = await call<ContractEnded | MailSent>(request);
    }
    if (outcome.type === 'error') return errorPatch(outcome);
    if (outcome.value.type === 'ended') return ended(outcome.value);
    return { step: { type: 'mail-sent', email: request.email } };
  });
}

/** Token of the opened link: only in memory, once removed from the URL. */
let link = '';

/** Loads the declaration of an email link. Consumes nothing. */
export function openLink(token: string): Promise<void> {
  link = token;
  $state.set({ ...initial, step: { type: 'reading' } });
  return readLink();
}

/** Reloads the link after a failure. */
export function readLink(): Promise<void> {
  return runAction(async () => {
    const outcome = await call<PendingEnd>({ action: 'show', token: link });
    if (outcome.type === 'error') return errorPatch(outcome);
    return { step: { type: 'pending', pending: outcome.value } };
  });
}

/** Confirms the declaration of an email link. */
export function confirmLink(): Promise<void> {
  return runAction(async () => {
    const outcome = await call<ContractEnded>({ action: 'confirm', token: link });
    return outcome.type === 'error' ? errorPatch(outcome) : ended(outcome.value);
  });
}

type Patch = Partial<Omit<EndState, 'busy'>>;

/** One action at a time. */
async function runAction(action: () => Promise<Patch>): Promise<void> {
  const before = $state.get();
  if (before.busy) return;
  $state.set({ ...before, busy: true, error: undefined });
  const patch = await action().catch((): Patch => ({ error: failed('network') }));
  $state.set({ ...$state.get(), ...patch, busy: false });
}

function call<Value>(
  request: ContractEndRequest,
  token?: string,
): Promise<Outcome<Value, ContractEndCode>> {
  return callFunction<Value, ContractEndCode>('contract-end', request, token);
}

function errorPatch(error: EndError): Patch {
  const { code } = error;
  if (code === 'bad_link' || (code === 'bad_request' && $state.get().step.type === 'reading')) {
    return { step: { type: 'bad-link' } };
  }
  return { error };
}

function ended(value: ContractEnded): Patch {
  void refreshSubscriptionRows();
  return { step: { type: 'ended', ended: value } };
}
