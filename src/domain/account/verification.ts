/**
 * The code that verifies a new user's email address. In mode `emailjs` the browser creates and sends
 * it (see ARCHITECTURE.md): it proves nothing to the server, which does not rely on it. In the modes
 * `function` and `supabase` a server creates, sends and compares it; attempts and delays are the same.
 */
export const codeLifetimeMs = 10 * 60 * 1000;
export const codeTries = 5;
export const resendDelayMs = 60 * 1000;

export interface Verification {
  /** Empty if a server made the code: only it can compare it. */
  readonly code: string;
  /** Milliseconds since the epoch. */
  readonly sentAt: number;
  readonly triesLeft: number;
}

export type CodeCheck =
  | { readonly type: 'right' }
  | { readonly type: 'wrong'; readonly verification: Verification }
  | { readonly type: 'spent' }
  | { readonly type: 'expired' };

/** A uniformly random six-digit code, from 100000 to 999999. */
export function newCode(): string {
  const range = 900_000;
  const limit = Math.floor(2 ** 32 / range) * range;
  const draw = new Uint32Array(1);
  let value: number;
  do {
    crypto.getRandomValues(draw);
    value = draw[0] ?? limit;
  } while (value >= limit);
  return String(100_000 + (value % range));
}

/** Starts a verification sent at `now` (milliseconds since the epoch), with a code made here. */
export function newVerification(now: number): Verification {
  return { code: newCode(), sentAt: now, triesLeft: codeTries };
}

/** Compares the typed code (spaces ignored); a wrong code uses one attempt. */
export function checkCode(verification: Verification, typed: string, now: number): CodeCheck {
  const check = countTry(verification, now);
  const isOpen = check.type !== 'expired' && verification.triesLeft > 0;
  return isOpen && typed.replace(/\s/g, '') === verification.code ? { type: 'right' } : check;
}

/** Counts one failed attempt, whether the comparison was made here or by a server. */
export function countTry(
  verification: Verification,
  now: number,
): Exclude<CodeCheck, { type: 'right' }> {
  if (now - verification.sentAt > codeLifetimeMs) return { type: 'expired' };
  const triesLeft = verification.triesLeft - 1;
  return triesLeft <= 0
    ? { type: 'spent' }
    : { type: 'wrong', verification: { ...verification, triesLeft } };
}

/** Milliseconds until another code may be sent, at most `resendDelayMs`; 0 if it may be sent now. */
export function resendWait({ sentAt }: { readonly sentAt: number }, now: number): number {
  const wait = sentAt + resendDelayMs - now;
  // The clock was set back meanwhile: the server keeps its own delay.
  if (wait > 2 * resendDelayMs) return 0;
  return Math.min(resendDelayMs, Math.max(0, wait));
}
