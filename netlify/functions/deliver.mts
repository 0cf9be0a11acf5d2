/**
 * Every minute: goes on with erasures that stopped, sends the mails that wait, forgets what is old. One
 * that fails holds up no other. The platform alone can call it.
 */
import type { Config } from '@netlify/functions';
import { answer } from '../lib/answer.ts';
import { sweepErasures } from '../lib/erasure.ts';
import { describeError, log } from '../lib/log.ts';
import { sendDue } from '../lib/outbox.ts';
import { stripeClient } from '../lib/stripe.ts';
import { serviceClient } from '../lib/supabase.ts';

/** A scheduled function is stopped after 30 s; what is under way then may take some seconds more. */
const budgetMs = 18_000;

export default async function deliver(): Promise<Response> {
  const until = Date.now() + budgetMs;
  const service = serviceClient();
  const erased = await attempt('erasures', () =>
    sweepErasures({ stripe: stripeClient(), service }, until),
  );
  const sent = await attempt('mails', () => sendDue(service, until));
  const forgotten = await attempt('old', async () => {
    const { error } = await service.rpc('forget_old');
    if (error) throw error;
    return 0;
  });
  const failed = [erased, sent, forgotten].includes(undefined);
  return answer(failed ? 500 : 200, { erased: erased ?? null, sent: sent ?? null });
}

export const config: Config = { schedule: '* * * * *' };

async function attempt(part: string, work: () => Promise<number>): Promise<number | undefined> {
  try {
    return await work();
  } catch (error) {
    log('error', 'A part of the minute’s work failed.', { part, ...describeError(error) });
    return undefined;
  }
}
