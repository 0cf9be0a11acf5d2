/** How often an account may do what is costly or could be guessed. */
import { Refusal } from './json-response.ts';
import { fingerprint } from '../platform/hmac.ts';
import type { Client } from '../platform/supabase.ts';

/** `times` in a window of `seconds` that opens with the first, for each account. */
export const limits = {
  'account-export': { times: 10, seconds: 60 * 60 },
  'account-delete': { times: 5, seconds: 60 * 60 },
  'recovery-codes-new': { times: 10, seconds: 60 * 60 },
  'recovery-code-try': { times: 5, seconds: 60 * 60 },
  'contract-end': { times: 30, seconds: 60 * 60 },
  // Without a session: for each caller's address, and for each address that gets the mail.
  'contract-end-caller': { times: 20, seconds: 60 * 60 },
  'contract-end-mail': { times: 5, seconds: 60 * 60 },
  // Tries to keep a slot or to book one, for each caller's address; to book, for each mailbox.
  'appointment-hold': { times: 30, seconds: 10 * 60 },
  'appointment-book': { times: 30, seconds: 60 * 60 },
  'appointment-mail': { times: 10, seconds: 60 * 60 },
  // Booked, whether cancelled since or not: for each account, or caller's address without one; for each
  // mailbox, which may be somebody else's and gets a mail each time; by all without a session together.
  'appointment-booked': { times: 10, seconds: 24 * 60 * 60 },
  'appointment-booked-mail': { times: 5, seconds: 24 * 60 * 60 },
  'appointment-crowd': { times: 60, seconds: 60 * 60 },
  // Moves, for each appointment: a mail each. It can be cancelled once, always.
  'appointment-move': { times: 5, seconds: 24 * 60 * 60 },
  'billing-read': { times: 120, seconds: 10 * 60 },
  'billing-change': { times: 30, seconds: 60 * 60 },
  // Each may be tried on another card: those who test stolen ones stop here.
  'billing-card': { times: 20, seconds: 60 * 60 },
  'billing-recheck': { times: 10, seconds: 10 * 60 },
  // Tickets that were stored, for each caller's address, for each account, and for each mailbox that gets the
  // copy: one a minute, which no person notices, and so many in the long run.
  'support-caller-pace': { times: 1, seconds: 60 },
  'support-caller': { times: 5, seconds: 60 * 60 },
  'support-member-pace': { times: 1, seconds: 30 },
  'support-member': { times: 10, seconds: 60 * 60 },
  'support-mail-pace': { times: 1, seconds: 60 },
  'support-mail': { times: 5, seconds: 24 * 60 * 60 },
  // Of everybody together but subscribers: what comes from everywhere at once stops here.
  'support-crowd': { times: 200, seconds: 60 * 60 },
} as const;

export type LimitName = keyof typeof limits;

/** One use to count: under which key, and how many of them a window takes. */
export interface Turn {
  readonly key: string;
  readonly times: number;
  readonly seconds: number;
}

export function turnOf(name: LimitName, who: string): Turn {
  return { key: `${name}:${fingerprint('rate', name, who)}`, ...limits[name] };
}

/**
 * Counts one use of each, in their order; refuses with 429 `rate_limited` and Retry-After at the first that is
 * past its limit, and counts no further. Two calls that share more than one key name them in the same order, or
 * may wait for one another. Throws when they could not be counted: then nothing is done.
 */
export async function takeTurns(service: Client, turns: readonly Turn[]): Promise<void> {
  const { data, error } = await service.rpc('take_rates', { p_turns: turns });
  if (error) throw error;
  if (data > 0) throw rateLimited(data);
}

/** The same, of one. */
export function takeTurn(service: Client, name: LimitName, who: string): Promise<void> {
  return takeTurns(service, [turnOf(name, who)]);
}

/** The refusal past a limit. */
export function rateLimited(seconds: number): Refusal<'rate_limited'> {
  return new Refusal(429, 'rate_limited', `Try again in ${seconds} seconds.`, {
    'Retry-After': String(seconds),
  });
}
