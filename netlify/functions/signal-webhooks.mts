/** A subscriber's own webhooks, which receive signals. Contract: src/domain/api/signal-webhooks.ts. */
import type { Config } from '@netlify/functions';
import type { z } from 'zod';
import {
  signalWebhooksRequest,
  type SignalWebhooksResponse,
} from '../../src/domain/api/signal-webhooks.ts';
import { defineEndpoint } from '../lib/http/endpoint.ts';
import { requireVerifiedMember } from '../lib/http/member.ts';
import { consumeRateLimit } from '../lib/http/rate-limit.ts';
import { serviceClient } from '../lib/platform/supabase.ts';
import { requireSignals, type Caller } from '../lib/signals/webhooks/caller.ts';
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  readLog,
  rotateSecret,
  updateWebhook,
} from '../lib/signals/webhooks/manage.ts';
import { realNetwork } from '../lib/signals/webhooks/network.ts';
import { replayDelivery, testWebhook, verifyWebhook } from '../lib/signals/webhooks/prove.ts';

type Input = z.output<typeof signalWebhooksRequest>;

export default defineEndpoint({
  name: 'signal-webhooks',
  schema: signalWebhooksRequest,
  async work(input, request): Promise<SignalWebhooksResponse> {
    const { id: user } = await requireVerifiedMember(request);
    return run({ service: serviceClient(), user }, input);
  },
});

export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};

/** The rate limit of each limited action. */
const limited = {
  create: 'webhook-create',
  verify: 'webhook-verify',
  rotate: 'webhook-create',
  test: 'webhook-test',
  replay: 'webhook-replay',
} as const;

/** Whether a request only pauses a webhook: allowed after a subscription, and while webhooks are switched off. */
function isPause(input: Input): boolean {
  if (input.action !== 'update' || input.paused !== true) return false;
  return [input.name, input.max_lag, input.dry_run].every((change) => change === undefined);
}

async function run(caller: Caller, input: Input): Promise<SignalWebhooksResponse> {
  if (input.action === 'list') return listWebhooks(caller);
  if (input.action === 'log') return readLog(caller, input);
  if (input.action === 'delete') return deleteWebhook(caller, input.id);
  if (!isPause(input)) await requireSignals(caller);
  if (input.action === 'update') return updateWebhook(caller, input);
  await consumeRateLimit(caller.service, limited[input.action], caller.user);
  const network = realNetwork();
  if (input.action === 'create') return createWebhook(caller, network, input);
  if (input.action === 'verify') return verifyWebhook(caller, network, input.id);
  if (input.action === 'rotate') return rotateSecret(caller, input.id);
  if (input.action === 'test') return testWebhook(caller, network, input.id);
  return replayDelivery(caller, network, input.id, input.delivery);
}
