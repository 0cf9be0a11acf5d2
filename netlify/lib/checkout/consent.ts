/** Records the terms accepted on Stripe's page when our own order form was not used. */
import type { EventSummary } from '../subscriptions/events.ts';
import type { ServiceClients } from '../platform/clients.ts';
import { isUuid } from '../platform/uuid.ts';

/**
 * Records once, on the evidence of a Checkout Session, that the terms were accepted at its completion. Reads
 * the session again, so a delayed event gives the same result.
 */
export async function recordConsent(
  { stripe, service }: ServiceClients,
  { object }: Pick<EventSummary, 'object'>,
  at: string,
): Promise<void> {
  if (!object?.startsWith('cs_')) return;
  const session = await stripe.checkout.sessions.retrieve(object);
  const evidence = session.metadata?.evidence_id ?? '';
  if (session.consent?.terms_of_service !== 'accepted' || !isUuid(evidence)) return;
  const { error } = await service
    .from('checkout_evidence')
    .update({ accepted_at_stripe: at })
    .eq('id', evidence)
    .is('accepted_at_stripe', null);
  if (error) throw error;
}
