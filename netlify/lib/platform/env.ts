/**
 * Environment variables of the functions, read at call time. A missing or invalid setting throws
 * `SettingError`, whose message names the variable (never its value) for the log.
 */
import {
  planPrices,
  readPriceIds,
  type PlanPrices,
  type PriceIds,
  type PriceVariable,
} from '../../../src/domain/billing/plans.ts';

export type SettingName =
  | 'SUPABASE_URL'
  | 'SUPABASE_PUBLISHABLE_KEY'
  | 'SUPABASE_SECRET_KEY'
  | 'STRIPE_SECRET_KEY'
  | 'STRIPE_WEBHOOK_SECRET'
  | 'STRIPE_API_ORIGIN'
  | 'STRIPE_TAX'
  | PriceVariable
  | 'STRIPE_FORMER_PRICES_FORMATION'
  | 'STRIPE_FORMER_PRICES_FORMATION_SIGNAUX'
  | 'LESSON_SEAL_SECRET'
  | 'LESSON_SEAL_EPOCH'
  | 'LESSON_SEAL_SECRET_PREVIOUS'
  | 'ACCOUNT_SECRET'
  | 'CERTIFICATE_PRIVATE_KEY'
  | 'CERTIFICATE_RETIRED_KEYS'
  | 'RESEND_API_KEY'
  | 'RESEND_API_ORIGIN'
  | 'MAIL_FROM'
  | 'PUBLIC_EMAIL_VERIFICATION'
  | 'PUBLIC_EMAILJS_SERVICE_ID'
  | 'PUBLIC_EMAILJS_TEMPLATE_ID'
  | 'PUBLIC_EMAILJS_PUBLIC_KEY'
  | 'EMAILJS_PRIVATE_KEY'
  | 'EMAILJS_API_ORIGIN'
  | 'STAFF_EMAIL'
  | 'COINGECKO_API_KEY'
  | 'COINGECKO_API_ORIGIN'
  | 'MARKET_INTERVAL_SECONDS'
  | 'SIGNAL_WEBHOOKS'
  | 'SIGNAL_WEBHOOKS_ORIGIN'
  | 'SIGNAL_ALERT_SECRET'
  | 'SIGNAL_WATCH_SECONDS'
  | 'URL'
  | 'DEPLOY_PRIME_URL';

export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/**
 * An optional setting; `undefined` when absent. All keys of the local stand-ins contain the word `local` and
 * are rejected in production; a URL may contain it.
 */
export function optionalSetting(name: SettingName): string | undefined {
  const value = process.env[name]?.trim();
  if (!value) return undefined;
  if (value.includes('local') && !/(URL|FROM|EMAIL)$/.test(name) && inProduction()) {
    throw new SettingError(
      `${name} is a value of the local stand-ins and is rejected in production.`,
    );
  }
  return value;
}

/** The deploy context, `production` for example: Netlify's global at run time, its variable at build time. */
export function deployContext(): string | undefined {
  const { Netlify } = globalThis as {
    Netlify?: { context?: { deploy?: { context?: string } } | null };
  };
  return Netlify?.context?.deploy?.context ?? process.env.CONTEXT;
}

/** Whether this is the production deploy, not a preview or a local run. */
export function inProduction(): boolean {
  return deployContext() === 'production';
}

/** A required setting. */
export function setting(name: SettingName): string {
  const value = optionalSetting(name);
  if (value === undefined)
    throw new SettingError(`${name} is not set. Set it in the site's environment.`);
  return value;
}

/** The Stripe price of each plan on sale. */
export function priceIds(): PriceIds {
  return readPriceIds(setting);
}

/** The Stripe prices that give access to each plan: those on sale and former ones. */
export function knownPrices(): PlanPrices {
  return planPrices(priceIds(), optionalSetting);
}

/** Whether Stripe Tax computes the tax; otherwise prices are those of the plan table. */
export function taxIsAutomatic(): boolean {
  const value = optionalSetting('STRIPE_TAX') ?? 'off';
  if (value !== 'automatic' && value !== 'off') {
    throw new SettingError('STRIPE_TAX must be `automatic`, or left out.');
  }
  return value === 'automatic';
}

/** The 32-byte secret that encrypts lessons of `epoch`; `undefined` for an epoch that is no longer accepted. */
export function sealSecret(epoch: number): Uint8Array<ArrayBuffer> | undefined {
  const current = Number(optionalSetting('LESSON_SEAL_EPOCH') ?? '1');
  if (!Number.isInteger(current) || current < 1) {
    throw new SettingError('LESSON_SEAL_EPOCH must be a whole number, 1 or more.');
  }
  if (epoch === current) return secretBytes('LESSON_SEAL_SECRET', setting('LESSON_SEAL_SECRET'));
  const previous = optionalSetting('LESSON_SEAL_SECRET_PREVIOUS');
  if (epoch !== current - 1 || previous === undefined) return undefined;
  return secretBytes('LESSON_SEAL_SECRET_PREVIOUS', previous);
}

/** The 32-byte secret of `keyedHash`: recovery codes, rate-limit keys, tokens. */
export function accountSecret(): Uint8Array<ArrayBuffer> {
  return secretBytes('ACCOUNT_SECRET', setting('ACCOUNT_SECRET'));
}

/** The 32 bytes of the Ed25519 key that signs certificates; undefined when the site issues none. */
export function certificateSeed(): Uint8Array<ArrayBuffer> | undefined {
  const value = optionalSetting('CERTIFICATE_PRIVATE_KEY');
  return value === undefined ? undefined : secretBytes('CERTIFICATE_PRIVATE_KEY', value);
}

/** The sender address of our emails. Rejects line breaks, which would allow header injection. */
export function mailFrom(): string {
  const value = setting('MAIL_FROM');
  if (/\p{Cc}/u.test(value)) throw new SettingError('MAIL_FROM must be one line.');
  return value;
}

/** The origins of this deploy, as listed by Netlify. */
export function siteOrigins(): string[] {
  return (['URL', 'DEPLOY_PRIME_URL'] as const).flatMap((name) => {
    const value = optionalSetting(name);
    return value !== undefined && URL.canParse(value) ? [new URL(value).origin] : [];
  });
}

function secretBytes(name: SettingName, value: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Buffer.from(value, 'base64'));
  if (bytes.length !== 32) throw new SettingError(`${name} must be 32 bytes, written in base64.`);
  return bytes;
}
