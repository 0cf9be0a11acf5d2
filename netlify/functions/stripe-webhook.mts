/**
 * Receives webhook events: reads the customer again from Stripe and stores the result. 200: processed; 4xx:
 * not an event of ours; 5xx: failed or not processed yet, so that Stripe retries. Not rate-limited: only
 * Stripe can sign, and rejecting a bad signature costs one hash.
 */
import type Stripe from 'stripe';
import { z } from 'zod';
import { HttpError } from '../lib/http/http-error.ts';
import { jsonResponse } from '../lib/http/json-response.ts';
import { readText } from '../lib/http/body.ts';
import { errorBody, withErrorHandling } from '../lib/http/endpoint.ts';
import { setting } from '../lib/platform/env.ts';
import { processEvent } from '../lib/subscriptions/process-event.ts';
import { failPoint } from '../lib/platform/fail-point.ts';
import { stripeClient } from '../lib/platform/stripe.ts';
import { serviceClient } from '../lib/platform/supabase.ts';

/** Events contain whole objects and are larger than our other requests. In bytes. */
const maxEventBytes = 512 * 1024;
const toleranceSeconds = 5 * 60;

/** The fields that every event has. */
const eventShape = z.object({
  id: z.string(),
  type: z.string(),
  created: z.int(),
  data: z.object({ object: z.object({}) }),
});

export default withErrorHandling('stripe-webhook', errorBody, 'unavailable', async (request) => {
  const secret = setting('STRIPE_WEBHOOK_SECRET');
  const stripe = stripeClient();
  const event = await verify(stripe, await readText(request, maxEventBytes), request, secret);
  if (!eventShape.safeParse(event).success) {
    throw new HttpError(400, 'bad_request', 'The body is not an event.');
  }
  failPoint('stripe-webhook:verified');
  await processEvent({ stripe, service: serviceClient() }, event);
  return jsonResponse(200, { received: true });
});

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
    throw new HttpError(400, 'bad_signature', 'The signature does not match.');
  }
}
