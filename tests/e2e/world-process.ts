/** Child process with one local world for the browser tests; see serve-world.ts. */
import { readKeys } from '../../local/settings.ts';
import { startWorld } from '../../local/world.ts';
import type { Command } from './serve-world.ts';
import { advanceTime } from './world-clock.ts';

const [dataDir, siteDir] = process.argv.slice(2);
if (!dataDir || !siteDir) throw new Error('Usage: world-process.ts <data folder> <site folder>');

const world = await startWorld({ dataDir, siteDir, port: 0, evenTime: 0 });
await openSignals(true);
await world.warm;
process.send?.({ origin: world.origin, info: world.info });

process.on('message', (command: Command) => void runCommand(command));
process.once('disconnect', () => void stop());

async function runCommand(command: Command): Promise<void> {
  if (command.type === 'close') return stop();
  let fault: string | null = null;
  if (command.type === 'advance-time') advanceTime(command.milliseconds);
  else if (command.type === 'open-signals') await openSignals(command.isOpen);
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

/** Opens or closes signals in the database, whatever the pages were built with. */
async function openSignals(isOpen: boolean): Promise<void> {
  const { secretKey } = readKeys(String(dataDir));
  const address = new URL('/rest/v1/signals_desk?id=is.true', world.info.services.supabase);
  const response = await fetch(address, {
    method: 'PATCH',
    headers: { apikey: secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      analyst: 'Ada Byron',
      opened_at: isOpen ? new Date().toISOString() : null,
    }),
  });
  if (!response.ok) throw new Error(`Signals were not opened: ${await response.text()}`);
}
