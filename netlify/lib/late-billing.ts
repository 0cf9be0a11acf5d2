/** What Stripe tells of a customer whose account is erased. */
import { endBilling } from './billing-end.ts';
import type { Notice } from './events.ts';
import { log } from './log.ts';
import type { Client } from './supabase.ts';
import type { SyncTools } from './sync.ts';

/** Whether the event is about somebody erased, by their customer or by the user id it carries. */
export async function isErased(service: Client, notice: Notice): Promise<boolean> {
  const { customer, userId } = notice;
  const asked = [
    ...(customer
      ? [service.from('erasures').select('id').contains('stripe_customers', [customer])]
      : []),
    ...(userId && uuid.test(userId)
      ? [service.from('erasures').select('id').eq('user_id', userId)]
      : []),
  ];
  const answers = await Promise.all(asked);
  for (const { error } of answers) if (error) throw error;
  return answers.some(({ data }) => (data ?? []).length > 0);
}

/**
 * Ends what was paid while the account was being erased, and forgets the event. Nothing is left to give
 * access to: money that was taken is for a person to give back.
 */
export async function endLate(
  { stripe, service }: SyncTools,
  customer: string,
  eventId: string,
): Promise<void> {
  const ended = await endBilling(stripe, customer, `late-${eventId}`);
  if (ended > 0) {
    log('error', 'A subscription of an erased account was paid and is cancelled: refund it.', {
      customer,
      event: eventId,
    });
  }
  const { error } = await service
    .from('stripe_events')
    .update({ payload: {}, processed_at: new Date().toISOString() })
    .eq('id', eventId);
  if (error) throw error;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
