/** Webhook requests with an invalid signature: all rejected before any database call. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Stripe from 'stripe';
import stripeWebhook from '../../../netlify/functions/stripe-webhook.mts';
import { seededRandom } from '../../seeded-random.ts';
import { sample, seedOf } from '../../sizes.ts';
import { nowhere, siteOrigin } from '../fixtures/services.ts';

const secret = 'whsec_of_this_test';
const stripe = new Stripe('sk_test_of_this_test', { telemetry: false });
const tolerance = 5 * 60;
const count = sample(200, 10_000);

beforeEach(() => {
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', secret);
  vi.stubEnv('STRIPE_SECRET_KEY', 'sk_test_of_this_test');
  vi.stubEnv('SUPABASE_URL', nowhere);
  vi.stubEnv('SUPABASE_SECRET_KEY', 'sb_secret_of_this_test');
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

interface Sent {
  payload: string;
  signature: string | undefined;
}

function honest(index: number, at: number, signedWith = secret): Sent {
  const payload = JSON.stringify({
    id: `evt_${index}`,
    object: 'event',
    type: 'invoice.paid',
    created: at,
    data: { object: { id: `in_${index}`, customer: `cus_${index}` } },
  });
  const signature = stripe.webhooks.generateTestHeaderString({
    payload,
    secret: signedWith,
    timestamp: at,
  });
  return { payload, signature };
}

/** Each takes a valid request and corrupts one part. */
const spoil: readonly ((index: number, now: number, random: () => number) => Sent)[] = [
  (index, now, random) => {
    const { payload, signature } = honest(index, now);
    const at = Math.floor(random() * payload.length);
    const other = payload[at] === '7' ? '8' : '7';
    return { payload: payload.slice(0, at) + other + payload.slice(at + 1), signature };
  },
  (index, now, random) => {
    const { payload, signature = '' } = honest(index, now);
    const at = signature.length - 1 - Math.floor(random() * 64);
    const other = signature[at] === 'a' ? 'b' : 'a';
    return { payload, signature: signature.slice(0, at) + other + signature.slice(at + 1) };
  },
  (index, now) => {
    const { payload, signature = '' } = honest(index, now);
    return { payload, signature: signature.replace(/t=\d+/, `t=${now + 1}`) };
  },
  (index, now, random) => honest(index, now - tolerance - 1 - Math.floor(random() * 1_000_000)),
  (index, now) => ({ ...honest(index, now), signature: undefined }),
  (index, now, random) => honest(index, now, `whsec_${random()}`),
  (index, now) => {
    const { payload, signature = '' } = honest(index, now);
    return { payload, signature: signature.replace('v1=', 'v0=') };
  },
  (index, now) => ({
    payload: honest(index, now).payload,
    signature: honest(index + 1, now).signature,
  }),
  (index, now) => {
    const { payload, signature } = honest(index, now);
    return { payload: `${payload} `, signature };
  },
  (index, now, random) => {
    const { payload, signature = '' } = honest(index, now);
    return { payload, signature: signature.slice(0, Math.floor(random() * signature.length)) };
  },
];

const send = ({ payload, signature }: Sent): Promise<Response> =>
  stripeWebhook(
    new Request(`${siteOrigin}/.netlify/functions/stripe-webhook`, {
      method: 'POST',
      headers: signature === undefined ? {} : { 'stripe-signature': signature },
      body: payload,
    }),
  );

it(`${count} forged requests return 400 without any call`, async () => {
  const fetchSpy = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('asked'));
  const random = seededRandom(seedOf(20261122));
  const now = Math.floor(Date.now() / 1000);
  const answers = new Map<number, number>();
  for (let index = 0; index < count; index += 1) {
    const { status } = await send(spoil[index % spoil.length]?.(index, now, random) as Sent);
    answers.set(status, (answers.get(status) ?? 0) + 1);
  }
  expect([...answers]).toEqual([[400, count]]);
  expect(fetchSpy).not.toHaveBeenCalled();
});

it.each(['null', '[]', '7', '"evt_1"', '{}', '{"id":7,"type":"invoice.paid"}'])(
  'a rightly signed body %s is no event',
  async (payload) => {
    const fetchSpy = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('asked'));
    const timestamp = Math.floor(Date.now() / 1000);
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });
    const response = await send({ payload, signature });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { code: 'bad_request' } });
    expect(fetchSpy).not.toHaveBeenCalled();
  },
);

it('the valid request reaches the database', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const fetchSpy = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('asked'));
  expect((await send(honest(1, Math.floor(Date.now() / 1000)))).status).toBe(500);
  expect(fetchSpy).toHaveBeenCalled();
});
