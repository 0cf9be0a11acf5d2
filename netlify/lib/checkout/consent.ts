/** Records the terms and the waiver accepted on Stripe's page when our own order form was not used. */
import type Stripe from 'stripe';
import type { ServiceClients } from '../platform/clients.ts';

/** A Checkout Session can be paid for one day; the second day is for late events. In milliseconds. */
const openMs = 2 * 24 * 60 * 60 * 1_000;

/**
 * Records the consents that a customer gave on Stripe's pages, each once. Called before every sync, because the
 * welcome email confirms the consent and events arrive in any order. `at` is when the page was known to be
 * completed.
 */
export async function recordConsent(
  { stripe, service }: ServiceClients,
  customer: string,
  at: string,
): Promise<void> {
  const owner = await service
    .from('billing_customers')
    .select('user_id')
    .eq('stripe_customer_id', customer)
    .maybeSingle();
  if (owner.error) throw owner.error;
  if (!owner.data) return;
  const since = Date.now() - openMs;
  const { data, error } = await service
    .from('checkout_evidence')
    .select('id, checkout_session_id')
    .eq('user_id', owner.data.user_id)
    .is('terms_version', null)
    .is('accepted_at_stripe', null)
    .gte('created_at', new Date(since).toISOString());
  if (error) throw error;
  if (data.length === 0) return;
  // Found by their metadata: the session linked to the evidence may have been replaced before it was paid, or the
  // link may not have been written.
  const sessions = stripe.checkout.sessions.list({
    customer,
    status: 'complete',
    created: { gte: Math.floor(since / 1_000) },
    limit: 100,
  });
  for await (const session of sessions) {
    const evidence = data.find(({ id }) => id === session.metadata?.evidence_id);
    if (!evidence || session.consent?.terms_of_service !== 'accepted') continue;
    const consent = {
      accepted_at_stripe: at,
      checkout_session_id: evidence.checkout_session_id ?? session.id,
      ...acceptedOn(session),
    };
    const written = await service
      .from('checkout_evidence')
      .update(consent)
      .eq('id', evidence.id)
      .is('accepted_at_stripe', null);
    if (written.error) throw written.error;
  }
}

/** The terms and waiver that the page asked for; the current terms may be newer. */
function acceptedOn({ metadata }: Stripe.Checkout.Session) {
  const terms = metadata?.terms_version;
  return terms === undefined ? {} : { terms_version: terms, waiver: true };
}
