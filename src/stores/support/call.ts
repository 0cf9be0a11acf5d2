/** What the `support` function is asked, and the stamp that a message carries: one made before it was written. */
import type { Stamped, SupportCode, SupportRequest } from '../../domain/api/support.ts';
import { leastSeconds } from '../../domain/support/form.ts';
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

interface Stamp {
  readonly text: string;
  /** When it came, in milliseconds of the browser's clock; it was made before that. */
  readonly at: number;
}

let known: Stamp | undefined;
let asking: Promise<Outcome<Stamp, SupportCode>> | undefined;

/** The form is reached: asks for a stamp, so that it is old enough when the message is written. */
export function reachForm(): void {
  if (!known) void askStamp();
}

/** The stamp of the next message, asked for unless there is one. */
export async function takeStamp(): Promise<Outcome<Stamp, SupportCode>> {
  return known ? { type: 'ok', value: known } : askStamp();
}

/** Milliseconds until the function takes this stamp. */
export function untilOldEnough({ at }: Stamp): number {
  return Math.max(0, at + leastSeconds * 1000 - Date.now());
}

/** A message was sent: the next one needs a stamp of its own. */
export function spendStamp(): void {
  known = undefined;
}

/** Whether it is the stamp that was refused, and another try, with a new or an older one, may do. */
export function renewStamp(refused: SupportCode | 'network'): boolean {
  if (refused === 'stamp_expired') spendStamp();
  else if (refused === 'too_fast' && known) known = { ...known, at: Date.now() };
  else return false;
  return true;
}

function askStamp(): Promise<Outcome<Stamp, SupportCode>> {
  return (asking ??= callSupport<Stamped>({ action: 'stamp' })
    .then((outcome): Outcome<Stamp, SupportCode> => {
      if (outcome.type !== 'ok') return outcome;
      known = { text: outcome.value.stamp, at: Date.now() };
      return { type: 'ok', value: known };
    })
    .finally(() => {
      asking = undefined;
    }));
}
