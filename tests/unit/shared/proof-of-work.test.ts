/** Puzzles: leading zero bits, solving, and sending a request again with its proof. */
import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import {
  leadingZeroBits,
  puzzleBits,
  solvePuzzle,
} from '../../../src/domain/shared/proof-of-work.ts';
import { withProof } from '../../../src/stores/proof.ts';

vi.mock('../../../src/services/proof.ts', () => ({
  solveInWorker: ({ challenge }: { challenge: string }) =>
    challenge === 'lost'
      ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
      : Promise.resolve(`${challenge}.7`),
}));

it.each([
  [[0xff], 0],
  [[0x01, 0xff], 7],
  [[0x00, 0x80], 8],
  [[0x00, 0x01], 15],
  [[0x00, 0x00], 16],
])('%j begins with %i zero bits', (bytes, bits) => {
  expect(leadingZeroBits(Uint8Array.from(bytes))).toBe(bits);
});

it('a solved puzzle has the zero bits', async () => {
  const proof = await solvePuzzle('challenge', 10);
  expect(proof).toMatch(/^challenge\.\d+$/);
  expect(createHash('sha256').update(proof).digest('hex')).toMatch(/^00[0-3]/);
  expect(puzzleBits).toBeGreaterThanOrEqual(16);
});

describe('a request', () => {
  const puzzle = { type: 'puzzle', challenge: 'c', bits: 1 } as const;
  const exchange = (send: (proof?: { readonly proof: string }) => unknown, answer: unknown) => {
    const onWork = vi.fn();
    const requestPuzzle = vi.fn(() => Promise.resolve(answer));
    const outcome = withProof({
      send: (proof?: { readonly proof: string }) => Promise.resolve(send(proof)),
      requestPuzzle,
      onWork,
    } as unknown as Parameters<typeof withProof>[0]);
    return { onWork, requestPuzzle, outcome };
  };
  const required = { type: 'error', code: 'proof_required' };

  it('is sent again with its proof when one is required', async () => {
    const { onWork, outcome } = exchange(
      (proof) => (proof ? { type: 'ok', value: proof.proof } : required),
      { type: 'ok', value: puzzle },
    );
    expect(await outcome).toEqual({ type: 'ok', value: 'c.7' });
    expect(onWork).toHaveBeenCalledOnce();
  });

  it('that needs none, or fails otherwise, is sent once', async () => {
    for (const first of [
      { type: 'ok', value: 1 },
      { type: 'error', code: 'network' },
    ]) {
      const { requestPuzzle, outcome } = exchange(() => first, undefined);
      expect(await outcome).toEqual(first);
      expect(requestPuzzle).not.toHaveBeenCalled();
    }
  });

  it('reports a lost connection when the puzzle cannot be solved here', async () => {
    const lost = { type: 'ok', value: { ...puzzle, challenge: 'lost' } };
    const { outcome } = exchange(() => required, lost);
    expect(await outcome).toEqual({ type: 'error', code: 'network' });
  });

  it('reports a puzzle that could not be fetched, and a proof that was not accepted', async () => {
    const lost = { type: 'error', code: 'network' };
    expect(await exchange(() => required, lost).outcome).toEqual(lost);
    expect(await exchange(() => required, { type: 'ok', value: puzzle }).outcome).toEqual(required);
  });
});
