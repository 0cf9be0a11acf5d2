/** Shows and changes a user's subscription. Contract: src/domain/api/billing.ts. */
import type { Config } from '@netlify/functions';
import Stripe from 'stripe';
import {
  billingRequest,
  type BillingOverview,
  type CardSetup,
  type CheckoutStatus,
  type PlanChange,
  type PlanPreview,
  type PortalResponse,
  type Recheck,
} from '../../src/domain/api/billing.ts';
import {
  loadBillingContext,
  billingError,
  requireCustomer,
  type BillingContext,
} from '../lib/billing/context.ts';
import { createCardSetup, saveCard } from '../lib/billing/cards.ts';
import { checkoutStatus } from '../lib/billing/checkout-status.ts';
import { overview } from '../lib/billing/overview.ts';
import { changePlan } from '../lib/billing/plan-change.ts';
import { openPortal } from '../lib/billing/portal.ts';
import { previewPlan } from '../lib/billing/preview.ts';
import { recheck } from '../lib/billing/recheck.ts';
import { resume } from '../lib/billing/resume.ts';
import { defineEndpoint } from '../lib/http/endpoint.ts';
import { consumeRateLimit, type LimitName } from '../lib/http/rate-limit.ts';
import { describeError, log } from '../lib/platform/log.ts';
import { requireVerifiedMember } from '../lib/http/member.ts';
import { serviceClients } from '../lib/platform/clients.ts';

type Input = ReturnType<typeof billingRequest.parse>;
type BillingResponse =
  | BillingOverview
  | PlanPreview
  | PlanChange
  | CardSetup
  | Recheck
  | CheckoutStatus
  | PortalResponse;

const limitOf: Readonly<Record<Input['action'], LimitName>> = {
  overview: 'billing-read',
  'checkout-status': 'billing-read',
  'preview-plan': 'billing-change',
  'change-plan': 'billing-change',
  resume: 'billing-change',
  portal: 'billing-change',
  'card-setup': 'billing-card',
  'card-save': 'billing-card',
  recheck: 'billing-recheck',
};

export default defineEndpoint({
  name: 'billing',
  schema: billingRequest,
  async work(input, request): Promise<BillingResponse> {
    const member = await requireVerifiedMember(request);
    const clients = serviceClients();
    await consumeRateLimit(clients.service, limitOf[input.action], member.id);
    try {
      const { origin } = new URL(request.url);
      const work = loadBillingContext(clients, member).then((caller) => act(caller, input, origin));
      return await Promise.race([work, rejectAfterTimeout()]);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError || error instanceof BillingTimeout))
        throw error;
      log('error', 'A Stripe call failed.', { action: input.action, ...describeError(error) });
      throw billingError(503, 'stripe_unavailable', 'Stripe did not respond. Try again.');
    }
  },
});

export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};

/** Less than the browser's timeout of 20 seconds (src/services/functions.ts). */
const timeoutMs = 17_000;

class BillingTimeout extends Error {
  override readonly name = 'BillingTimeout';
}

function rejectAfterTimeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new BillingTimeout()), timeoutMs).unref();
  });
}

async function act(caller: BillingContext, input: Input, origin: string): Promise<BillingResponse> {
  if (input.action === 'overview') return await overview(caller);
  if (input.action === 'checkout-status') return await checkoutStatus(caller);
  if (input.action === 'recheck') return await recheck(caller);
  const customer = await requireCustomer(caller);
  if (input.action === 'preview-plan') return await previewPlan(customer, input.plan);
  if (input.action === 'card-setup') return await createCardSetup(customer);
  if (input.action === 'portal') return await openPortal(customer, input.lang, origin);
  if (input.action === 'change-plan') {
    const payUrl = await changePlan(customer, input);
    return { overview: await overview(customer), pay_url: payUrl };
  }
  if (input.action === 'resume') await resume(customer);
  else await saveCard(customer, input.setup_intent);
  return await overview(customer);
}
