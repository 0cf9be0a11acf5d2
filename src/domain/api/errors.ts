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

/** Largest request body a function reads, in bytes. */
export const maxBodyBytes = 64 * 1024;
