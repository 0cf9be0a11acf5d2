/**
 * Sends the emails queued in `emails`: leases as many as can start now, sends them concurrently, stores the
 * results.
 */
import type { EmailRow } from '../platform/database.ts';
import { SettingError, siteOrigins } from '../platform/env.ts';
import { failPoint } from '../platform/fail-point.ts';
import { finishLater } from '../platform/finish-later.ts';
import { describeError, log } from '../platform/log.ts';
import { InFlightPool, type Settled } from './in-flight.ts';
import { sendEmail, type SendResult } from './resend.ts';
import { unsubscribePath } from './unsubscribe.ts';
import { renderEmail } from '../../mail/index.ts';
import type { Client } from '../platform/supabase.ts';

/** Settings of the email queue. */
export const sendConfig = {
  /**
   * Emails a second while workers run, all together. Resend takes 5 from a team: the fifth is left for sign-up codes, which are
   * not queued.
   */
  perSecond: 4,
  /** Concurrent attempts of one worker: the number that can start at that rate before the first times out. */
  parallel: 32,
  /** Timeout of one attempt, in milliseconds. */
  timeoutMs: 8_000,
  /** Lease of one attempt: longer than the timeout, short enough to retry emails of a crashed worker soon. */
  leaseSeconds: 15,
  /** Wait after the first failure; three times as long after each further one. */
  waitSeconds: 60,
} as const;

export type SendConfig = { readonly [Key in keyof typeof sendConfig]: number };

/**
 * Duration of a run of `deliver`, in milliseconds: a scheduled function is stopped after 30 s; the rest is for work
 * already started.
 */
export const deliverMs = 24_000;

/** No attempt starts this close to the deadline, in milliseconds. */
const lastStartMs = 2_000;

/** Emails that can be sent in a minute: `deliver` starts once a minute, and starts none at the end of its run. */
export const emailsPerMinute = (sendConfig.perSecond * (deliverMs - lastStartMs)) / 1_000;

/** Time reserved to store the last results, in milliseconds. */
const settleMs = 300;

/** Keep polling if the next email is due within this many milliseconds. */
const pollAheadMs = 1_000;

/** A response waits this long for its emails, in milliseconds. */
const flushMs = 2_000;

/** Poll interval of `flushNow` for emails delayed by the send rate, in milliseconds. */
const flushPollMs = 400;

/** Delay of an email that a missing setting stops, in seconds. */
const settingSeconds = 600;

/** `not_configured`: a setting is missing. */
type AttemptResult = SendResult | { readonly type: 'not_configured'; readonly code: string };

type SettledEmail = Settled<EmailRow, AttemptResult>;

/** Sends due emails until `until` (milliseconds since the epoch). Returns the number sent. */
export async function sendDue(
  service: Client,
  until: number,
  config: SendConfig = sendConfig,
): Promise<number> {
  const pool = new InFlightPool<EmailRow, AttemptResult>();
  let sent = 0;
  for (;;) {
    const room = Date.now() < until - lastStartMs ? config.parallel - pool.size : 0;
    const [newlySent, emails] = await Promise.all([
      settle(service, pool.takeSettled(), config),
      room > 0 ? claim(service, room, config) : [],
    ]);
    sent += newlySent;
    for (const email of emails) {
      const left = Math.max(until - settleMs - Date.now(), 1);
      pool.start(email, () => attempt(email, Math.min(config.timeoutMs, left)));
    }
    // Fewer than requested: no other email is due now.
    const next = emails.length < room ? await untilNext(service) : undefined;
    const wait = next !== undefined && next <= pollAheadMs ? next : undefined;
    if (pool.isEmpty && wait === undefined) return sent;
    await pool.change(wait);
  }
}

/** Sends the email of a cause now, unless another worker has leased it or it is settled. */
export async function sendNow(service: Client, cause: string): Promise<void> {
  await sendThese(service, [cause], sendConfig);
}

/**
 * Sends the emails of these causes right after the commit that enqueued them. Never throws and takes at most
 * two seconds: `deliver` sends the remaining ones within a minute.
 */
export async function flushNow(
  service: Client,
  causes: readonly string[],
  config: SendConfig = sendConfig,
): Promise<void> {
  const work = sendThese(service, causes, config).catch((error: unknown) => {
    log('warn', 'Emails were not sent right away: deliver will send them.', {
      emails: causes.length,
      ...describeError(error),
    });
  });
  await finishLater(work, flushMs);
}

