import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Milliseconds of one round on the reference machine, for which the budgets of the stages hold. */
const reference = 34;
/** A slow machine may take this many times a budget, not more. */
const most = 3;

/**
 * How many times slower this machine is now than the reference machine, with two processors busy:
 * between 1 and 3. Called between stages, when nothing else of the run works.
 * @param measure Milliseconds of fixed work on each of two processors.
 */
export async function slowness(measure: () => Promise<readonly number[]> = twice): Promise<number> {
  const slowest = Math.max(...(await measure()));
  return Math.min(Math.max(slowest / reference, 1), most);
}

async function twice(): Promise<readonly number[]> {
  const file = new URL('machine-work.ts', import.meta.url);
  const workers = [new Worker(file), new Worker(file)];
  const times = await Promise.all(workers.map((worker) => once(worker, 'message')));
  return times.map(([time]) => Number(time));
}
