/** `npm start` and `npm run dev`: runs the local world in this terminal until Ctrl-C. */
import { setTimeout as wait } from 'node:timers/promises';
import { ensureBuild } from './start/build.ts';
import { startPagesServer } from './start/pages-server.ts';
import { type Settings, readSettings } from './settings.ts';
import { assumeSignalsOpen } from './start/signals-status.ts';
import { explainFailure } from './start/failures.ts';
import { welcome } from './start/welcome.ts';
import { type World, type WorldOptions, startWorld } from './world.ts';

const knownFlags = ['--reset', '--fresh-build', '--dev', '--open-signals'] as const;

/** Maximum duration of a shutdown, and how long a new process waits for it, in milliseconds. */
const patience = 4_000;

let world: World | undefined;
let stopping = false;

process.stdout.on('error', () => undefined); // a closed pipe is no reason to stop
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void stop());
// The parent process was killed.
process.on('disconnect', () => void stop());
process.channel?.unref();

let settings: Settings | undefined;
try {
  const flags = readFlags(process.argv.slice(2));
  settings = readSettings(process.env);
  await run(settings, flags);
} catch (error) {
  console.error(`\n${explainFailure(error, settings)}\n`);
  process.exit(1);
}

async function run({ dataDir, port }: Settings, flags: ReadonlySet<string>): Promise<void> {
  const start = performance.now();
  const isDev = flags.has('--dev');
  const opensSignals = flags.has('--open-signals');
  const started = await startPatiently({
    dataDir,
    port,
    reset: flags.has('--reset'),
    signals: opensSignals ? 'open' : 'trial',
    async prepare({ origin, keys }) {
      if (opensSignals) assumeSignalsOpen(dataDir);
      if (isDev) return startPagesServer({ dataDir, keys, siteUrl: origin });
      await ensureBuild({ dataDir, keys, siteUrl: origin, fresh: flags.has('--fresh-build') });
      return undefined;
    },
  });
  if (stopping) return started.close();
  world = started;
  console.log(welcome({ info: started.info, dataDir, isDev, ms: performance.now() - start }));
}

/** Starts the world; retries while a process that was just killed still holds its port or directory. */
async function startPatiently(options: WorldOptions): Promise<World> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await startWorld(options);
    } catch (error) {
      const name = error instanceof Error ? error.name : '';
      if (name !== 'InUseError' || Date.now() > end || stopping) throw error;
      await wait(200);
    }
  }
}

/** Shuts down once, however often it is called: Ctrl-C arrives twice. */
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  if (world === undefined) process.exit(130);
  console.log('\nStopping…');
  setTimeout(() => process.exit(1), patience).unref();
  await world.close();
  process.exit(0);
}

function readFlags(args: readonly string[]): ReadonlySet<string> {
  const unknown = args.find((arg) => !knownFlags.some((flag) => flag === arg));
  if (unknown === undefined) return new Set(args);
  throw new Error(
    `Unknown option ${unknown}. npm start takes:\n` +
      '  npm start -- --reset         start over: accounts, payments and mail are erased\n' +
      '  npm start -- --fresh-build   build the site anew although nothing changed\n' +
      '  npm start -- --open-signals  open signals: their plan is for sale, the feed has some\n' +
      '  PORT=8889 npm start          use another port\n' +
      '  LOCAL_DATA=<folder> npm start   keep the data elsewhere',
  );
}