async function sendThese(
  service: Client,
  causes: readonly string[],
  config: SendConfig,
): Promise<void> {
  const ends = Date.now() + flushMs;
  const pool = new InFlightPool<EmailRow, AttemptResult>();
  let waiting = await dueOf(service, causes);
  while (waiting.length > 0 || !pool.isEmpty) {
    if (waiting.length > 0) {
      for (const email of await claim(service, waiting.length, config, waiting)) {
        waiting = waiting.filter((id) => id !== email.id);
        pool.start(email, () => attempt(email, config.timeoutMs));
      }
      if (Date.now() + flushPollMs > ends) waiting = [];
    }
    if (waiting.length > 0 || !pool.isEmpty) {
      await pool.change(waiting.length > 0 ? flushPollMs : undefined);
    }
    await settle(service, pool.takeSettled(), config);
  }
}

/** Ids of the emails of these causes that are due, by both clocks (database and instance). */
async function dueOf(service: Client, causes: readonly string[]): Promise<string[]> {
  const soon = new Date(Date.now() + 5_000).toISOString();
  const { data, error } = await service
    .from('emails')
    .select('id')
    .in('cause', causes)
    .is('sent_at', null)
    .is('given_up_at', null)
    .lte('not_before', soon);
  if (error) throw error;
  return data.map(({ id }) => id);
}

async function claim(
  service: Client,
  limit: number,
  config: SendConfig,
  only?: readonly string[],
): Promise<EmailRow[]> {
  const { data, error } = await service.rpc('claim_emails', {
    p_limit: limit,
    p_lease_seconds: config.leaseSeconds,
    p_per_second: config.perSecond,
    ...(only === undefined ? {} : { p_only: only }),
  });
  if (error) throw error;
  failPoint('deliver:claimed');
  return data;
}

/** Milliseconds until the next email is due, at least 20; undefined when none is queued. */
async function untilNext(service: Client): Promise<number | undefined> {
  const { data, error } = await service.rpc('next_email_at');
  if (error) throw error;
  return data === null ? undefined : Math.max(Date.parse(data) - Date.now(), 20);
}

/** Records the results. Returns how many emails were sent. */
async function settle(
  service: Client,
  settled: readonly SettledEmail[],
  config: SendConfig,
): Promise<number> {
  if (settled.length === 0) return 0;
  failPoint('deliver:sent');
  const pauses = settled.map(({ result }) => (result.type === 'throttled' ? result.seconds : 0));
  const { data: givenUp, error } = await service.rpc('settle_emails', {
    p_results: settled.map(outcome),
    p_pause_seconds: Math.max(...pauses),
    p_wait_seconds: config.waitSeconds,
  });
  if (error) throw error;
  failPoint('deliver:finished');
  for (const { item: email, result } of settled) {
    if (result.type === 'sent') continue;
    const { id, template } = email;
    const isOver = givenUp.includes(id);
    log(
      isOver ? 'error' : 'warn',
      isOver ? 'An email failed permanently.' : 'An email failed and will be retried.',
      {
        email: id,
        template,
        code: result.code,
      },
    );
  }
  return settled.filter(({ result }) => result.type === 'sent').length;
}

function outcome({ item: email, result }: SettledEmail) {
  const row = { id: email.id, attempt: email.attempts, outcome: result.type };
  if (result.type === 'sent') return row;
  const { code } = result;
  // A missing setting is not a failed attempt: the email is retried without counting it.
  return result.type === 'not_configured'
    ? { ...row, outcome: 'throttled', code, wait: settingSeconds }
    : { ...row, code };
}

async function attempt(email: EmailRow, timeoutMs: number): Promise<AttemptResult> {
  try {
    const { template, language, data } = email;
    const unsubscribe = unsubscribePathOf(email);
    const rendered = renderEmail(template, language, data, siteOrigins()[0], unsubscribe);
    if (!rendered) return { type: 'permanent', code: 'bad_template' };
    return await sendEmail(email.id, email.recipient ?? '', rendered, timeoutMs);
  } catch (error) {
    if (error instanceof SettingError) {
      log('error', error.message, { email: email.id });
      return { type: 'not_configured', code: 'missing_setting' };
    }
    log('error', 'An email could not be rendered.', describeError(error));
    return { type: 'retry', code: 'not_made' };
  }
}

/** Path of the unsubscribe page; undefined for an email that the account or the contract needs. */
function unsubscribePathOf(email: EmailRow): string | undefined {
  const { purpose, user_id: user, language: lang } = email;
  return purpose === 'account' || user === null
    ? undefined
    : unsubscribePath({ user, purpose, lang });
}
