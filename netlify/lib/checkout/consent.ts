/** The terms accepted on Stripe's page, where ours had not been used. */
import type { Notice } from '../subscriptions/events.ts';
import type { SyncTools } from '../subscriptions/sync.ts';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Notes on the evidence of a payment page that the terms were accepted there when it was completed, once.
 * Reads the page again, so that an event taken up later says the same.
 */
export async function noteConsent(
  { stripe, service }: SyncTools,
  { object }: Pick<Notice, 'object'>,
  at: string,
): Promise<void> {
  if (!object?.startsWith('cs_')) return;
  const session = await stripe.checkout.sessions.retrieve(object);
  const evidence = session.metadata?.evidence_id ?? '';
  if (session.consent?.terms_of_service !== 'accepted' || !uuid.test(evidence)) return;
  const { error } = await service
    .from('checkout_evidence')
    .update({ accepted_at_stripe: at })
    .eq('id', evidence)
    .is('accepted_at_stripe', null);
  if (error) throw error;
}
