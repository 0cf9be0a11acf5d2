/** Child process with one local world for the browser tests; see serve-world.ts. */
import { startWorld } from '../../local/world.ts';
import type { Command } from './serve-world.ts';
import { advanceTime } from './world-clock.ts';

const [dataDir, siteDir] = process.argv.slice(2);
if (!dataDir || !siteDir) throw new Error('Usage: world-process.ts <data folder> <site folder>');

const world = await startWorld({ dataDir, siteDir, port: 0, evenTime: 0 });
await world.warm;
process.send?.({ origin: world.origin, info: world.info });

process.on('message', (command: Command) => void runCommand(command));
process.once('disconnect', () => void stop());

async function runCommand(command: Command): Promise<void> {
  if (command.type === 'close') return stop();
  let fault: string | null = null;
  if (command.type === 'advance-time') advanceTime(command.milliseconds);
  else {
    const response = await world.run(command.name);
    if (!response.ok) fault = `${command.name}: ${response.status} ${await response.text()}`;
  }
  process.send?.(fault);
}

async function stop(): Promise<void> {
  await world.close();
  process.exit(0);
}
