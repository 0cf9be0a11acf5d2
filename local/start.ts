/** `npm start` and `npm run dev`: runs the local world in this terminal until Ctrl-C. */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { ensureBuild } from './start/build.ts';
import { startPagesServer } from './start/pages-server.ts';
import { type Settings, readSettings } from './settings.ts';
import { assumeSignalsOpen } from './start/signals-status.ts';
import { explainFailure } from './start/failures.ts';
import { welcome } from './start/welcome.ts';
import { type World, type WorldOptions, startWorld } from './world.ts';

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
  const options = readOptions(process.argv.slice(2));
  settings = readSettings(process.env, options);
  await run(settings, options);
} catch (error) {
  console.error(`\n${explainFailure(error, settings)}\n`);
  process.exit(1);
}

async function run({ dataDir, port }: Settings, options: Options): Promise<void> {
  const start = performance.now();
  const { dev: isDev = false, 'open-signals': opensSignals = false } = options;
  const started = await startPatiently({
    dataDir,
    port,
    reset: options.reset ?? false,
    signals: opensSignals ? 'open' : 'trial',
    async prepare({ origin, keys }) {
      if (opensSignals) assumeSignalsOpen(dataDir);
      if (isDev) return startPagesServer({ dataDir, keys, siteUrl: origin });
      await ensureBuild({ dataDir, keys, siteUrl: origin, fresh: options['fresh-build'] ?? false });
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

type Options = ReturnType<typeof readOptions>;

function readOptions(args: string[]) {
  try {
    const options = {
      reset: { type: 'boolean' },
      'fresh-build': { type: 'boolean' },
      'open-signals': { type: 'boolean' },
      port: { type: 'string' },
      data: { type: 'string' },
      dev: { type: 'boolean' },
    } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Error(
      'npm start takes:\n' +
        '  npm start -- --reset           start over: accounts, payments and mail are erased\n' +
        '  npm start -- --fresh-build     build the site anew although nothing changed\n' +
        '  npm start -- --open-signals    open signals: their plan is for sale, the feed has some\n' +
        '  npm start -- --port 8889       use another port\n' +
        '  npm start -- --data <folder>   keep the data elsewhere',
      { cause: error },
    );
  }
}
