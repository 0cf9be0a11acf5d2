/** Proof of work in a worker of this browser. */
import type { Puzzle } from '../domain/api/puzzle.ts';
import { solvePuzzle } from '../domain/shared/proof-of-work.ts';

/** Solves a puzzle; without workers, on the page itself. */
export function solveInWorker(puzzle: Puzzle): Promise<string> {
  return new Promise((resolve, reject) => {
    const here = () => void solvePuzzle(puzzle.challenge, puzzle.bits).then(resolve, reject);
    try {
      const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' });
      worker.addEventListener('message', ({ data }: MessageEvent<string>) => {
        worker.terminate();
        resolve(data);
      });
      worker.addEventListener('error', () => {
        worker.terminate();
        here();
      });
      worker.postMessage(puzzle);
    } catch {
      here();
    }
  });
}
