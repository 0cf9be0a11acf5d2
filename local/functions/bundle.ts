import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { zipFunction } from '@netlify/zip-it-and-ship-it';
import type { LambdaHandler } from './lambda.ts';

/** A function as the platform packs it: the bundle's handler, and what it was made from. */
export interface Bundle {
  handler: LambdaHandler;
  /** Cron expression, when the platform calls it by the clock. */
  schedule: string | undefined;
  /** Newest change among its source files, in milliseconds since 1970. */
  stamp: number;
  sources: string[];
}

/**
 * Packs a function with the platform's own bundler, with the platform's own entry point, and loads
 * it. `version` makes the folder new: a loaded module cannot be loaded again from the same place.
 */
export async function makeBundle(
  root: string,
  file: string,
  folder: string,
  version: number,
): Promise<Bundle> {
  const packed = await zipFunction(file, join(folder, String(version)), {
    archiveFormat: 'none',
    basePath: root,
    config: { '*': { nodeSourcemap: true, nodeBundler: 'esbuild' } },
    featureFlags: { zisi_pure_esm: true, zisi_pure_esm_mjs: true },
  });
  if (!packed) throw new Error(`${file} holds no function.`);
  const entry = pathToFileURL(join(packed.path, packed.entryFilename)).href;
  const { handler } = (await import(entry)) as { handler: LambdaHandler };
  const sources = (packed.inputs ?? []).filter((path) => !path.includes('node_modules'));
  return { handler, schedule: packed.schedule, stamp: await newest(sources), sources };
}

/** Whether a source file changed since the bundle was made. */
export async function isStale(bundle: Bundle): Promise<boolean> {
  return (await newest(bundle.sources)) > bundle.stamp;
}

async function newest(files: string[]): Promise<number> {
  const times = await Promise.all(
    files.map((file) =>
      stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => 0,
      ),
    ),
  );
  return Math.max(0, ...times);
}
