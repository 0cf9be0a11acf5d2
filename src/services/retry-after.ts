import { retryAfterSeconds } from '../domain/shared/retry-after.ts';

/** The seconds of a response's `Retry-After` header, if any. */
export function retryAfter(response: Response, now = Date.now()): number | undefined {
  return retryAfterSeconds(response.headers.get('Retry-After'), now);
}
