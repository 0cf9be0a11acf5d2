import type { Info } from '../dashboard/index.ts';
import { readHolder } from './lock.ts';
import { functionsEnv, readKeys } from '../settings.ts';

/** The functions' variables of the world running in this directory; `undefined` when none is running. */
export async function runningEnv(dataDir: string): Promise<Record<string, string> | undefined> {
  const address = readHolder(dataDir)?.address;
  if (address === undefined) return undefined;
  try {
    const response = await fetch(new URL('/local/info.json', address));
    const { site, services } = (await response.json()) as Info;
    return { ...functionsEnv(readKeys(dataDir), site, services), URL: site, CONTEXT: 'dev' };
  } catch {
    return undefined;
  }
}
