import { pathToFileURL } from 'node:url';
import type { LambdaHandler } from './lambda.ts';
import { newest, packFunction } from './packed.ts';

/** A function as the platform runs it: the handler, and what it was made from. */
export interface Bundle {
  handler: LambdaHandler;
  /** Cron expression, when the platform calls it by the clock. */
  schedule: string | undefined;
  /** Newest change among its source files, in milliseconds since 1970. */
  stamp: number;
  sources: readonly string[];
}

/** Loads a function, packed as for production. `root` is the project's folder. */
export async function loadBundle(root: string, file: string): Promise<Bundle> {
  const { entry, schedule, sources } = await packFunction(root, file);
  const { handler } = (await import(pathToFileURL(entry).href)) as { handler: LambdaHandler };
  return { handler, schedule, stamp: await newest(sources), sources };
}

/** Whether a source file changed since the bundle was made. */
export async function isStale(bundle: Bundle): Promise<boolean> {
  return (await newest(bundle.sources)) > bundle.stamp;
}
