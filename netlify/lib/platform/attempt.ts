import { describeError, log } from './log.ts';

/** A part of a scheduled function: its result, or undefined after a failure, which is logged and stops no other part. */
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
