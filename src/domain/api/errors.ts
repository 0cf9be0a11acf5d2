/** The body of an error response: a code of the contract, and a message for developers. */
export interface ErrorBody<Code extends string> {
  readonly error: { readonly code: Code; readonly message: string };
}

/** Error codes every function may return, whatever its contract. */
export type CommonCode =
  | 'method_not_allowed'
  | 'too_large'
  | 'bad_request'
  | 'unauthenticated'
  | 'rate_limited'
  | 'unavailable';

/** Codes added by the browser: no response, or an unexpected one. */
export type ClientCode = CommonCode | 'network' | 'unexpected';

/** Why a request or an action failed, as stores keep it. */
export interface ApiError<Code extends string> {
  readonly code: Code;
  /** Seconds to wait, if the server sent them. */
  readonly retryAfter?: number | undefined;
}

/** Maximum request body, in bytes. */
export const maxBodyBytes = 64 * 1024;
