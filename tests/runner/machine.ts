import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Processor milliseconds of one round on the reference machine, for which the stage budgets are set. */
const reference = 34;
/** A slow machine may take this many times a budget, not more. */
const most = 3;
/** Seconds between two samples: a sample takes 0.2 s of one processor. */
const interval = 15;

/**
 * Samples how fast this machine is while a stage runs. The speed of a shared machine changes within minutes, so a
 * measurement before or after says little about the stage itself.
 * @returns Stops sampling; resolves to the average slowness against the reference machine, between 1 and 3.
 */
export function sampleSlowness(measure: () => Promise<number> = round): () => Promise<number> {
  const samples: Promise<number>[] = [measure()];
  const timer = setInterval(() => samples.push(measure()), interval * 1000);
  return async () => {
    clearInterval(timer);
    return slownessOf(await Promise.all(samples));
  };
}

/** Mean of the samples against the reference, between 1 and 3. */
export function slownessOf(samples: readonly number[]): number {
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
  return Math.min(Math.max(mean / reference, 1), most);
}

/** Processor milliseconds of fixed work: the time other processes run is not counted. */
async function round(): Promise<number> {
  const worker = new Worker(new URL('machine-work.ts', import.meta.url));
  const [milliseconds] = (await once(worker, 'message')) as [number];
  return milliseconds;
}
