/** What an action of a store ends with: its value, or the code of an error. */
import type { Outcome } from '../services/functions.ts';

export type { Outcome };

/** Done, with nothing to give. */
export const ok = { type: 'ok', value: undefined } as const;

/** The error of an outcome. `retryAfter` in seconds, where the server says so. */
export function failed<Code extends string>(code: Code, retryAfter?: number) {
  return { type: 'error', code, ...(retryAfter !== undefined && { retryAfter }) } as const;
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
