import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root, withoutPersonalEnv } from '../../local/settings.ts';

/** A running local world: the site and its local services behind one address. */
export interface World {
  /** `http://localhost:<port>`. */
  readonly origin: string;
  readonly info: WorldInfo;
  /** Runs a scheduled function now and waits until it ends. */
  readonly run: (name: string) => Promise<void>;
  /** Advances the clock of all local services; browsers keep theirs. */
  readonly advanceTime: (milliseconds: number) => Promise<void>;
  /** Opens or closes signals; a world begins with them open. */
  readonly openSignals: (isOpen: boolean) => Promise<void>;
  readonly close: () => Promise<void>;
  /** Kills the process, as a crash would: nothing is saved or sent. */
  readonly kill: () => Promise<void>;
}

export interface WorldInfo {
  readonly accounts: readonly Account[];
  /** May be relative to the origin. */
  readonly supabaseUrl: string;
  readonly publishableKey: string;
  readonly inbox: string;
}

/** Commands to the process of a world, one at a time; it responds to all but `close`. */
export type Command =
  | { readonly type: 'run'; readonly name: string }
  | { readonly type: 'advance-time'; readonly milliseconds: number }
  | { readonly type: 'open-signals'; readonly isOpen: boolean }
  | { readonly type: 'close' };

/** One of the demonstration accounts. */
export interface Account {
  readonly email: string;
  readonly password: string;
  readonly role: string;
}

/**
 * Serves a built site with a world in its own process, on a free port. Rejects with the process's
 * output when it cannot start. `signal` kills it, started or not.
 */
export async function serveWorld(
  dataDir: string,
  siteDir: string,
  signal?: AbortSignal,
): Promise<World> {
  const child = fork(join(import.meta.dirname, 'world-process.ts'), [dataDir, siteDir], {
    execArgv: ['--import', new URL('world-clock.ts', import.meta.url).href],
    env: {
      // Set by tests that receive webhooks.
      ...(process.env['SIGNAL_WEBHOOKS_ORIGIN'] !== undefined && {
        SIGNAL_WEBHOOKS_ORIGIN: process.env['SIGNAL_WEBHOOKS_ORIGIN'],
      }),
      // The scheduled price check closes no signal in the middle of a test, unless the test sets this.
      SIGNAL_WATCH_SECONDS: process.env['SIGNAL_WATCH_SECONDS'] ?? '9999',
      ...withoutPersonalEnv({
        ...process.env,
        NODE_OPTIONS: '',
        LITE_AUTH_BCRYPT_COST: '4',
        NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compiled'),
      }),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  signal?.addEventListener('abort', () => child.kill('SIGKILL'));
  let said = '';
  const listen = (chunk: Buffer): void => {
    said = (said + chunk.toString()).slice(-4_000);
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);

  const exited = once(child, 'exit');
  const ready = once(child, 'message') as Promise<[Pick<World, 'origin' | 'info'>]>;
  const failed = exited.then(() => {
    throw new Error(`The local world did not start:\n${said}`);
  });
  const [world] = await Promise.race([ready, failed]);
  failed.catch(() => undefined);

  const ask = async (command: Command): Promise<void> => {
    const answered = once(child, 'message') as Promise<[string | null]>;
    child.send(command);
    const [fault] = await Promise.race([answered, failed]);
    if (fault !== null) throw new Error(fault);
  };
  return {
    ...world,
    run: (name) => ask({ type: 'run', name }),
    advanceTime: (milliseconds) => ask({ type: 'advance-time', milliseconds }),
    openSignals: (isOpen) => ask({ type: 'open-signals', isOpen }),
    close: async () => {
      if (child.connected) child.send({ type: 'close' } satisfies Command);
      await exited;
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
