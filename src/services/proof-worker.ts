/** Solves a puzzle in a worker, so that the page stays responsive. Posts `''` if it cannot. */
import type { Puzzle } from '../domain/api/puzzle.ts';
import { solvePuzzle } from '../domain/shared/proof-of-work.ts';

addEventListener('message', ({ data }: MessageEvent<Puzzle>) => {
  void solvePuzzle(data.challenge, data.bits)
    .catch(() => '')
    .then((proof) => {
      postMessage(proof);
    });
});
