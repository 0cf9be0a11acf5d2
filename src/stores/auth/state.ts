/** State shared by all auth forms: the current step, the last error, and one action at a time. */
import { atom, type ReadableAtom } from 'nanostores';
import type { AuthErrorCode } from '../../domain/account/errors.ts';
import type { Verification } from '../../domain/account/verification.ts';
import type { ApiError, ClientCode } from '../../domain/api/errors.ts';
import type { Lang } from '../../i18n/locales.ts';
import { providerError, type SupabaseError } from '../../services/supabase-errors.ts';
import { $session, startSession } from './session.ts';

export interface SignUpDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly lang: Lang;
}

export type AuthStep =
  | { readonly type: 'form' }
  | { readonly type: 'code'; readonly draft: SignUpDraft; readonly verification: Verification }
  /** Requests the address of a forgotten password; `email` is the address typed before. */
  | { readonly type: 'reset'; readonly email: string }
  /** `sentAt` in milliseconds since the epoch. */
  | { readonly type: 'reset-sent'; readonly email: string; readonly sentAt: number }
  /** `isOther`: the link opened another account than the one signed in before. */
  | {
      readonly type: 'new-password';
      readonly isOther: boolean;
      /** A recovery code has removed the second factor. */
      readonly factorRemoved?: true;
    }
  | { readonly type: 'password-changed'; readonly isOther: boolean }
  /** Signed in with a recovery code, which removed the second factor. */
  | { readonly type: 'factor-removed' }
  | { readonly type: 'done' };

export type AuthError = ApiError<AuthErrorCode | ClientCode>;

export interface AuthState {
  readonly step: AuthStep;
  readonly busy: boolean;
  readonly error: AuthError | undefined;
  /** True after an email was sent again, until the next action. */
  readonly resent: boolean;
  /** The typed values, when the user comes back to correct them. */
  readonly draft: SignUpDraft | undefined;
  /** True once the reset link of this page has been redeemed, also after a reset of the flow. */
  readonly linkUsed: boolean;
}

const initial: AuthState = {
  step: { type: 'form' },
  busy: false,
  error: undefined,
  resent: false,
  draft: undefined,
  linkUsed: false,
};
const $state = atom<AuthState>(initial);
export const $auth: ReadableAtom<AuthState> = $state;

/** The part of the state an action changes. */
export type AuthPatch = Partial<Omit<AuthState, 'busy'>>;

/** Resets to a step: when the dialog closes, and when the user switches between the forms. */
export function restartAt(step: AuthStep, patch: AuthPatch = {}): void {
  generation += 1;
  $state.set({ ...initial, linkUsed: $state.get().linkUsed, ...patch, step });
}

/** Clears the last error when the user switches to another method. */
export function clearError(): void {
  $state.set({ ...$state.get(), error: undefined });
}

/**
 * Whether the flow is over in the session it has opened: it saves nothing more, and has no notice to show. Until then
 * nobody is led away.
 */
export function isAuthOver({ step, busy }: Pick<AuthState, 'step' | 'busy'>): boolean {
  return !busy && step.type !== 'factor-removed';
}

/** Leaves the final step. */
export function finishAuth(): void {
  restartAt({ type: 'done' });
}

/** Incremented at each reset: the result of an earlier action is dropped. */
let generation = 0;

/** Runs one action at a time and applies its patch; a thrown error is reported as a network error. */
export async function runAction(action: () => AuthPatch | Promise<AuthPatch>): Promise<void> {
  const before = $state.get();
  if (before.busy) return;
  const started = generation;
  $state.set({ ...before, busy: true, error: undefined, resent: false });
  let patch: AuthPatch;
  try {
    patch = await action();
  } catch {
    patch = { error: { code: 'network' } };
  }
  if (started === generation) $state.set({ ...$state.get(), ...patch, busy: false });
}

/**
 * The step after the provider has accepted the credentials: done, or the second factor if the
 * session requires it. A new password is chosen after that.
 */
export async function finish(): Promise<AuthPatch> {
  await startSession();
  const session = $session.get();
  if (session.type !== 'signed-in') {
    const needsFactor = session.type === 'signed-out' && session.waitsForFactor;
    return needsFactor ? { step: { type: 'form' } } : { error: { code: 'sign_in_failed' } };
  }
  return $state.get().step.type === 'new-password' ? {} : { step: { type: 'done' } };
}

/** The patch of a Supabase Auth error; `fallback` for codes without a message for users. */
export function providerPatch(
  error: SupabaseError,
  fallback: AuthErrorCode,
): {
  readonly error: AuthError;
} {
  return { error: providerError(error, fallback) };
}
