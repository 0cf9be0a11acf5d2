import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { accounts, makeAccounts } from './accounts.ts';
import { type Info, deskHandler } from './desk.ts';
import { startEmailjs } from './emailjs.ts';
import { type Functions, startFunctions } from './functions.ts';
import { startGoogle } from './google.ts';
import { lockDataDir } from './lock.ts';
import { startMail } from './mail.ts';
import { startMarket } from './market.ts';
import { type NetlifyServices, startNetlify } from './netlify.ts';
import { type Keys, functionsEnv, identifiers, readKeys, root, withoutPersonalEnv } from './settings.ts';
import { startStripe } from './stripe/index.ts';
import { startSupabase } from './supabase.ts';

export interface WorldOptions {
  /** Where everything is kept; one world at a time may use it. */
  dataDir: string;
  /** The site's port; 0 takes a free one. */
  port: number;
  /** The built site's folder; the keys it was built with are beside it. Default: `<dataDir>/site`. */
  siteDir?: string;
  /** The origin of a server that makes the pages, in place of a built site. */
  pagesOrigin?: string;
  /** The functions' sources; default: the project's. */
  functionsDir?: string;
  /** No word on the console. */
  quiet?: boolean;
}

export interface World {
  /** The site's origin, `http://localhost:<port>`. */
  origin: string;
  /** What `/local/info.json` answers. */
  info: Info;
  /** Calls a scheduled function now. */
  run: Functions['run'];
  close(): Promise<void>;
}

/** Starts production's world on this machine. Throws when the folder is in use or the port taken. */
export async function startWorld(options: WorldOptions): Promise<World> {
  const dataDir = resolve(options.dataDir);
  const siteDir = resolve(options.siteDir ?? join(dataDir, 'site'));
  const netlify = await startNetlify(options.port);
  const cleanup: (() => unknown)[] = [() => netlify.close()];
  const closeAll = async (): Promise<void> => {
    for (const close of cleanup.splice(0).reverse()) await close();
  };
  try {
    cleanup.push(lockDataDir(dataDir, netlify.origin));
    const beside = dirname(siteDir);
    const keys = readKeys(existsSync(join(beside, 'keys.json')) ? beside : dataDir);
    let services = await startServices(options, dataDir, netlify.origin, keys);
    cleanup.push(() => services.close());

    const info: Info = {
      site: netlify.origin,
      supabaseUrl: netlify.origin,
      publishableKey: keys.publishableKey,
      inbox: `${netlify.origin}/local/inbox.json`,
      accounts,
    };
    const reset = async (): Promise<void> => {
      await services.close();
      wipe(dataDir);
      services = await startServices(options, dataDir, netlify.origin, keys);
    };
    const desk: NetlifyServices['desk'] = (request) =>
      deskHandler({
        mail: services.mail,
        stripeUrl: () => services.stripeUrl,
        marketUrl: () => services.marketUrl,
        info: () => info,
        reset,
      })(request);

    netlify.serve({
      pages: options.pagesOrigin === undefined ? { directory: siteDir } : { origin: options.pagesOrigin },
      functions: {
        has: (name) => services.functions.has(name),
        call: (name, request, ip) => services.functions.call(name, request, ip),
      },
      supabase: (request) => services.supabase.handle(request),
      emailjs: () => services.emailjsUrl,
      desk,
    });
    void services.functions.warm();
    return {
      origin: netlify.origin,
      info,
      run: (name) => services.functions.run(name),
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw error;
  }
}

type Services = Awaited<ReturnType<typeof startServices>>;

async function startServices(options: WorldOptions, dataDir: string, siteOrigin: string, keys: Keys) {
  const cleanup: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const stop of cleanup.splice(0).reverse()) await stop();
  };
  const keep = async <T extends { close(): Promise<unknown> }>(starting: Promise<T>): Promise<T> => {
    const service = await starting;
    cleanup.push(() => service.close());
    return service;
  };
  try {
    const priceIds = {
      formation: identifiers.priceFormation,
      formationEtSignaux: identifiers.priceFormationSignals,
    };
    const [mail, google, market, stripe] = await Promise.all([
      keep(startMail({ dataDir })),
      keep(startGoogle({ dataDir, redirectUri: () => `${siteOrigin}/auth/v1/callback` })),
      keep(startMarket({})),
      keep(
        startStripe({
          dataDir,
          siteOrigin: () => siteOrigin,
          webhookUrl: () => `${siteOrigin}/.netlify/functions/stripe-webhook`,
          webhookSecret: keys.stripeWebhookSecret,
          secretKey: keys.stripeSecretKey,
          prices: priceIds,
        }),
      ),
    ]);
    const emailjs = await keep(
      startEmailjs({
        mail,
        serviceId: identifiers.emailjsServiceId,
        templateId: identifiers.emailjsTemplateId,
        publicKey: keys.emailjsPublicKey,
      }),
    );
    const before = globalThis.fetch;
    globalThis.fetch = google.wrapFetch(before);
    cleanup.push(async () => void (globalThis.fetch = before));
    const supabase = await keep(startSupabase({ dataDir, siteOrigin, keys, mail, google }));
    const urls = { supabase: supabase.url, stripe: stripe.url, mail: mail.url, market: market.url };
    const functions = startFunctions({
      root,
      directory: options.functionsDir ?? join(root, 'netlify/functions'),
      folder: join(dataDir, 'functions'),
      env: {
        ...withoutPersonalEnv(process.env),
        ...functionsEnv(keys, siteOrigin, urls),
        URL: siteOrigin,
        DEPLOY_PRIME_URL: siteOrigin,
        CONTEXT: 'dev',
        NODE_ENV: 'production',
      },
    });
    cleanup.push(() => functions.close());
    await makeAccounts({
      supabase,
      siteOrigin,
      publishableKey: keys.publishableKey,
      stripe: { url: stripe.url, secretKey: keys.stripeSecretKey },
      priceIds,
    });
    return {
      mail,
      supabase,
      functions,
      stripeUrl: stripe.url,
      marketUrl: market.url,
      emailjsUrl: emailjs.url,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What a reset leaves: the lock, the keys and the built site (which holds the keys' public half). */
const KEPT = /^(lock\.db.*|running\.json|keys\.json|site.*|cache)$/;

/** Empties a data folder that nobody uses, or this program alone. */
export function wipe(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  for (const name of readdirSync(dataDir)) {
    if (!KEPT.test(name)) rmSync(join(dataDir, name), { recursive: true, force: true });
  }
}
