import { makeAccounts } from './accounts.ts';
import { startBlobs } from './netlify/blobs.ts';
import { type EmailjsOptions, startEmailjs } from './mail/emailjs.ts';
import { startFunctions } from './netlify/functions.ts';
import { startGoogle } from './google/index.ts';
import { startMail } from './mail/index.ts';
import { startMarket } from './market/index.ts';
import {
  type Keys,
  type ServiceUrls,
  functionsEnv,
  identifiers,
  readEmailVerification,
  root,
  withoutPersonalEnv,
} from './settings.ts';
import { startStripe } from './stripe/index.ts';
import { seedSignals } from './signals/index.ts';
import { saveSignalsStatus } from './start/signals-status.ts';
import { startSupabase, type SupabaseOptions } from './supabase/index.ts';
import type { Query } from './supabase/query.ts';

export interface ServicesOptions {
  readonly dataDir: string;
  /** The site's origin. */
  readonly siteOrigin: string;
  readonly keys: Keys;
  /** Directory of the functions' sources. */
  readonly functionsDir: string;
  /** Minimum duration of sign-up and password reset, in ms. */
  readonly evenTime?: number | undefined;
  /** See `WorldOptions`. */
  readonly signals?: 'trial' | 'open' | undefined;
}

/** All services behind the site's origin. */
export type Services = Awaited<ReturnType<typeof startServices>>;

/** Starts the stand-ins in order and creates the demo accounts; if one fails, stops all. */
export async function startServices(options: ServicesOptions) {
  const { dataDir, siteOrigin, keys } = options;
  const cleanup: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const stop of cleanup.splice(0).reverse()) await stop();
  };
  const keep = async <T extends { close(): Promise<unknown> }>(
    starting: T | Promise<T>,
  ): Promise<T> => {
    const service = await starting;
    cleanup.push(() => service.close());
    return service;
  };
  try {
    const [mail, google, market, blobs, stripe] = await Promise.all([
      keep(startMail({ dataDir })),
      keep(startGoogle({ dataDir, redirectUri: () => `${siteOrigin}/auth/v1/callback` })),
      keep(startMarket({})),
      keep(startBlobs({ dataDir })),
      keep(startLocalStripe(options)),
    ]);
    const before = globalThis.fetch;
    globalThis.fetch = google.wrapFetch(before);
    cleanup.push(async () => void (globalThis.fetch = before));
    const supabase = await keep(startLocalSupabase(options, { mail, google }));
    const query: Query = (sql, parameters) => supabase.query(sql, parameters);
    if (options.signals !== undefined) {
      await seedSignals(query, Date.now(), options.signals === 'open');
    }
    await saveSignalsStatus(dataDir, query);
    cleanup.push(() => saveSignalsStatus(dataDir, query));
    const emailjs = await keep(startLocalEmailjs(options, { mail, limits: supabase.limits }));
    const urls = {
      supabase: supabase.url,
      stripe: stripe.url,
      mail: mail.url,
      emailjs: emailjs.url,
      market: market.url,
    };
    const functions = await keep(startLocalFunctions(options, urls, blobs.context));
    await makeAccounts({
      supabase,
      siteOrigin,
      secretKey: keys.secretKey,
      stripe: { url: stripe.url, secretKey: keys.stripeSecretKey },
      priceIds: identifiers.prices,
    });
    return {
      mail,
      supabase,
      functions,
      stripeUrl: stripe.url,
      marketUrl: market.url,
      emailjsUrl: emailjs.url,
      urls,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function startLocalStripe({ dataDir, siteOrigin, keys }: ServicesOptions) {
  return startStripe({
    dataDir,
    siteOrigin: () => siteOrigin,
    webhookUrl: () => `${siteOrigin}/.netlify/functions/stripe-webhook`,
    webhookSecret: keys.stripeWebhookSecret,
    secretKey: keys.stripeSecretKey,
    prices: identifiers.prices,
  });
}

function startLocalSupabase(
  { dataDir, siteOrigin, keys, evenTime }: ServicesOptions,
  others: Pick<SupabaseOptions, 'mail' | 'google'>,
) {
  const verification = readEmailVerification(process.env);
  return startSupabase({ dataDir, siteOrigin, keys, ...others, verification, evenTime });
}

function startLocalEmailjs(
  { keys }: ServicesOptions,
  others: Pick<EmailjsOptions, 'mail' | 'limits'>,
) {
  return startEmailjs({
    ...others,
    serviceId: identifiers.emailjsServiceId,
    templateId: identifiers.emailjsTemplateId,
    publicKey: keys.emailjsPublicKey,
    privateKey: keys.emailjsPrivateKey,
  });
}

function startLocalFunctions(
  { siteOrigin, keys, functionsDir }: ServicesOptions,
  urls: ServiceUrls,
  blobsContext: string,
) {
  return startFunctions({
    root,
    directory: functionsDir,
    env: {
      ...withoutPersonalEnv(process.env),
      ...functionsEnv(keys, siteOrigin, urls),
      URL: siteOrigin,
      DEPLOY_PRIME_URL: siteOrigin,
      NETLIFY_BLOBS_CONTEXT: blobsContext,
      CONTEXT: 'dev',
      NODE_ENV: 'production',
    },
  });
}
