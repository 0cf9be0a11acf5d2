import { StripeError } from './errors.ts';
import type { Store } from './store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A response, original or replayed. */
export interface Answer {
  readonly status: number;
  readonly body: string;
  readonly replayed: boolean;
}

/**
 * Runs `work` once per key: the same key and request replays the stored response, another request under the
 * same key is rejected. Called inside the transaction of `work`, so both are committed or neither. Like
 * Stripe, stores keys for 24 hours, but no validation errors.
 * @throws StripeError 400 `idempotency_error`.
 */
export function answerOnce(
  store: Store,
  key: string | null,
  request: string,
  work: () => Omit<Answer, 'replayed'>,
): Answer {
  if (key === null) return { ...work(), replayed: false };
  const id = `answer_to_${key}`;
  const storedResponse = store.get('kept_answer', id);
  if (storedResponse !== undefined && storedResponse.at > Date.now() - dayMs) {
    if (storedResponse.request === request) return { ...storedResponse, replayed: true };
    throw new StripeError(
      400,
      'Keys for idempotent requests can only be used with the same parameters they were first ' +
        `used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      { type: 'idempotency_error' },
    );
  }
  const answer = work();
  store.put({ id, object: 'kept_answer', request, ...answer, at: Date.now() });
  return { ...answer, replayed: false };
}
