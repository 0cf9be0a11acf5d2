import { pathToFileURL } from 'node:url';
import type { LambdaHandler } from './lambda.ts';
import { newest, packFunction } from './packed.ts';

/** A bundled function: its handler and metadata. */
export interface Bundle {
  readonly handler: LambdaHandler;
  /** Cron expression of a scheduled function. */
  readonly schedule: string | undefined;
  /** Latest modification time of its source files, in milliseconds since 1970. */
  readonly stamp: number;
  readonly sources: readonly string[];
}

/** Loads a function, bundled as for production. `root` is the project root. */
export async function loadBundle(root: string, file: string): Promise<Bundle> {
  const { entry, schedule, sources } = await packFunction(root, file);
  const { handler } = (await import(pathToFileURL(entry).href)) as { handler: LambdaHandler };
  return { handler, schedule, stamp: await newest(sources), sources };
}

/** Whether a source file changed since the bundle was built. */
export async function isStale(bundle: Bundle): Promise<boolean> {
  return (await newest(bundle.sources)) > bundle.stamp;
}
