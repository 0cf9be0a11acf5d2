/** Solves a puzzle beside the page, which stays responsive. */
import type { Puzzle } from '../domain/api/puzzle.ts';
import { solvePuzzle } from '../domain/shared/proof-of-work.ts';

addEventListener('message', ({ data }: MessageEvent<Puzzle>) => {
  void solvePuzzle(data.challenge, data.bits).then((proof) => {
    postMessage(proof);
  });
});
