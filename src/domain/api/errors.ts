/** The answer of a function that refuses: a code of its contract, and a sentence for developers. */
export interface ErrorBody<Code extends string> {
  readonly error: { readonly code: Code; readonly message: string };
}

/** Codes every function may answer, whatever its contract. */
export type CommonCode =
  | 'method_not_allowed'
  | 'too_large'
  | 'bad_request'
  | 'unauthenticated'
  | 'rate_limited'
  | 'unavailable';

/** What the browser adds: no answer, or one that it does not understand. */
export type ClientCode = CommonCode | 'network' | 'unexpected';

/** Why a call or an action failed, as stores hold it. */
export interface ApiError<Code extends string> {
  readonly code: Code;
  /** Seconds to wait, where the server says so. */
  readonly retryAfter?: number | undefined;
}

/** Largest request body a function reads, in bytes. */
export const maxBodyBytes = 64 * 1024;
