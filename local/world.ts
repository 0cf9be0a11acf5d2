import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { accounts } from './accounts.ts';
import { type Info, dashboardHandler } from './dashboard/index.ts';
import type { Functions } from './netlify/functions.ts';
import { lockDataDir, portError } from './start/lock.ts';
import { type DevServer, type NetlifyServices, startNetlify } from './netlify/index.ts';
import { type Services, startServices } from './services.ts';
import { type Keys, readKeys, root } from './settings.ts';

export interface WorldOptions {
  /** Data directory; only one world at a time may use it. */
  readonly dataDir: string;
  /** The site's port; 0 picks a free one. */
  readonly port: number;
  /** The built site's directory; its keys are stored beside it. Default: `<dataDir>/site`. */
  readonly siteDir?: string;
  /** Empties the directory first, like the dashboard's reset. */
  readonly reset?: boolean;
  /**
   * Called once port and directory are locked and before anything uses them: to build the site, or to start a
   * dev server and return its origin.
   */
  readonly prepare?: (world: { origin: string; keys: Keys }) => Promise<PagesServer | undefined>;
  /** Directory of the functions' sources; default: the project's. */
  readonly functionsDir?: string;
  /** Minimum duration of sign-up and password reset, in ms; default: long enough to hide their work. */
  readonly evenTime?: number;
  /** Writes an invented record of signals into an empty one; `open` also opens the service. */
  readonly signals?: 'trial' | 'open';
}

/** A dev server that renders pages instead of a built site. */
export interface PagesServer extends DevServer {
  /** Responds to its own paths below /local. */
  readonly respond?: (request: Request) => Response | undefined;
  close(): Promise<void>;
}

export interface World {
  /** The site's origin, `http://localhost:<port>`. */
  readonly origin: string;
  /** Content of `/local/info.json`. */
  readonly info: Info;
  /** Resolves when every function is loaded. */
  readonly warm: Promise<void>;
  /** Calls a scheduled function now. */
  readonly run: Functions['run'];
  close(): Promise<void>;
}

/** Starts the local world. Throws when the directory is locked or the port taken. */
export async function startWorld(options: WorldOptions): Promise<World> {
  const dataDir = resolve(options.dataDir);
  const siteDir = resolve(options.siteDir ?? join(dataDir, 'site'));
  const functionsDir = options.functionsDir ?? join(root, 'netlify/functions');
  const netlify = await startNetlify(options.port).catch((error: unknown) => {
    throw portError(error, options.port, dataDir);
  });
  const cleanup: (() => unknown)[] = [() => netlify.close()];
  const closeAll = async (): Promise<void> => {
    for (const close of cleanup.splice(0).reverse()) await close();
  };
  try {
    cleanup.push(lockDataDir(dataDir, netlify.origin));
    if (options.reset) wipe(dataDir);
    const beside = dirname(siteDir);
    const keys = readKeys(existsSync(join(beside, 'keys.json')) ? beside : dataDir);
    const server = await options.prepare?.({ origin: netlify.origin, keys });
    if (server) cleanup.push(() => server.close());
    const start = (): Promise<Services> =>
      startServices({
        dataDir,
        siteOrigin: netlify.origin,
        keys,
        functionsDir,
        evenTime: options.evenTime,
        signals: options.signals,
      });
    let services = await start();
    cleanup.push(() => services.close());

    const info: Info = {
      site: netlify.origin,
      supabaseUrl: netlify.origin,
      publishableKey: keys.publishableKey,
      inbox: `${netlify.origin}/local/inbox.json`,
      accounts,
      services: services.urls,
    };
    const reset = async (): Promise<void> => {
      await services.close();
      wipe(dataDir);
      services = await start();
      info.services = services.urls;
    };
    const tools = dashboardHandler({
      mail: { inbox: () => services.mail.inbox() },
      stripeUrl: () => services.stripeUrl,
      marketUrl: () => services.marketUrl,
      info: () => info,
      reset,
    });
    const dashboard: NetlifyServices['dashboard'] = async (request) =>
      server?.respond?.(request) ?? tools(request);

    netlify.serve({
      pages: server ?? { directory: siteDir },
      functions: {
        has: (name) => services.functions.has(name),
        call: (name, request, ip) => services.functions.call(name, request, ip),
      },
      supabase: (request, caller) => services.supabase.handle(request, caller),
      emailjs: () => services.emailjsUrl,
      dashboard,
    });
    const warm = services.functions.warm();
    return {
      origin: netlify.origin,
      info,
      warm,
      run: (name) => services.functions.run(name),
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

/**
 * Deletes the data for a reset. Keeps the keys and the built site, which contains the public keys, and any
 * unrelated files in the directory.
 */
const state =
  /^(postgres(\.new)?|stripe\.sqlite.*|mail\.jsonl.*|google\.json.*|functions|blobs|signals-status\.json)$/;

function wipe(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (state.test(name)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}
