/** The outcome of a store action: a value or an error code. */
import type { Outcome } from '../services/functions.ts';

export type { Outcome };

/** Success without a value. */
export const ok = { type: 'ok', value: undefined } as const;

/** An error outcome. `retryAfter` in seconds, if the server sent it. */
export function failed<Code extends string>(code: Code, retryAfter?: number) {
  return { type: 'error', code, ...(retryAfter !== undefined && { retryAfter }) } as const;
}

/** Whether the browser cannot know if the request was carried out. */
export function isUnknownOutcome({ code }: { readonly code: string }): boolean {
  return code === 'network' || code === 'unavailable';
}

/** Runs an action; a thrown error is reported as a network error. */
export async function tryAction<Value, Code extends string>(
  action: () => Promise<Outcome<Value, Code>>,
): Promise<Outcome<Value, Code>> {
  try {
    return await action();
  } catch {
    return failed('network');
  }
}
