/**
 * The mails that wait in `emails`: taken as places get free, sent side by side, settled together. No
 * mail is taken before it can leave, so one that hangs holds up itself alone.
 */
import type { EmailRow } from '../platform/database.ts';
import { siteOrigins } from '../platform/env.ts';
import { failPoint } from '../platform/fail-point.ts';
import { describeError, log } from '../platform/log.ts';
import { Flight, type Landed } from './in-flight.ts';
import { sendEmail, type SendResult } from './resend.ts';
import { renderEmail } from '../../mail/index.ts';
import type { Client } from '../platform/supabase.ts';

/** How mails are sent: every number of it. */
export const pace = {
  /** A second, all workers together: Resend takes 5 from a team, and some are sent at once (`flushNow`). */
  perSecond: 4,
  /** Under way at once in one worker, */
  parallel: 8,
  /** not counting those that take longer than this, in milliseconds, */
  slowMs: 1_000,
  /** up to so many with them. */
  most: 32,
  /** What one may take, in milliseconds. */
  timeoutMs: 8_000,
  /** Longer than that: nobody else takes it meanwhile. Short, for who dies. */
  leaseSeconds: 15,
  /** The wait after the first try that failed; three times as long after each further one. */
  waitSeconds: 60,
} as const;

export type Pace = { readonly [Key in keyof typeof pace]: number };

/** What begins in the last moments would be cut short: it is left to the next. In milliseconds. */
const lastMs = 2_000;

/** What it takes to settle the last ones, in milliseconds. */
const settleMs = 300;

/** Stays for a mail that may leave so soon, in milliseconds; the caller comes again for later ones. */
const patienceMs = 1_000;

/** An answer waits for its mails for so long, in milliseconds. */
const kickMs = 2_000;

/** What the pace holds back then is asked for again after so long, in milliseconds. */
const kickAgainMs = 400;

/** How long the team's mail waits for the team's address, in seconds. */
const addressSeconds = 600;

/** Sends what is due, and ends by `until` (milliseconds since the epoch). Gives how many were sent. */
export async function sendDue(service: Client, until: number, how: Pace = pace): Promise<number> {
  const flight = new Flight(how);
  let sent = 0;
  let empty = 0;
  for (;;) {
    const room = Date.now() < until - lastMs ? flight.room() : 0;
    const [more, deliveries] = await Promise.all([
      settle(service, flight.landed(), how),
      room > 0 ? claim(service, room, how) : [],
    ]);
    sent += more;
    for (const delivery of deliveries) {
      const left = Math.max(until - settleMs - Date.now(), 1);
      flight.start(delivery, () => attempt(delivery, Math.min(how.timeoutMs, left)));
    }
    let wait: number | undefined;
    if (deliveries.length < room) {
      // No more may leave now: none waits, or it is not time yet.
      empty = deliveries.length === 0 ? empty + 1 : 0;
      wait = await untilNext(service);
    }
    const stays = wait !== undefined && wait <= patienceMs && empty < 100;
    if (flight.isEmpty && (room === 0 || !stays)) return sent;
    await flight.change(stays ? wait : undefined);
  }
}

/** Sends the mail of this cause now, unless somebody is at it or it is settled. */
export async function sendNow(service: Client, cause: string): Promise<void> {
  await sendThese(service, [cause], pace);
}

/**
 * Sends the mails of these causes now, after the commit that wrote them. Never throws, and makes nobody wait
 * long: what does not leave now leaves within the minute.
 */
export async function flushNow(
  service: Client,
  causes: readonly string[],
  how: Pace = pace,
): Promise<void> {
  const work = sendThese(service, causes, how).catch((error: unknown) => {
    log('warn', 'Mails wait for the minute.', { mails: causes.length, ...describeError(error) });
  });
  if (goesOn(work)) return;
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => (timer = setTimeout(resolve, kickMs)));
  await Promise.race([work, enough]);
  clearTimeout(timer);
}

