/** Rate limits of the functions: fixed windows counted in the database. */
import { normalizeEmail } from '../../../src/domain/shared/email.ts';
import { HttpError } from './http-error.ts';
import type { RateLimit, TransactionLimit } from '../platform/database/rate-limits.ts';
import { keyedHash } from '../platform/hmac.ts';
import type { Client } from '../platform/supabase.ts';
import { clientNetwork } from './client-ip.ts';

/** `times` uses in a window of `seconds` that opens with the first use; for each account unless noted. */
export const limits = {
  'account-export': { times: 10, seconds: 60 * 60 },
  'account-delete': { times: 5, seconds: 60 * 60 },
  'recovery-codes-new': { times: 10, seconds: 60 * 60 },
  'recovery-code-try': { times: 5, seconds: 60 * 60 },
  // Sign-up codes: emails for each IP address, each network, each mailbox and in total; codes tried for each IP
  // address. Without the network's limit, one IPv6 network could use up the total.
  'sign-up-code-caller': { times: 20, seconds: 60 * 60 },
  'sign-up-code-network': { times: 60, seconds: 60 * 60 },
  'sign-up-code-mail': { times: 5, seconds: 60 * 60 },
  'sign-up-code-mail-day': { times: 10, seconds: 24 * 60 * 60 },
  'sign-up-code-global': { times: 300, seconds: 60 * 60 },
  'sign-up-try': { times: 60, seconds: 60 * 60 },
  // Links that prove an address: emails sent, also for each mailbox, which may have many accounts; links tried.
  'address-link-pace': { times: 1, seconds: 60 },
  'address-link': { times: 5, seconds: 60 * 60 },
  'address-link-mail': { times: 10, seconds: 60 * 60 },
  'address-link-mail-day': { times: 20, seconds: 24 * 60 * 60 },
  'address-link-try': { times: 20, seconds: 60 * 60 },
  'contract-end': { times: 30, seconds: 60 * 60 },
  // Without a session: for each IP address, each network, and each email address that gets the email. Everybody
  // may end a contract: the network's limit is that of three addresses, so that one neighbour alone cannot use it up.
  'contract-end-caller': { times: 20, seconds: 60 * 60 },
  'contract-end-network': { times: 60, seconds: 60 * 60 },
  'contract-end-mail': { times: 5, seconds: 60 * 60 },
  // Attempts to hold or book a slot, for each IP address; to book, also for each email address.
  'appointment-hold': { times: 30, seconds: 10 * 60 },
  'appointment-book': { times: 30, seconds: 60 * 60 },
  'appointment-mail': { times: 10, seconds: 60 * 60 },
  // Bookings made, cancelled or not: for each account, or IP address without a session; for each email
  // address, which may be another person's and gets an email each time; for each network.
  'appointment-booked': { times: 10, seconds: 24 * 60 * 60 },
  'appointment-booked-mail': { times: 5, seconds: 24 * 60 * 60 },
  'appointment-network': { times: 20, seconds: 24 * 60 * 60 },
  // Bookings of all non-subscribers: the next ones need a proof of work.
  'appointment-global': { times: 30, seconds: 60 * 60 },
  // Attempts to move, and moves made, for each appointment, because each move sends an email. Cancelling is
  // never limited.
  'appointment-move-try': { times: 30, seconds: 60 * 60 },
  'appointment-move': { times: 5, seconds: 24 * 60 * 60 },
  // New quiz attempts, for each account and lesson.
  'quiz-start': { times: 12, seconds: 24 * 60 * 60 },
  // Answers in the daily review, for each account.
  'review-answer': { times: 60, seconds: 60 * 60 },
  // Certificate numbers looked up, for each IP address; changes of one's own certificate.
  'certificate-verify': { times: 60, seconds: 10 * 60 },
  'certificate-change': { times: 30, seconds: 60 * 60 },
  // Orders begun. Stops guessing promotion codes.
  checkout: { times: 30, seconds: 60 * 60 },
  'billing-read': { times: 120, seconds: 10 * 60 },
  'billing-change': { times: 30, seconds: 60 * 60 },
  // Stops card testing: each attempt could try another stolen card.
  'billing-card': { times: 20, seconds: 60 * 60 },
  'billing-recheck': { times: 10, seconds: 10 * 60 },
  // Stored tickets: for each IP address, each account, and each email address that gets the copy. A short
  // window against bursts and a long one.
  'support-caller-pace': { times: 1, seconds: 60 },
  'support-caller': { times: 5, seconds: 60 * 60 },
  'support-member-pace': { times: 1, seconds: 30 },
  'support-member': { times: 10, seconds: 60 * 60 },
  'support-mail-pace': { times: 1, seconds: 60 },
  'support-mail': { times: 5, seconds: 24 * 60 * 60 },
  // Tickets of non-subscribers: for each network, and in total, after which they need a proof of work.
  'support-network': { times: 10, seconds: 60 * 60 },
  'support-global': { times: 100, seconds: 60 * 60 },
  // The desk: an editor's reads and changes, and answers sent by email.
  'desk-read': { times: 600, seconds: 10 * 60 },
  'desk-change': { times: 200, seconds: 10 * 60 },
  'desk-answer': { times: 100, seconds: 60 * 60 },
  // Sign-ups to the signals waiting list: for each IP address, mailbox and network, and in total, after which they
  // need a proof of work.
  'notice-caller': { times: 10, seconds: 60 * 60 },
  'notice-mail-pace': { times: 1, seconds: 60 },
  'notice-mail': { times: 5, seconds: 24 * 60 * 60 },
  'notice-network': { times: 20, seconds: 60 * 60 },
  'notice-global': { times: 100, seconds: 60 * 60 },
  // Changes to signals, for each editor; signals of all machines together.
  'signal-publish': { times: 300, seconds: 60 * 60 },
  'signal-alert-global': { times: 30, seconds: 60 * 60 },
  // Signal webhooks, for each account: created or given a new secret; requests made for their owner.
  'webhook-create': { times: 20, seconds: 60 * 60 },
  'webhook-verify': { times: 30, seconds: 60 * 60 },
  'webhook-test': { times: 30, seconds: 60 * 60 },
  'webhook-replay': { times: 60, seconds: 60 * 60 },
  // Uses of one solved puzzle: a retry and one more.
  'proof-use': { times: 3, seconds: 10 * 60 },
} as const;

