/** Child process that holds one local world for the browser tests; see serve-world.ts. */
import { startWorld } from '../../local/world.ts';

const [dataDir, siteDir] = process.argv.slice(2);
if (!dataDir || !siteDir) throw new Error('Usage: world-process.ts <data folder> <site folder>');

const world = await startWorld({ dataDir, siteDir, port: 0 });
await world.warm;
process.send?.({ origin: world.origin, info: world.info });

process.once('message', () => void stop());
process.once('disconnect', () => void stop());

async function stop(): Promise<void> {
  await world.close();
  process.exit(0);
}
