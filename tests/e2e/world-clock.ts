/** A clock that a test moves forward: loaded with `--import`, before anything else, by every thread. */
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';
import { moveDate } from './move-date.ts';

const key = 'milliseconds ahead';
// Shared memory: what the main thread writes, the functions' thread reads.
if (isMainThread) setEnvironmentData(key, new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
const ahead = new Float64Array(getEnvironmentData(key) as SharedArrayBuffer);

moveDate(() => ahead[0] ?? 0);

/** Moves this process's time forward; PostgreSQL and the stand-ins go by it. */
export function moveOn(milliseconds: number): void {
  ahead[0] = (ahead[0] ?? 0) + milliseconds;
}