/** Whether the platform lets a function do this to its end after its answer. */
function goesOn(work: Promise<void>): boolean {
  const { Netlify } = globalThis as {
    Netlify?: { context?: { waitUntil?: (work: Promise<unknown>) => void } | null };
  };
  const context = Netlify?.context;
  if (typeof context?.waitUntil !== 'function') return false;
  context.waitUntil(work);
  return true;
}

async function sendThese(service: Client, causes: readonly string[], how: Pace): Promise<void> {
  const ends = Date.now() + kickMs;
  const flight = new Flight(how);
  let waiting = await dueOf(service, causes);
  while (waiting.length > 0 || !flight.isEmpty) {
    if (waiting.length > 0) {
      for (const delivery of await claim(service, waiting.length, how, waiting)) {
        waiting = waiting.filter((id) => id !== delivery.id);
        flight.start(delivery, () => attempt(delivery, how.timeoutMs));
      }
      // What the pace holds back is asked for again; somebody else may have it meanwhile.
      if (Date.now() + kickAgainMs > ends) waiting = [];
    }
    if (waiting.length > 0 || !flight.isEmpty) {
      await flight.change(waiting.length > 0 ? kickAgainMs : undefined);
    }
    await settle(service, flight.landed(), how);
  }
}

/** Those of the causes that are not settled, and not for later by either clock. */
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
  how: Pace,
  only?: readonly string[],
): Promise<EmailRow[]> {
  const { data, error } = await service.rpc('claim_emails', {
    p_limit: limit,
    p_lease_seconds: how.leaseSeconds,
    p_per_second: how.perSecond,
    ...(only === undefined ? {} : { p_only: only }),
  });
  if (error) throw error;
  failPoint('deliver:claimed');
  return data;
}

/** Milliseconds until a mail may leave; undefined when none waits. */
async function untilNext(service: Client): Promise<number | undefined> {
  const { data, error } = await service.rpc('next_email_at');
  if (error) throw error;
  // What is due and was not taken is being taken by another: no hurry.
  return data === null ? undefined : Math.max(Date.parse(data) - Date.now(), 20);
}

/** Notes what became of mails. Gives how many of them were sent. */
async function settle(service: Client, landed: readonly Landed[], how: Pace): Promise<number> {
  if (landed.length === 0) return 0;
  failPoint('deliver:sent');
  const pauses = landed.map(({ result }) => (result.type === 'throttled' ? result.seconds : 0));
  const { data: givenUp, error } = await service.rpc('settle_emails', {
    p_results: landed.map(outcome),
    p_pause_seconds: Math.max(...pauses),
    p_wait_seconds: how.waitSeconds,
  });
  if (error) throw error;
  failPoint('deliver:finished');
  let sent = 0;
  for (const { delivery, result } of landed) {
    if (result.type === 'sent') {
      sent += 1;
      continue;
    }
    const over = givenUp.includes(delivery.id);
    log(over ? 'error' : 'warn', over ? 'A mail is given up.' : 'A mail waits for another try.', {
      delivery: delivery.id,
      template: delivery.template,
      code: result.code,
    });
  }
  return sent;
}

function outcome({ delivery, result }: Landed) {
  const { id, attempts } = delivery;
  if (result.type === 'sent') return { id, attempt: attempts, outcome: 'sent' };
  const { type, code } = result;
  // The mail is right and a setting is not: it waits, and none of its tries is used up.
  if (code === 'no_staff_address') {
    return { id, attempt: attempts, outcome: 'throttled', code, wait: addressSeconds };
  }
  return { id, attempt: attempts, outcome: type, code };
}

async function attempt(delivery: EmailRow, timeoutMs: number): Promise<SendResult> {
  try {
    const mail = renderEmail(delivery.template, delivery.language, delivery.data, siteOrigins()[0]);
    if (!mail) return { type: 'permanent', code: 'bad_template' };
    return await sendEmail(delivery.id, delivery.recipient ?? '', mail, timeoutMs);
  } catch (error) {
    // A setting that is missing: it may be there at the next try.
    log('error', 'A mail could not be made.', describeError(error));
    return { type: 'retry', code: 'not_made' };
  }
}
