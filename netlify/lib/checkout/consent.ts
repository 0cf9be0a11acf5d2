/** The terms accepted on Stripe's page, where ours had not been used. */
import type { EventSummary } from '../subscriptions/events.ts';
import type { ServiceClients } from '../platform/clients.ts';
import { isUuid } from '../platform/uuid.ts';

/**
 * Notes on the evidence of a payment page that the terms were accepted there when it was completed, once.
 * Reads the page again, so that an event taken up later says the same.
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
