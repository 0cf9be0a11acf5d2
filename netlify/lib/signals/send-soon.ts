/** Sends emails and webhook deliveries right after the event that queued them. */
import { sendDue } from '../outbox/outbox.ts';
import { finishLater } from '../platform/finish-later.ts';
import { describeError, log } from '../platform/log.ts';
import type { Client } from '../platform/supabase.ts';
import { sendDueDeliveries } from './webhooks/send-due.ts';

/** Maximum duration of sending after the response, in milliseconds; `deliver` runs every minute. */
const budgetMs = 20_000;

/** Maximum delay of the response where no work can follow it, in milliseconds. */
const patienceMs = 1_000;

/** Never throws: `deliver` sends the rest. */
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
