import { retryAfterSeconds } from '../domain/shared/retry-after.ts';

/** The seconds that a refusal asks to wait (`Retry-After`), if it says so. */
export function retryAfter(response: Response, now = Date.now()): number | undefined {
  return retryAfterSeconds(response.headers.get('Retry-After'), now);
}
