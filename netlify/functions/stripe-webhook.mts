/**
 * Stripe tells us that something changed; we look it up and store it. 200: recorded; 4xx: not an
 * event of ours; 500: our fault, so that Stripe sends it again. Not rate-limited: only Stripe can
 * sign, and a refused signature costs one hash.
 */
import type Stripe from 'stripe';
import { Refusal, answer } from '../lib/answer.ts';
import { readText } from '../lib/body.ts';
import { attributeCustomer } from '../lib/customers.ts';
import { guarded } from '../lib/endpoint.ts';
import { setting } from '../lib/env.ts';
import { readEvent, recordEvent, type Notice } from '../lib/events.ts';
import { endLate, isErased } from '../lib/late-billing.ts';
import { log } from '../lib/log.ts';
import { stripeClient } from '../lib/stripe.ts';
import { serviceClient } from '../lib/supabase.ts';
import { syncCustomer, type SyncTools } from '../lib/sync.ts';

/** Events carry whole objects: larger than our own requests, in bytes. */
const maxEventBytes = 512 * 1024;
const toleranceSeconds = 5 * 60;

export default guarded('stripe-webhook', refuse, 'unavailable', async (request) => {
  const secret = setting('STRIPE_WEBHOOK_SECRET');
  const stripe = stripeClient();
  const event = await verify(stripe, await readText(request, maxEventBytes), request, secret);
  const notice = readEvent(event);
  const service = serviceClient();
  const processed = await recordEvent(service, event, notice);
  if (!processed && notice.customer !== undefined) {
    await lookAgain({ stripe, service }, event, { ...notice, customer: notice.customer });
  }
  return answer(200, { received: true });
});

/** Reads the customer's subscriptions again; those of an account that is erased come to an end. */
async function lookAgain(
  tools: SyncTools,
  event: Stripe.Event,
  notice: Notice & { readonly customer: string },
): Promise<void> {
  const { customer } = notice;
  try {
    if (await attributeCustomer(tools, customer, notice.userId)) {
      await syncCustomer(tools, customer, event.id);
      return;
    }
  } catch (error) {
    // The account, or Stripe's customer, may have gone meanwhile.
    if (!(await isErased(tools.service, notice))) throw error;
  }
  if (await isErased(tools.service, notice)) {
    await endLate(tools, customer, event.id);
    return;
  }
  // Kept unprocessed: a payment that belongs to nobody here is for a person to look at.
  log('error', 'A Stripe customer belongs to no account.', { event: event.id, type: event.type });
}

async function verify(
  stripe: Stripe,
  body: string,
  request: Request,
  secret: string,
): Promise<Stripe.Event> {
  const signature = request.headers.get('stripe-signature') ?? '';
  try {
    return await stripe.webhooks.constructEventAsync(body, signature, secret, toleranceSeconds);
  } catch {
    throw new Refusal(400, 'bad_signature', 'The signature does not match.');
  }
}

function refuse(code: string, message: string): unknown {
  return { error: { code, message } };
}
