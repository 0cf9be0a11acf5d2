/** What the `support` function is asked, and the form token that a message carries: one made before it was written. */
import type { FormTokenResponse, SupportCode, SupportRequest } from '../../domain/api/support.ts';
import { minFillSeconds } from '../../domain/support/form.ts';
import { callFunction, type Outcome } from '../../services/functions.ts';
import { sessionErrors } from '../auth/session.ts';

/** Asks the function. A session that has ended meanwhile counts as none: anybody may write. */
export async function callSupport<Value>(
  body: SupportRequest,
  token?: string,
): Promise<Outcome<Value, SupportCode>> {
  const outcome = await callFunction<Value, SupportCode>('support', body, token);
  const ended = outcome.type === 'error' && sessionErrors.includes(outcome.code);
  return token !== undefined && ended ? callFunction('support', body) : outcome;
}

interface FormToken {
  readonly text: string;
  /** When it came, in milliseconds of the browser's clock; it was made before that. */
  readonly at: number;
}

let known: FormToken | undefined;
let asking: Promise<Outcome<FormToken, SupportCode>> | undefined;

/** The form is reached: asks for a form token, so that it is old enough when the message is written. */
export function prefetchFormToken(): void {
  if (!known) void requestFormToken();
}

/** The form token of the next message, asked for unless there is one. */
export async function getFormToken(): Promise<Outcome<FormToken, SupportCode>> {
  return known ? { type: 'ok', value: known } : requestFormToken();
}

/** Milliseconds until the function takes this form token. */
export function minFillDelay({ at }: FormToken): number {
  return Math.max(0, at + minFillSeconds * 1000 - Date.now());
}

/** A message was sent: the next one needs a form token of its own. */
export function discardFormToken(): void {
  known = undefined;
}

/** Whether it is the form token that was refused, and another try, with a new or an older one, may do. */
export function renewFormToken(refused: SupportCode | 'network'): boolean {
  if (refused === 'form_token_expired') discardFormToken();
  else if (refused === 'too_fast' && known) known = { ...known, at: Date.now() };
  else return false;
  return true;
}

function requestFormToken(): Promise<Outcome<FormToken, SupportCode>> {
  return (asking ??= callSupport<FormTokenResponse>({ action: 'form_token' })
    .then((outcome): Outcome<FormToken, SupportCode> => {
      if (outcome.type !== 'ok') return outcome;
      known = { text: outcome.value.form_token, at: Date.now() };
      return { type: 'ok', value: known };
    })
    .finally(() => {
      asking = undefined;
    }));
}
