/** Checks Stripe's prices, webhook endpoint and customer portal. */
import { handledEvents } from '../../lib/subscriptions/events.ts';
import { stripeVersion } from '../../lib/platform/stripe.ts';
import {
  planKeys,
  plans,
  priceVariables,
  type PlanKey,
} from '../../../src/domain/billing/plans.ts';
import { priceDifferences, type StripePrice } from '../../../src/domain/billing/stripe-price.ts';
import {
  request,
  errorFinding,
  infoFinding,
  okFinding,
  siteOrigin,
  valueOf,
  type Env,
  type Finding,
  type HttpResult,
  type Setup,
} from './setup.ts';

interface Endpoint {
  readonly url: string;
  readonly status: string;
  readonly api_version: string | null;
  readonly enabled_events: readonly string[];
}

/** Checks the Stripe key, the prices and the webhook endpoint. */
export async function checkStripe({ env, live }: Setup): Promise<Finding[]> {
  if (valueOf(env, 'STRIPE_SECRET_KEY') === '') return [];
  const endpoints = await get(env, '/v1/webhook_endpoints?limit=100');
  if (endpoints.status === 0)
    return [errorFinding('Stripe does not respond. Try again, or see its status page.')];
  if (endpoints.status === 401) {
    return [errorFinding('Stripe rejects STRIPE_SECRET_KEY. Was it rolled? Copy it again.')];
  }
  return [
    okFinding('Stripe accepts STRIPE_SECRET_KEY.'),
    ...(await Promise.all(planKeys.map((plan) => checkPrice(env, plan, live)))).flat(),
    ...checkEndpoint(env, endpoints),
    await checkPortal(env),
    infoFinding(
      'Stripe’s page collects consent to the terms if our form was not used: set their URL under ' +
        'Settings → Business → Public details, which the API does not expose.',
    ),
  ];
}

function get(env: Env, path: string): Promise<HttpResult> {
  const origin = valueOf(env, 'STRIPE_API_ORIGIN') || 'https://api.stripe.com';
  return request(new URL(path, origin), {
    headers: {
      authorization: `Bearer ${valueOf(env, 'STRIPE_SECRET_KEY')}`,
      'stripe-version': stripeVersion.apiVersion,
    },
  });
}

async function checkPrice(env: Env, plan: PlanKey, live: boolean): Promise<Finding[]> {
  const name = priceVariables[plan];
  const id = valueOf(env, name);
  if (id === '') return [];
  const { status, body } = await get(env, `/v1/prices/${encodeURIComponent(id)}`);
  const called = `${name} (${id})`;
  if (status === 404) {
    return [
      errorFinding(
        `${called} is unknown to Stripe: is it of the account and mode of STRIPE_SECRET_KEY?`,
      ),
    ];
  }
  if (status !== 200)
    return [errorFinding(`${called} could not be compared: Stripe responded with ${status}.`)];
  const price = body as StripePrice & { readonly livemode?: boolean };
  const found = priceDifferences(called, plans[plan], price);
  if (live && price.livemode === false) found.push(`${called} is of Stripe’s test mode.`);
  return found.length > 0
    ? found.map(errorFinding)
    : [okFinding(`“${plans[plan].name}” costs at Stripe what the site shows, each month.`)];
}

function checkEndpoint(env: Env, { status, body }: HttpResult): Finding[] {
  if (status !== 200) {
    return [
      errorFinding(
        `The webhook endpoints cannot be read (${status}). Give the key the right to read them.`,
      ),
    ];
  }
  const site = siteOrigin(env);
  if (site === undefined) return [];
  const address = `${site}/.netlify/functions/stripe-webhook`;
  const siteEndpoints = (body as { data: readonly Endpoint[] }).data.filter(
    ({ url }) => url === address,
  );
  const [endpoint] = siteEndpoints;
  if (!endpoint) {
    return [
      errorFinding(`Stripe has no webhook endpoint at ${address}. Add it (Developers → Webhooks).`),
    ];
  }
  const { enabled_events: events, api_version: version } = endpoint;
  const missing = handledEvents.filter((event) => !events.includes(event) && !events.includes('*'));
  const findings = [
    endpoint.status === 'enabled'
      ? okFinding('The webhook endpoint exists and is enabled.')
      : errorFinding(
          `The webhook endpoint is ${endpoint.status}. Enable it (Developers → Webhooks).`,
        ),
    missing.length === 0
      ? okFinding(`It subscribes to all ${handledEvents.length} events the site handles.`)
      : errorFinding(
          `The webhook endpoint does not subscribe to: ${missing.join(', ')}. Add these events.`,
        ),
    version === stripeVersion.apiVersion
      ? okFinding(`It uses API version ${version}, like the functions.`)
      : errorFinding(
          `The webhook endpoint uses API version ${version ?? 'of the account'}, the functions ` +
            `${stripeVersion.apiVersion}. Recreate it with that version.`,
        ),
  ];
  if (siteEndpoints.length > 1)
    findings.push(
      errorFinding(`Stripe has ${siteEndpoints.length} endpoints at ${address}. Keep one.`),
    );
  return findings;
}

async function checkPortal(env: Env): Promise<Finding> {
  const { status, body } = await get(env, '/v1/billing_portal/configurations?active=true&limit=10');
  if (status === 401 || status === 403) {
    return infoFinding(
      'This key cannot read the customer portal: check in Stripe that its settings were saved once.',
    );
  }
  const { data = [] } = (body ?? {}) as { data?: readonly { readonly is_default?: boolean }[] };
  return status === 200 && data.some(({ is_default: isDefault }) => isDefault)
    ? okFinding('The customer portal is configured.')
    : errorFinding(
        'The customer portal is not configured: open Settings → Billing → Customer portal, and save.',
      );
}
