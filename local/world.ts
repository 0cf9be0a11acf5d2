import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Redirect } from '../src/domain/site/redirects.ts';
import { accounts } from './accounts.ts';
import { type Info, dashboardHandler } from './dashboard/index.ts';
import type { Functions } from './netlify/functions.ts';
import { lockDataDir, portError } from './start/lock.ts';
import { type NetlifyServices, startNetlify } from './netlify/index.ts';
import { type Services, startServices } from './services.ts';
import { type Keys, readKeys, root } from './settings.ts';

export interface WorldOptions {
  /** Where everything is kept; one world at a time may use it. */
  dataDir: string;
  /** The site's port; 0 takes a free one. */
  port: number;
  /** The built site's folder; the keys it was built with are beside it. Default: `<dataDir>/site`. */
  siteDir?: string;
  /** Empties the folder first, as the dashboard's reset does. */
  reset?: boolean;
  /**
   * Called when the port and the folder are this world's and before anything uses them: the moment
   * to build the site, or to start a server that makes the pages and give its origin.
   */
  prepare?: (world: { origin: string; keys: Keys }) => Promise<PagesServer | undefined>;
  /** The functions' sources; default: the project's. */
  functionsDir?: string;
  /** How long sign-up and reset take at least, in ms; default: long enough to hide their work. */
  evenTime?: number;
}

/** Makes pages in place of a built site. */
export interface PagesServer {
  origin: string;
  /** Addresses that lead elsewhere. */
  redirects: readonly Redirect[];
  close(): Promise<void>;
}

export interface World {
  /** The site's origin, `http://localhost:<port>`. */
  origin: string;
  /** What `/local/info.json` answers. */
  info: Info;
  /** Resolves when every function is loaded and answers at once. */
  warm: Promise<void>;
  /** Calls a scheduled function now. */
  run: Functions['run'];
  close(): Promise<void>;
}

/** Starts production's world on this machine. Throws when the folder is in use or the port taken. */
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
    const dashboard: NetlifyServices['dashboard'] = (request) =>
      dashboardHandler({
        mail: services.mail,
        stripeUrl: () => services.stripeUrl,
        marketUrl: () => services.marketUrl,
        info: () => info,
        reset,
      })(request);

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
 * What a reset takes away. The keys and the built site, which holds their public half, stay; so does
 * all that is not ours, should somebody name a folder of their own.
 */
const STATE = /^(postgres(\.new)?|stripe\.sqlite.*|mail\.jsonl.*|google\.json.*|functions|blobs)$/;

function wipe(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    if (STATE.test(name)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}
