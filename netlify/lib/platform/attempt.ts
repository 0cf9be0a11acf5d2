import { describeError, log } from './log.ts';

/** Runs a part of a scheduled function. Logs a failure and returns undefined, so that the other parts still run. */
export async function attempt<Result>(
  part: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    log('error', 'A part of the scheduled work failed.', { part, ...describeError(error) });
    return undefined;
  }
}
