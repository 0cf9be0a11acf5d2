/** Puzzles of the public forms: signed, stateless, and each valid for one request id. */
import { createHash, randomBytes } from 'node:crypto';
import type { Puzzle } from '../../../src/domain/api/puzzle.ts';
import {
  leadingZeroBits,
  proofText,
  puzzleBits,
} from '../../../src/domain/shared/proof-of-work.ts';
import { isSameText, keyedHash } from '../platform/hmac.ts';
import { HttpError } from './http-error.ts';

/** Lifetime of a puzzle, in milliseconds: a slow phone solves it in seconds. */
const puzzleLifetimeMs = 10 * 60 * 1_000;

const pattern = /^((\d{10,16})\.([\w-]{22})\.([0-9a-f]{64}))\.(\d{1,12})$/;

/** A puzzle for the request with this idempotency key. */
export function createPuzzle(request: string, now = Date.now()): Puzzle {
  const random = randomBytes(16).toString('base64url');
  const challenge = `${now}.${random}.${sign(String(now), random, request)}`;
  return { type: 'puzzle', challenge, bits: puzzleBits };
}

/** The challenge of a valid proof for this request; undefined without one, or if it is wrong or too old. */
export function verifiedProof(
  proof: string | undefined,
  request: string,
  now = Date.now(),
): string | undefined {
  const [, challenge = '', time = '', random = '', signature = '', counter = ''] =
    pattern.exec(proof ?? '') ?? [];
  if (challenge === '') return undefined;
  if (!isSameText(signature, sign(time, random, request))) return undefined;
  if (Math.abs(now - Number(time)) > puzzleLifetimeMs) return undefined;
  const digest = createHash('sha256')
    .update(proofText(challenge, Number(counter)))
    .digest();
  return leadingZeroBits(digest) >= puzzleBits ? challenge : undefined;
}

/** The 428 of a request that needs a proof. */
export function proofRequired(): HttpError<'proof_required'> {
  return new HttpError(
    428,
    'proof_required',
    'Solve a puzzle and send the request with its proof.',
  );
}

function sign(time: string, random: string, request: string): string {
  return keyedHash('puzzle', time, random, request.toLowerCase());
}
