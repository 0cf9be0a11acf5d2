import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import {
  readVerificationMode,
  verificationModes,
  type VerificationMode,
} from '../src/domain/account/verification-mode.ts';
import { planKeys, priceVariables, type PriceIds } from '../src/domain/billing/plans.ts';

/** Keys of the stand-ins. Each contains `local`, which production rejects. */
export interface Keys {
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly jwtSecret: string;
  readonly stripeSecretKey: string;
  readonly stripePublishableKey: string;
  readonly stripeWebhookSecret: string;
  readonly resendApiKey: string;
  readonly emailjsPublicKey: string;
  readonly emailjsPrivateKey: string;
  /** Base64 of 32 bytes. */
  readonly lessonSealSecret: string;
  /** Base64 of 32 bytes. */
  readonly accountSecret: string;
  /** Base64 of 32 bytes. */
  readonly certificatePrivateKey: string;
  readonly signalAlertSecret: string;
}

export interface Settings {
  /** Directory of all data: database, emails, payments, the built site. */
  readonly dataDir: string;
  readonly port: number;
}

/** The method of verifying an address. */
export type EmailVerification = VerificationMode;

/** Identifiers used by the stand-ins; not secret. */
export const identifiers = {
  emailjsServiceId: 'service_local',
  emailjsTemplateId: 'template_local',
  prices: {
    formation: 'price_local_formation',
    formationEtSignaux: 'price_local_formation_signaux',
  } satisfies PriceIds,
} as const;

/** The project root. */
export const root = resolve(import.meta.dirname, '..');

/**
 * Reads `LOCAL_DATA` (default `.local`) and `PORT` (default 8888; 0 picks a free one); empty counts as unset.
 * Options of the command line come first. Throws on an invalid port.
 */
export function readSettings(
  env: NodeJS.ProcessEnv,
  options: { port?: string | undefined; data?: string | undefined } = {},
): Settings {
  const given = (options.port ?? env.PORT)?.trim() || '8888';
  const port = Number(given);
  if (!/^\d+$/.test(given) || port > 65535) {
    throw new Error(`${given} is not a port number (1 to 65535).`);
  }
  return { dataDir: resolve(root, (options.data ?? env.LOCAL_DATA)?.trim() || '.local'), port };
}

