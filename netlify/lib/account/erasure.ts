/**
 * The end of an account, in steps that are noted in `erasures` and can each be taken again: whatever
 * stops it, the next call goes on where it stopped and does nothing twice.
 */
import type { KeptCode } from '../../../src/domain/api/account.ts';
import type { Lang } from '../../../src/i18n/locales.ts';
import { endSubscriptions } from '../billing/end-subscriptions.ts';
import { finishContractEndsOf } from '../contract/finish.ts';
import type { ErasureRow } from '../platform/database.ts';
import { describeError, log } from '../platform/log.ts';
import { sendNow } from '../outbox/outbox.ts';
import type { Client } from '../platform/supabase.ts';
import type { ServiceClients } from '../platform/clients.ts';

/** Stripe could not be brought to an end; the rest waits for it. */
export class BillingError extends Error {
  override readonly name = 'BillingError';
}

/** Notes that the person wants their account erased; gives the erasure noted before, if there is one. */
export async function recordErasure(
  service: Client,
  userId: string,
  lang: Lang,
): Promise<ErasureRow> {
  const { data, error } = await service.rpc('begin_erasure', { p_user: userId, p_language: lang });
  if (error) throw error;
  return data;
}

/** Whether the person's account is being erased: nothing may be sold to it any more. */
export async function isBeingErased(service: Client, userId: string): Promise<boolean> {
  const { count, error } = await service
    .from('erasures')
    .select('id', { count: 'exact', head: true })
    .eq('user_id', userId);
  if (error) throw error;
  return (count ?? 0) > 0;
}

/**
 * Takes the steps that are left. Returns once the account is gone, with what is kept; a mail that
 * cannot be sent yet is sent later. Throws `BillingError`, or what the database or Auth threw.
 */
export async function erase(
  clients: ServiceClients,
  erasure: ErasureRow,
): Promise<readonly KeptCode[]> {
  const { stripe, service } = clients;
  if (erasure.billing_ended_at === null) {
    try {
      // First: once the customer is gone, nobody would know what they are still owed.
      await finishContractEndsOf(clients, erasure.user_id);
      for (const customer of erasure.stripe_customers) {
        await endSubscriptions(stripe, customer, `erase-${erasure.id}-${erasure.attempts}`);
      }
    } catch (error) {
      await noteFailure(service, erasure.id, 'billing', error);
      throw new BillingError('Stripe could not be brought to an end.', { cause: error });
    }
    await note(service, erasure.id, { billing_ended_at: new Date().toISOString() });
  }
  let kept: readonly KeptCode[] = [];
  if (erasure.account_deleted_at === null) {
    const prepared = await service.rpc('prepare_erasure', { p_erasure: erasure.id });
    if (prepared.error) throw prepared.error;
    kept = prepared.data;
    const { error } = await service.auth.admin.deleteUser(erasure.user_id);
    if (error && error.status !== 404) {
      await noteFailure(service, erasure.id, 'account', error);
      throw error;
    }
    await note(service, erasure.id, { account_deleted_at: new Date().toISOString() });
  }
  await finish(service, erasure);
  return kept;
}

/** Takes up the erasures that stopped. Gives how many came to their end; a failing one holds up no other. */
export async function sweepErasures(clients: ServiceClients, until: number): Promise<number> {
  let ended = 0;
  while (Date.now() < until) {
    const { data, error } = await clients.service.rpc('claim_erasures', { p_limit: 1 });
    if (error) throw error;
    const [erasure] = data;
    if (!erasure) break;
    try {
      await erase(clients, erasure);
      ended += 1;
    } catch (failure) {
      log('error', 'An erasure waits for another try.', {
        erasure: erasure.id,
        attempts: erasure.attempts,
        ...describeError(failure instanceof BillingError ? failure.cause : failure),
      });
    }
  }
  return ended;
}

/** Traces, farewell, end. The account is gone: none of it is the person's to wait for. */
async function finish(service: Client, { id }: ErasureRow): Promise<void> {
  const traces = await service.rpc('erase_traces', { p_erasure: id });
  if (traces.error) throw traces.error;
  await sendNow(service, `erasure:${id}`);
  const { error } = await service.rpc('finish_erasure', { p_erasure: id });
  if (error) throw error;
}

async function note(service: Client, id: string, values: Partial<ErasureRow>): Promise<void> {
  const { error } = await service.from('erasures').update(values).eq('id', id);
  if (error) throw error;
}

/** For whoever looks at the row: where it stopped, in codes. */
async function noteFailure(
  service: Client,
  id: string,
  step: string,
  failure: unknown,
): Promise<void> {
  const { error, code, status } = describeError(failure);
  const told = [step, error, code, status].filter((part) => part !== undefined).join(' ');
  await service
    .from('erasures')
    .update({ last_error: told.slice(0, 500) })
    .eq('id', id);
}
