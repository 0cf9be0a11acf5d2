import { createHash } from 'node:crypto';
import { StripeError } from './errors.ts';
import type { Store } from './store.ts';

const DAY = 24 * 60 * 60 * 1000;

/** An answer as it is kept and given again. */
export interface Answer {
  status: number;
  body: string;
  replayed: boolean;
}

/**
 * Runs `work` once per key: the same key and request gives the kept answer, another request under
 * the same key is refused. Called inside the transaction of `work`, so both are kept or neither.
 * Like Stripe, keeps keys 24 hours and keeps no answer that is a validation error.
 * @throws StripeError 400 `idempotency_error`.
 */
export function answerOnce(
  store: Store,
  key: string | null,
  request: string,
  work: () => Omit<Answer, 'replayed'>,
): Answer {
  if (key === null) return { ...work(), replayed: false };
  const { database } = store;
  const fingerprint = createHash('sha256').update(request).digest('hex');
  database.prepare('delete from idempotency where at < ?').run(Date.now() - DAY);
  const kept = database.prepare('select * from idempotency where key = ?').get(key);
  if (kept !== undefined) {
    if (kept['fingerprint'] !== fingerprint) {
      throw new StripeError(
        400,
        'Keys for idempotent requests can only be used with the same parameters they were first ' +
          `used with. Try using a key other than '${key}' if you meant to execute a different request.`,
        { type: 'idempotency_error' },
      );
    }
    return { status: Number(kept['status']), body: String(kept['body']), replayed: true };
  }
  const answer = work();
  database
    .prepare('insert into idempotency (key, fingerprint, status, body, at) values (?, ?, ?, ?, ?)')
    .run(key, fingerprint, answer.status, answer.body, Date.now());
  return { ...answer, replayed: false };
}