/** The keys in `<dir>/keys.json`; generated at first use, readable by the owner only. */
export function readKeys(dir: string): Keys {
  const file = join(dir, 'keys.json');
  const saved = read(file);
  const keys = { ...newKeys(), ...saved };
  if (saved === undefined || Object.keys(saved).length !== Object.keys(keys).length) {
    mkdirSync(dir, { recursive: true });
    writeFileSync(`${file}.new`, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  }
  return keys;
}

/** The part of the user's environment that tools need, without any service's keys. */
export function withoutPersonalEnv(env: NodeJS.ProcessEnv): Record<string, string> {
  const kept = Object.entries(env).filter(([name]) => !services.test(name));
  return Object.fromEntries(
    kept.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Reads `PUBLIC_EMAIL_VERIFICATION`; empty means `emailjs`. Throws on any other value. */
export function readEmailVerification(env: NodeJS.ProcessEnv): EmailVerification {
  const given = env.PUBLIC_EMAIL_VERIFICATION;
  const mode = readVerificationMode(given);
  if (mode) return mode;
  throw new Error(`PUBLIC_EMAIL_VERIFICATION=${given} is none of ${verificationModes.join(', ')}.`);
}

/** Variables of the build. */
export function buildEnv(keys: Keys, siteUrl: string): Record<string, string> {
  return {
    SITE_URL: siteUrl,
    PUBLIC_SUPABASE_URL: '/',
    PUBLIC_SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    PUBLIC_EMAIL_VERIFICATION: readEmailVerification(process.env),
    PUBLIC_EMAILJS_ORIGIN: '/',
    PUBLIC_EMAILJS_SERVICE_ID: identifiers.emailjsServiceId,
    PUBLIC_EMAILJS_TEMPLATE_ID: identifiers.emailjsTemplateId,
    PUBLIC_EMAILJS_PUBLIC_KEY: keys.emailjsPublicKey,
    PUBLIC_STRIPE_PUBLISHABLE_KEY: keys.stripePublishableKey,
    PUBLIC_STRIPE_JS: '/local/stripe/stripe.js',
    ...Object.fromEntries(planKeys.map((key) => [priceVariables[key], identifiers.prices[key]])),
    LESSON_SEAL_SECRET: keys.lessonSealSecret,
    LESSON_SEAL_EPOCH: '1',
  };
}

/** Origins of the stand-ins that functions call. */
export interface ServiceUrls {
  readonly supabase: string;
  readonly stripe: string;
  readonly mail: string;
  readonly emailjs: string;
  readonly market: string;
}

/** Variables of the functions: the build's, the secrets and the stand-ins' origins. */
export function functionsEnv(
  keys: Keys,
  siteUrl: string,
  urls: ServiceUrls,
): Record<string, string> {
  return {
    ...buildEnv(keys, siteUrl),
    SUPABASE_URL: urls.supabase,
    SUPABASE_PUBLISHABLE_KEY: keys.publishableKey,
    SUPABASE_SECRET_KEY: keys.secretKey,
    STRIPE_SECRET_KEY: keys.stripeSecretKey,
    STRIPE_WEBHOOK_SECRET: keys.stripeWebhookSecret,
    STRIPE_API_ORIGIN: urls.stripe,
    RESEND_API_KEY: keys.resendApiKey,
    RESEND_API_ORIGIN: urls.mail,
    EMAILJS_PRIVATE_KEY: keys.emailjsPrivateKey,
    EMAILJS_API_ORIGIN: urls.emailjs,
    MAIL_FROM: 'Expert Crypto Trading <bonjour@local.test>',
    STAFF_EMAIL: 'equipe@local.test',
    ACCOUNT_SECRET: keys.accountSecret,
    CERTIFICATE_PRIVATE_KEY: keys.certificatePrivateKey,
    COINGECKO_API_ORIGIN: urls.market,
    MARKET_INTERVAL_SECONDS: '10',
    // Set by tests that receive webhooks.
    ...(process.env.SIGNAL_WATCH_SECONDS !== undefined && {
      SIGNAL_WATCH_SECONDS: process.env.SIGNAL_WATCH_SECONDS,
    }),
    ...(process.env.SIGNAL_WEBHOOKS_ORIGIN !== undefined && {
      SIGNAL_WEBHOOKS_ORIGIN: process.env.SIGNAL_WEBHOOKS_ORIGIN,
    }),
    SIGNAL_ALERT_SECRET: keys.signalAlertSecret,
  };
}

const services =
  /^(STRIPE|SUPABASE|RESEND|NETLIFY|LESSON|PUBLIC|EMAILJS|COINGECKO|SIGNALS?|GOOGLE|DEPLOY|ACCOUNT|CERTIFICATE)_|^(SITE_URL|URL|CONTEXT|DATABASE_URL|MAIL_FROM|STAFF_EMAIL|MARKET_INTERVAL_SECONDS|AWS_.*)$/;

function newKeys(): Keys {
  return {
    publishableKey: `sb_publishable_local_${token()}`,
    secretKey: `sb_secret_local_${token()}`,
    jwtSecret: `local_${token()}`,
    stripeSecretKey: `sk_test_local_${token()}`,
    stripePublishableKey: `pk_test_local_${token()}`,
    stripeWebhookSecret: `whsec_local_${token()}`,
    resendApiKey: `re_local_${token()}`,
    emailjsPublicKey: `local_${token()}`,
    emailjsPrivateKey: `local_${token()}`,
    // The letters of "local" are valid base64, so the marker replaces the first characters.
    lessonSealSecret: `local${randomBytes(32).toString('base64').slice(5)}`,
    accountSecret: `local${randomBytes(32).toString('base64').slice(5)}`,
    certificatePrivateKey: `local${randomBytes(32).toString('base64').slice(5)}`,
    signalAlertSecret: `whsec_local${randomBytes(32).toString('base64').slice(5)}`,
  };
}

function token(): string {
  return randomBytes(24).toString('hex');
}

function read(file: string): Partial<Keys> | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Keys>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`${file} cannot be read; remove it and start again: new keys are made`, {
      cause: error,
    });
  }
}
