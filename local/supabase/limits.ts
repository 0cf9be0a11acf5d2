import { createHmac } from 'node:crypto';
import { refusal } from './answers.ts';
import type { Query } from './query.ts';

interface Limit {
  /** How many in a window. */
  readonly most: number;
  /** The window, in seconds; it starts with the first. */
  readonly seconds: number;
  /** The same kind in `supabase/config.toml`, per 5 minutes, when hosted Supabase has a name for it. */
  readonly hosted?: { name: string; most: number };
}

/**
 * What may be done how often. Per caller the numbers are wider than the hosted ones, because on one
 * machine everybody calls from the same address. Failed tries count per account: narrow for one caller
 * and wide for all of them, so that a stranger elsewhere does not shut the owner out.
 */
export const limits = {
  'sign-in': { most: 300, seconds: 300, hosted: { name: 'sign_in_sign_ups', most: 30 } },
  'sign-up': { most: 300, seconds: 300, hosted: { name: 'sign_in_sign_ups', most: 30 } },
  verify: { most: 300, seconds: 300, hosted: { name: 'token_verifications', most: 30 } },
  recover: { most: 300, seconds: 300 },
  resend: { most: 300, seconds: 300 },
  'factor-verify': { most: 300, seconds: 300 },
  'code-mail': { most: 300, seconds: 600 },
  /** Mails asked for, to one address. */
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
  /** Counts one use. Throws a refusal when there were too many. */
  take(kind: Kind, who: string): Promise<void>;
  /** Counts one use; gives 0, or the seconds to wait when there were too many. */
  secondsToWait(kind: Kind, who: string): Promise<number>;
  /**
   * Counts a try at an account as failed before it is made, so that parallel ones are counted too.
   * The function it gives takes that back: the try was none, or right.
   */
  tryAt(kind: FailedKind, account: string, caller: string): Promise<() => Promise<void>>;
}

/** Counts in the database; nothing but an HMAC of who is kept. */
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
