/** Sends emails and webhook deliveries right after the event that queued them. */
import { sendDue } from '../outbox/outbox.ts';
import { finishLater } from '../platform/finish-later.ts';
import { describeError, log } from '../platform/log.ts';
import type { Client } from '../platform/supabase.ts';
import { sendDueDeliveries } from './webhooks/send-due.ts';

/** How long a function goes on sending after its answer, in milliseconds; `deliver` takes over every minute. */
const budgetMs = 20_000;

/** How long the answer waits where nothing can be done after it, in milliseconds. */
const patienceMs = 1_000;

/** Never throws: `deliver` sends within a minute what this does not. */
export async function sendSoon(service: Client): Promise<void> {
  const until = Date.now() + budgetMs;
  const work = [sendDueDeliveries(service, until), sendDue(service, until)].map((part) =>
    part.catch((error: unknown) => {
      log('warn', 'A signal was not sent right away: deliver will send it.', describeError(error));
    }),
  );
  await finishLater(
    Promise.all(work).then(() => undefined),
    patienceMs,
  );
}
