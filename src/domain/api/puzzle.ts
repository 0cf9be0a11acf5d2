/**
 * Puzzles of `appointment`, `support` and `signals-notice`: after many requests within an hour,
 * each further one needs a proof of work. The function returns `proof_required`; the browser
 * requests a puzzle for its request id, solves it and resends the request with the `proof`.
 */
import { z } from 'zod';

/** Requests a puzzle. Response: `Puzzle`. */
export const puzzleRequest = z.strictObject({
  action: z.literal('puzzle'),
  /** Idempotency key of the request that needs the proof. */
  request: z.uuid(),
});

/** `<challenge>.<counter>` of a solved puzzle. */
export const proofField = z.string().max(200).optional();

/** Find a counter such that SHA-256 of `<challenge>.<counter>` begins with `bits` zero bits. */
export interface Puzzle {
  readonly type: 'puzzle';
  readonly challenge: string;
  readonly bits: number;
}
