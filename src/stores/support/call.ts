/**
 * Requests to the `support` function, and the form token required by a message: created before
 * it is written.
 */
import type { Puzzle } from '../../domain/api/puzzle.ts';
import type {
  FormTokenResponse,
  SupportCode,
  SupportRequest,
  Ticket,
} from '../../domain/api/support.ts';
import { minFillSeconds } from '../../domain/support/form.ts';
import { callFunction, type Outcome } from '../../services/functions.ts';
import { sessionErrors } from '../auth/session.ts';
import { withProof } from '../proof.ts';

/**
 * Calls the function. A session that has ended meanwhile counts as none: no session is
 * required.
 */
async function callSupport<Value>(
  body: SupportRequest,
  token?: string,
): Promise<Outcome<Value, SupportCode>> {
  const outcome = await callFunction<Value, SupportCode>('support', body, token);
  const ended = outcome.type === 'error' && sessionErrors.includes(outcome.code);
  return token !== undefined && ended ? callFunction('support', body) : outcome;
}

type Message = Omit<Extract<SupportRequest, { action: 'send' }>, 'action' | 'proof'>;

/** Sends a message; `onWork` is called if this browser has to solve a puzzle first. */
export function sendTicket(
  message: Message,
  token: string | undefined,
  onWork: () => void,
): Promise<Outcome<Ticket, SupportCode>> {
  return withProof<Ticket, SupportCode>({
    send: (proof) => callSupport({ action: 'send', ...message, ...proof }, token),
    requestPuzzle: () => callSupport<Puzzle>({ action: 'puzzle', request: message.request }),
    onWork,
  });
}

interface FormToken {
  readonly text: string;
  /** When it was received, in milliseconds of the browser's clock; the server made it earlier. */
  readonly at: number;
}

let known: FormToken | undefined;
let pending: Promise<Outcome<FormToken, SupportCode>> | undefined;

/**
 * Requests a form token when the visitor reaches the form, so that it is old enough when the
 * message is sent.
 */
export function prefetchFormToken(): void {
  if (!known) void requestFormToken();
}

/** The form token of the next message; requested if there is none. */
export async function getFormToken(): Promise<Outcome<FormToken, SupportCode>> {
  return known ? { type: 'ok', value: known } : requestFormToken();
}

/** Milliseconds until the function accepts this form token: never more, also when the clock was set back. */
export function minFillDelay({ at }: FormToken): number {
  const whole = minFillSeconds * 1000;
  return Math.min(whole, Math.max(0, at + whole - Date.now()));
}

/** After a message is sent: the next one needs a new form token. */
export function discardFormToken(): void {
  known = undefined;
}

/** Whether the form token was rejected and a retry, with a new or an older one, may succeed. */
export function renewFormToken(code: SupportCode | 'network'): boolean {
  if (code === 'form_token_expired') discardFormToken();
  else if (code === 'too_fast' && known) known = { ...known, at: Date.now() };
  else return false;
  return true;
}

function requestFormToken(): Promise<Outcome<FormToken, SupportCode>> {
  return (pending ??= callSupport<FormTokenResponse>({ action: 'form-token' })
    .then((outcome): Outcome<FormToken, SupportCode> => {
      if (outcome.type !== 'ok') return outcome;
      known = { text: outcome.value.form_token, at: Date.now() };
      return { type: 'ok', value: known };
    })
    .finally(() => {
      pending = undefined;
    }));
}
