import { createHmac } from 'node:crypto';
import { refusal } from './answers.ts';
import type { Query } from './query.ts';

interface Limit {
  /** Maximum uses in a window. */
  readonly most: number;
  /** Length of the window, in seconds; it starts with the first use. */
  readonly seconds: number;
  /** The equivalent limit of hosted Supabase, per 5 minutes, in `supabase/config.toml`, if it has one. */
  readonly hosted?: { name: string; most: number };
}

/**
 * Rate limits. Limits per caller are higher than the hosted ones, because on one machine all requests come
 * from the same address. Failed tries count per account: a low limit per caller and a higher one for all
 * callers, so that a stranger elsewhere does not lock the owner out.
 */
export const limits = {
  'sign-in': { most: 300, seconds: 300, hosted: { name: 'sign_in_sign_ups', most: 30 } },
  'sign-up': { most: 300, seconds: 300, hosted: { name: 'sign_in_sign_ups', most: 30 } },
  verify: { most: 300, seconds: 300, hosted: { name: 'token_verifications', most: 30 } },
  recover: { most: 300, seconds: 300 },
  resend: { most: 300, seconds: 300 },
  'factor-verify': { most: 300, seconds: 300 },
  'code-mail': { most: 300, seconds: 600 },
  /** Emails requested to one address. */
  'mail-to': { most: 10, seconds: 600 },
  'failed-password': { most: 10, seconds: 300 },
  'failed-password-anywhere': { most: 100, seconds: 300 },
  'failed-code': { most: 10, seconds: 600 },
  'failed-code-anywhere': { most: 50, seconds: 600 },
  'failed-factor': { most: 10, seconds: 300 },
  'failed-factor-anywhere': { most: 30, seconds: 300 },
} as const satisfies Record<string, Limit>;

export type Kind = keyof typeof limits;
type FailedKind = 'failed-password' | 'failed-code' | 'failed-factor';

export interface Limits {
  /** Counts one use. Throws `Refused` when the limit is exceeded. */
  take(kind: Kind, who: string): Promise<void>;
  /** Counts one use; returns 0, or the seconds to wait when the limit is exceeded. */
  secondsToWait(kind: Kind, who: string): Promise<number>;
  /**
   * Counts a try at an account as failed before it is made, so that concurrent tries count too. Call the
   * returned function to undo this after a successful try.
   */
  tryAt(kind: FailedKind, account: string, caller: string): Promise<() => Promise<void>>;
}

/** Counts in the database; stores callers and accounts only as HMACs. */
export function createLimits(query: Query, secret: string): Limits {
  const keyOf = (kind: Kind, who: string): string =>
    `${kind}:${createHmac('sha256', secret).update(`${kind}\n${who}`).digest('hex')}`;

  async function secondsToWait(kind: Kind, who: string): Promise<number> {
    const { most, seconds } = limits[kind];
    const [row] = await query<{ wait: number }>(
      'select public.consume_rate_limit($1::text, $2::integer, $3::integer) as wait',
      [keyOf(kind, who), most, seconds],
    );
    return row?.wait ?? 0;
  }

  async function take(kind: Kind, who: string): Promise<void> {
    const wait = await secondsToWait(kind, who);
    if (wait > 0) throw tooMany(kind, wait);
  }

  async function giveBack(keys: readonly string[]): Promise<void> {
    await query(
      'update public.rate_limits set used = greatest(used - 1, 0) where key = any ($1::text[])',
      [keys],
    );
  }

  return {
    take,
    secondsToWait,
    async tryAt(kind, account, caller) {
      const here = `${account}\n${caller}`;
      await take(kind, here);
      const anywhere: Kind = `${kind}-anywhere`;
      const taken = [keyOf(kind, here)];
      try {
        await take(anywhere, account);
      } catch (error) {
        await giveBack(taken);
        throw error;
      }
      taken.push(keyOf(anywhere, account));
      return () => giveBack(taken);
    },
  };
}

function tooMany(kind: Kind, seconds: number) {
  const headers = { 'retry-after': String(seconds) };
  return kind === 'mail-to'
    ? refusal(
        429,
        'over_email_send_rate_limit',
        `For security purposes, you can only request this after ${seconds} seconds.`,
        headers,
      )
    : refusal(429, 'over_request_rate_limit', 'Request rate limit reached', headers);
}