export type LimitName = keyof typeof limits;

/** The limit `name` for one caller; `who` (an id or address) is stored as a keyed hash only. */
export function rateLimit(name: LimitName, who: string): RateLimit {
  return { key: `${name}:${keyedHash('rate', name, who)}`, ...limits[name] };
}

/**
 * The limit `name` of the mailbox that an email goes to. An account that writes to its own mailbox is not
 * limited by what others send there: it is exempt if it has proved the address, else counted with all accounts of
 * the mailbox, because a stranger may have opened it.
 */
export function mailboxLimit(
  name: LimitName,
  to: string,
  accountEmail: string | undefined,
): TransactionLimit {
  const mailbox = normalizeEmail(to);
  const isOwn = accountEmail !== undefined && normalizeEmail(accountEmail) === mailbox;
  return { ...rateLimit(name, isOwn ? `accounts of ${mailbox}` : mailbox), unless_owner: isOwn };
}

/**
 * Counts one use of each limit in order and throws 429 `rate_limited` with Retry-After at the first one exceeded,
 * without counting the rest. Calls that share several keys must list them in the same order (row locks). Throws
 * the database's error when counting fails.
 */
export async function consumeRateLimits(
  service: Client,
  uses: readonly RateLimit[],
): Promise<void> {
  const { data, error } = await service.rpc('consume_rate_limits', { p_limits: uses });
  if (error) throw error;
  if (data > 0) throw rateLimited(data);
}

/**
 * The limits of a public form for non-subscribers: the network's, and the one for all, after which a proof of
 * work is needed. `proof`: the caller's, if it is valid; it can be used three times.
 */
export function publicLimits(
  form: 'appointment' | 'notice' | 'support',
  request: Request,
  proof: string | undefined,
): TransactionLimit[] {
  return [
    { ...rateLimit(`${form}-network`, clientNetwork(request)), global: true },
    proof === undefined
      ? { ...rateLimit(`${form}-global`, ''), global: true, proof: true }
      : rateLimit('proof-use', proof),
  ];
}

/** Counts one use of one limit; see `consumeRateLimits`. */
export function consumeRateLimit(service: Client, name: LimitName, who: string): Promise<void> {
  return consumeRateLimits(service, [rateLimit(name, who)]);
}

/** The 429 of an exceeded limit, with Retry-After. */
export function rateLimited(seconds: number): HttpError<'rate_limited'> {
  return new HttpError(429, 'rate_limited', `Try again in ${seconds} seconds.`, {
    'Retry-After': String(seconds),
  });
}
