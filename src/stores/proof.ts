/** Sends a request, and once more with a proof of work if the function asks for one. */
import type { Puzzle } from '../domain/api/puzzle.ts';
import { tryAction, type Outcome } from './outcome.ts';

interface Exchange<Value, Code extends string> {
  /** Sends the request, with a proof the second time. */
  readonly send: (proof?: { readonly proof: string }) => Promise<Outcome<Value, Code>>;
  /** Requests a puzzle for it. */
  readonly requestPuzzle: () => Promise<Outcome<Puzzle, Code>>;
  /** Called when the puzzle is being solved, which takes seconds. */
  readonly onWork: () => void;
}

/**
 * Returns the last outcome: `proof_required` if the proof was not accepted either, `network` if the code that solves
 * puzzles could not be loaded. Never throws.
 */
export function withProof<Value, Code extends string>({
  send,
  requestPuzzle,
  onWork,
}: Exchange<Value, Code>): Promise<Outcome<Value, Code>> {
  return tryAction(async () => {
    const first = await send();
    if (first.type === 'ok' || first.code !== 'proof_required') return first;
    onWork();
    const puzzle = await requestPuzzle();
    if (puzzle.type === 'error') return puzzle;
    const { solveInWorker } = await import('../services/proof.ts');
    return send({ proof: await solveInWorker(puzzle.value) });
  });
}
