import { makeAccounts } from './accounts.ts';
import { startBlobs } from './netlify/blobs.ts';
import { startEmailjs } from './mail/emailjs.ts';
import { startFunctions } from './netlify/functions.ts';
import { startGoogle } from './google/index.ts';
import { startMail } from './mail/index.ts';
import { startMarket } from './market/index.ts';
import {
  type Keys,
  functionsEnv,
  identifiers,
  readEmailVerification,
  root,
  withoutPersonalEnv,
} from './settings.ts';
import { startStripe } from './stripe/index.ts';
import { seedSignals } from './signals/index.ts';
import { saveSignalsStatus } from './start/signals-status.ts';
import { startSupabase } from './supabase/index.ts';
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
  const { dataDir, siteOrigin, keys, functionsDir } = options;
  const cleanup: (() => Promise<unknown>)[] = [];
  const close = async (): Promise<void> => {
    for (const stop of cleanup.splice(0).reverse()) await stop();
  };
  const keep = async <T extends { close(): Promise<unknown> }>(
    starting: Promise<T>,
  ): Promise<T> => {
    const service = await starting;
    cleanup.push(() => service.close());
    return service;
  };
  try {
    const priceIds = identifiers.prices;
    const [mail, google, market, blobs, stripe] = await Promise.all([
      keep(startMail({ dataDir })),
      keep(startGoogle({ dataDir, redirectUri: () => `${siteOrigin}/auth/v1/callback` })),
      keep(startMarket({})),
      keep(startBlobs({ dataDir })),
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
    const before = globalThis.fetch;
    globalThis.fetch = google.wrapFetch(before);
    cleanup.push(async () => void (globalThis.fetch = before));
    const verification = readEmailVerification(process.env);
    const supabase = await keep(
      startSupabase({
        dataDir,
        siteOrigin,
        keys,
        mail,
        google,
        verification,
        evenTime: options.evenTime,
      }),
    );
    const query: Query = (sql, parameters) => supabase.query(sql, parameters);
    if (options.signals !== undefined) {
      await seedSignals(query, Date.now(), options.signals === 'open');
    }
    await saveSignalsStatus(dataDir, query);
    cleanup.push(() => saveSignalsStatus(dataDir, query));
    const emailjs = await keep(
      startEmailjs({
        mail,
        limits: supabase.limits,
        serviceId: identifiers.emailjsServiceId,
        templateId: identifiers.emailjsTemplateId,
        publicKey: keys.emailjsPublicKey,
        privateKey: keys.emailjsPrivateKey,
      }),
    );
    const urls = {
      supabase: supabase.url,
      stripe: stripe.url,
      mail: mail.url,
      emailjs: emailjs.url,
      market: market.url,
    };
    const functions = startFunctions({
      root,
      directory: functionsDir,
      env: {
        ...withoutPersonalEnv(process.env),
        ...functionsEnv(keys, siteOrigin, urls),
        URL: siteOrigin,
        DEPLOY_PRIME_URL: siteOrigin,
        NETLIFY_BLOBS_CONTEXT: blobs.context,
        CONTEXT: 'dev',
        NODE_ENV: 'production',
      },
    });
    cleanup.push(() => functions.close());
    await makeAccounts({
      supabase,
      siteOrigin,
      secretKey: keys.secretKey,
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
      urls,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
