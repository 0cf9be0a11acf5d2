/** A clock that tests advance; every thread loads it first, with `--import`. */
import { getEnvironmentData, isMainThread, setEnvironmentData } from 'node:worker_threads';
import { moveDate } from './move-date.ts';

const key = 'milliseconds ahead';
// Shared memory: written by the main thread, read by the functions' thread.
if (isMainThread) setEnvironmentData(key, new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
const ahead = new Float64Array(getEnvironmentData(key) as SharedArrayBuffer);

moveDate(() => ahead[0] ?? 0);

/** Advances this process's time; PostgreSQL and the local services use it. */
export function advanceTime(milliseconds: number): void {
  ahead[0] = (ahead[0] ?? 0) + milliseconds;
}
