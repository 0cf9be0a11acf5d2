import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveWorld, type World } from '../e2e/serve-world.ts';

/** Runs a task in a local world that serves the measured site, with its own data. */
export async function inWorld<Result>(
  siteDir: string,
  dataDir: string,
  task: (world: World) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-world-'));
  try {
    await copyFile(join(dataDir, 'keys.json'), join(folder, 'keys.json'));
    const world = await serveWorld(folder, siteDir);
    try {
      return await task(world);
    } finally {
      await world.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
