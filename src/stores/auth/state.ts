/** What every way in shares: where the person is, what failed, and one action at a time. */
import { atom, type ReadableAtom } from 'nanostores';
import type { Verification } from '../../domain/account/verification.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { AuthFault } from './errors.ts';
import { $session, startSession } from './session.ts';

export interface SignUpDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  /** E.164, or empty. */
  readonly phone: string;
  readonly lang: Lang;
}

export type AuthStep =
  | { readonly type: 'form' }
  | { readonly type: 'code'; readonly draft: SignUpDraft; readonly verification: Verification }
  /** Asks for the address of a forgotten password; `email` is what was typed before. */
  | { readonly type: 'reset'; readonly email: string }
  /** `sentAt` in milliseconds since the epoch. */
  | { readonly type: 'reset-sent'; readonly email: string; readonly sentAt: number }
  | { readonly type: 'new-password' }
  | { readonly type: 'password-changed' }
  /** Signed in with a recovery code, which ended the second factor. */
  | { readonly type: 'factor-removed' }
  | { readonly type: 'done' };

export interface AuthState {
  readonly step: AuthStep;
  readonly busy: boolean;
  readonly fault: AuthFault | undefined;
  /** Seconds until the next try is allowed, when the server said so. */
  readonly wait: number | undefined;
  /** True after a mail was sent again, until the next action. */
  readonly resent: boolean;
  /** What was typed before, when the person comes back to correct it. */
  readonly draft: SignUpDraft | undefined;
}

const initial: AuthState = {
  step: { type: 'form' },
  busy: false,
  fault: undefined,
  wait: undefined,
  resent: false,
  draft: undefined,
};
const $state = atom<AuthState>(initial);
export const $auth: ReadableAtom<AuthState> = $state;

export type Change = Partial<Omit<AuthState, 'busy'>>;

/** Starts over at a step: when the dialog closes, and when the person changes between the forms. */
export function restartAt(step: AuthStep, change: Change = {}): void {
  run += 1;
  $state.set({ ...initial, ...change, step });
}

/** Takes the last complaint away, where the person tries another way. */
export function clearFault(): void {
  $state.set({ ...$state.get(), fault: undefined, wait: undefined });
}

/** Leaves the last word of a way in. */
export function finishAuth(): void {
  restartAt({ type: 'done' });
}

/** Counts the starts: an answer to a question of an earlier one is dropped. */
let run = 0;

/** Runs one action at a time and shows its outcome; an unexpected failure is told as one. */
export async function work(action: () => Change | Promise<Change>): Promise<void> {
  const before = $state.get();
  if (before.busy) return;
  const mine = run;
  $state.set({ ...before, busy: true, fault: undefined, wait: undefined, resent: false });
  let change: Change;
  try {
    change = await action();
  } catch {
    change = { fault: 'network' };
  }
  if (mine === run) $state.set({ ...$state.get(), ...change, busy: false });
}

/**
 * Where the person is once the provider has let them in: done, or at the second factor, which every way in
 * asks for while the session waits for it. A new password is chosen after that.
 */
export async function finish(): Promise<Change> {
  await startSession();
  const session = $session.get();
  if (session.type !== 'signed-in') {
    const waits = session.type === 'signed-out' && session.waitsForFactor;
    return waits ? { step: { type: 'form' } } : { fault: 'genericError' };
  }
  return $state.get().step.type === 'new-password' ? {} : { step: { type: 'done' } };
}
