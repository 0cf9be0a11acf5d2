import { describeError, log } from './log.ts';

/** Runs a part whose failure must not stop the rest: logs it and returns undefined. */
export async function attempt<Result>(
  part: string,
  work: () => Promise<Result>,
): Promise<Result | undefined> {
  try {
    return await work();
  } catch (error) {
    log('error', 'A part of the work failed.', { part, ...describeError(error) });
    return undefined;
  }
}
