import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Info } from '../dashboard/index.ts';
import { isRunning } from './lock.ts';
import { functionsEnv, readKeys } from '../settings.ts';

/** The functions' variables of the world running in this directory; `undefined` when none is running. */
export async function runningEnv(dataDir: string): Promise<Record<string, string> | undefined> {
  const address = addressIn(dataDir);
  if (address === undefined) return undefined;
  try {
    const response = await fetch(new URL('/local/info.json', address));
    const { site, services } = (await response.json()) as Info;
    return { ...functionsEnv(readKeys(dataDir), site, services), URL: site, CONTEXT: 'dev' };
  } catch {
    return undefined;
  }
}

function addressIn(dataDir: string): string | undefined {
  try {
    const holder = JSON.parse(readFileSync(join(dataDir, 'running.json'), 'utf8')) as {
      pid: number;
      address: string;
    };
    return isRunning(holder.pid) ? holder.address : undefined;
  } catch {
    return undefined;
  }
}
