/** Child process with one local world for the browser tests; see serve-world.ts. */
import { startWorld } from '../../local/world.ts';
import type { Wish } from './serve-world.ts';
import { moveOn } from './world-clock.ts';

const [dataDir, siteDir] = process.argv.slice(2);
if (!dataDir || !siteDir) throw new Error('Usage: world-process.ts <data folder> <site folder>');

const world = await startWorld({ dataDir, siteDir, port: 0, evenTime: 0 });
await world.warm;
process.send?.({ origin: world.origin, info: world.info });

process.on('message', (wish: Wish) => void obey(wish));
process.once('disconnect', () => void stop());

async function obey(wish: Wish): Promise<void> {
  if (wish.type === 'close') return stop();
  let fault: string | null = null;
  if (wish.type === 'move-on') moveOn(wish.milliseconds);
  else {
    const response = await world.run(wish.name);
    if (!response.ok) fault = `${wish.name}: ${response.status} ${await response.text()}`;
  }
  process.send?.(fault);
}

async function stop(): Promise<void> {
  await world.close();
  process.exit(0);
}
