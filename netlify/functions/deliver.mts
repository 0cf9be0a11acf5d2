/**
 * Scheduled every minute: resumes interrupted contract ends, erasures and webhook events; sends queued emails and
 * webhook deliveries; announces the opening of signals; queues review reminders; deletes expired data. A failing
 * part does not block the others. Keeps running while more work is due soon, to take over the expired lease of a
 * crashed worker within the minute. Only the platform can call it.
 */
import type { Config } from '@netlify/functions';
import { jsonResponse } from '../lib/http/json-response.ts';
import { finishContractEnds } from '../lib/contract/index.ts';
import { resumeErasures } from '../lib/account/erasure.ts';
import { resumeEvents } from '../lib/subscriptions/process-event.ts';
import { attempt } from '../lib/platform/attempt.ts';
import { remindReviews } from '../lib/course/review-reminders.ts';
import { announceSignals } from '../lib/signals/notice.ts';
import { sendDueDeliveries } from '../lib/signals/webhooks/send-due.ts';
import { deliverMs, sendDue } from '../lib/outbox/outbox.ts';
import { stripeClient } from '../lib/platform/stripe.ts';
import { serviceClient, type Client } from '../lib/platform/supabase.ts';

/**
 * Share of the run for contract ends, erasures and events, so that their emails are sent even when Stripe
 * is slow.
 */
const shareMs = 16_000;

type Counts = Record<'ended' | 'erased' | 'events' | 'sent' | 'webhooks', number | null>;

export default async function deliver(): Promise<Response> {
  const until = Date.now() + deliverMs;
  const share = Date.now() + shareMs;
  const service = serviceClient();
  const counts: Counts = { ended: 0, erased: 0, events: 0, sent: 0, webhooks: 0 };
  const run = async (part: keyof Counts, work: () => Promise<number>): Promise<void> => {
    const before = counts[part];
    if (before === null) return; // failed before: retried by the next run
    const done = await attempt(part, work);
    counts[part] = done === undefined ? null : before + done;
  };
  const work = async (): Promise<void> => {
    await run('ended', () => finishContractEnds({ stripe: stripeClient(), service }, share));
    await run('erased', () => resumeErasures({ stripe: stripeClient(), service }, share));
    await run('events', () => resumeEvents({ stripe: stripeClient(), service }, share));
  };
  // Begun before the rest: a Stripe that does not answer may use up the whole run.
  const housekeeping = Promise.all([
    attempt('notices', () => announceSignals(service)),
    attempt('reminders', () => remindReviews(service, new Date())),
    attempt('purge', () => purgeExpired(service)),
  ]);
  do {
    // Concurrently: a long email queue must not delay refunds, and a slow Stripe must not delay emails.
    await Promise.all([
      run('sent', () => sendDue(service, until)),
      run('webhooks', () => sendDueDeliveries(service, until)),
      work(),
      housekeeping,
    ]);
    // Emails enqueued by that work.
    await run('sent', () => sendDue(service, until));
  } while (await waitForMore(service, until));
  const [, , purged] = await housekeeping;
  const failed = Object.values(counts).includes(null) || purged === undefined;
  return jsonResponse(failed ? 500 : 200, counts);
}

export const config: Config = { schedule: '* * * * *' };

async function purgeExpired(service: Client): Promise<true> {
  const { error } = await service.rpc('purge_expired');
  if (error) throw error;
  return true;
}

/** Waits for work due before `until`, such as an expiring lease; false when there is none. */
async function waitForMore(service: Client, until: number): Promise<boolean> {
  const { data, error } = await service.rpc('next_work_at', {
    p_until: new Date(until).toISOString(),
  });
  if (error || data === null) return false;
  // Work that is due but was not claimed is leased by another worker, has failed, or would come too late in this run:
  // polls slowly. Never waits longer, because a lease may be released early.
  const left = Date.parse(data) - Date.now();
  const wait = left > 0 ? Math.min(left + 50, 1_500) : 1_500;
  if (Date.now() + wait >= until) return false;
  await new Promise((resolve) => setTimeout(resolve, wait));
  return true;
}
