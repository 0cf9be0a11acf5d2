import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveWorld, type World } from '../e2e/serve-world.ts';

/** A local world over the measured site, with data of its own while the task runs. */
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
