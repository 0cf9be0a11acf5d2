/**
 * Every minute: goes on with ends of contracts, erasures and events that stopped, sends the mails that wait,
 * forgets what is old. One that fails holds up no other. Stays while something is due soon, so that what a
 * killed worker held is done within the minute. The platform alone can call it.
 */
import type { Config } from '@netlify/functions';
import { jsonResponse } from '../lib/http/json-response.ts';
import { finishContractEnds } from '../lib/contract/index.ts';
import { sweepErasures } from '../lib/account/erasure.ts';
import { resumeEvents } from '../lib/subscriptions/process-event.ts';
import { describeError, log } from '../lib/platform/log.ts';
import { sendDue } from '../lib/outbox/outbox.ts';
import { stripeClient } from '../lib/platform/stripe.ts';
import { serviceClient, type Client } from '../lib/platform/supabase.ts';

/** A scheduled function is stopped after 30 s; what is under way then may take some seconds more. */
const budgetMs = 24_000;

/** Ends, erasures and events get this much of it, so that their mails are sent even when Stripe is slow. */
const shareMs = 16_000;

type Counts = Record<'ended' | 'erased' | 'events' | 'sent', number | null>;

export default async function deliver(): Promise<Response> {
  const until = Date.now() + budgetMs;
  const share = Date.now() + shareMs;
  const service = serviceClient();
  const counts: Counts = { ended: 0, erased: 0, events: 0, sent: 0 };
  const run = async (part: keyof Counts, work: () => Promise<number>): Promise<void> => {
    const before = counts[part];
    if (before === null) return; // it failed: the next minute tries again
    const done = await attempt(part, work);
    counts[part] = done === undefined ? null : before + done;
  };
  const work = async (): Promise<void> => {
    await run('ended', () => finishContractEnds({ stripe: stripeClient(), service }, share));
    await run('erased', () => sweepErasures({ stripe: stripeClient(), service }, share));
    await run('events', () => resumeEvents({ stripe: stripeClient(), service }, share));
  };
  do {
    // Side by side: a hundred thousand mails hold up nobody's refund, and a slow Stripe holds up no mail.
    await Promise.all([run('sent', () => sendDue(service, until)), work()]);
    // What that work has written.
    await run('sent', () => sendDue(service, until));
  } while (await moreComes(service, until));
  const forgotten = await attempt('old', async () => {
    const { error } = await service.rpc('purge_expired');
    if (error) throw error;
    return 0;
  });
  const failed = Object.values(counts).includes(null) || forgotten === undefined;
  return jsonResponse(failed ? 500 : 200, counts);
}

export const config: Config = { schedule: '* * * * *' };

/** Waits for what is due before `until`, such as the end of a lease; false when nothing is. */
async function moreComes(service: Client, until: number): Promise<boolean> {
  const { data, error } = await service.rpc('next_work_at', {
    p_until: new Date(until).toISOString(),
  });
  if (error || data === null) return false;
  // What is due and was not taken is held by another, or failed: no hurry. Nor longer: it may end before.
  const left = Date.parse(data) - Date.now();
  const wait = left > 0 ? Math.min(left + 50, 1_500) : 1_500;
  if (Date.now() + wait >= until) return false;
  await new Promise((resolve) => setTimeout(resolve, wait));
  return true;
}

async function attempt(part: string, work: () => Promise<number>): Promise<number | undefined> {
  try {
    return await work();
  } catch (error) {
    log('error', 'A part of the minute’s work failed.', { part, ...describeError(error) });
    return undefined;
  }
}
