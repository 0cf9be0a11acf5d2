/**
 * Account erasure as a sequence of idempotent steps, recorded in `erasures`: after a failure, the next call
 * resumes at the step that failed.
 */
import type { KeptCode } from '../../../src/domain/api/account.ts';
import type { Lang } from '../../../src/i18n/locales.ts';
import { endSubscriptions } from '../billing/end-subscriptions.ts';
import { finishContractEndsOf } from '../contract/finish.ts';
import type { ErasureRow } from '../platform/database.ts';
import { describeError, errorSummary, log } from '../platform/log.ts';
import { sendNow } from '../outbox/outbox.ts';
import type { Client } from '../platform/supabase.ts';
import type { ServiceClients } from '../platform/clients.ts';

/** The subscriptions could not be ended at Stripe; the remaining steps wait for that. */
export class BillingError extends Error {
  override readonly name = 'BillingError';
}

/** Records an erasure request; returns the existing row if the user already made one. */
export async function recordErasure(
  service: Client,
  userId: string,
  lang: Lang,
): Promise<ErasureRow> {
  const { data, error } = await service.rpc('begin_erasure', { p_user: userId, p_language: lang });
  if (error) throw error;
  return data;
}

/** Whether the account is being erased: nothing may be sold to it any more. */
export async function isBeingErased(service: Client, userId: string): Promise<boolean> {
  const { count, error } = await service
    .from('erasures')
    .select('id', { count: 'exact', head: true })
    .eq('user_id', userId);
  if (error) throw error;
  return (count ?? 0) > 0;
}

/**
 * Runs the remaining steps. Returns the codes of retained data once the account is deleted; what fails after that
 * is retried later. Throws `BillingError`, or the error of the database or of Auth.
 */
export async function erase(
  clients: ServiceClients,
  erasure: ErasureRow,
): Promise<readonly KeptCode[]> {
  const { stripe, service } = clients;
  if (erasure.billing_ended_at === null) {
    try {
      // First: once the Stripe customer is deleted, the refunds still due could not be computed.
      await finishContractEndsOf(clients, erasure.user_id);
      for (const customer of erasure.stripe_customers) {
        await endSubscriptions(stripe, customer, `erase-${erasure.id}-${erasure.attempts}`);
      }
    } catch (error) {
      await noteFailure(service, erasure.id, 'billing', error);
      throw new BillingError('The subscriptions could not be ended at Stripe.', { cause: error });
    }
    await note(service, erasure.id, { billing_ended_at: new Date().toISOString() });
  }
  let retained: readonly KeptCode[] = [];
  if (erasure.account_deleted_at === null) {
    const prepared = await service.rpc('prepare_erasure', { p_erasure: erasure.id });
    if (prepared.error) throw prepared.error;
    // The account was unused when the erasure began, and has been used since.
    if (prepared.data === null) return [];
    retained = prepared.data;
    const { error } = await service.auth.admin.deleteUser(erasure.user_id);
    if (error && error.status !== 404) {
      await noteFailure(service, erasure.id, 'account', error);
      throw error;
    }
  }
  await finish(service, erasure);
  return retained;
}

/** Resumes interrupted erasures. Returns how many accounts are deleted; a failing one does not block the others. */
export async function resumeErasures(clients: ServiceClients, until: number): Promise<number> {
  let erased = 0;
  while (Date.now() < until) {
    const { data, error } = await clients.service.rpc('claim_erasures', { p_limit: 1 });
    if (error) throw error;
    const [erasure] = data;
    if (!erasure) break;
    try {
      await erase(clients, erasure);
      erased += 1;
    } catch (failure) {
      log('error', 'An erasure failed and will be retried.', {
        erasure: erasure.id,
        attempts: erasure.attempts,
        ...describeError(failure instanceof BillingError ? failure.cause : failure),
      });
    }
  }
  return erased;
}

/**
 * Deletes remaining data, queues and sends the goodbye email and closes the row. The account is already gone: an error
 * is logged, and `deliver` tries again.
 */
async function finish(service: Client, erasure: ErasureRow): Promise<void> {
  const { id } = erasure;
  try {
    if (erasure.account_deleted_at === null) {
      await note(service, id, { account_deleted_at: new Date().toISOString() });
    }
    const traces = await service.rpc('erase_traces', { p_erasure: id });
    if (traces.error) throw traces.error;
    await sendNow(service, `erasure:${id}`);
    const { error } = await service.rpc('finish_erasure', { p_erasure: id });
    if (error) throw error;
  } catch (error) {
    log('error', 'An account was deleted, but not all of its traces yet: this will be retried.', {
      erasure: id,
      attempts: erasure.attempts,
      ...describeError(error),
    });
  }
}

async function note(service: Client, id: string, values: Partial<ErasureRow>): Promise<void> {
  const { error } = await service.from('erasures').update(values).eq('id', id);
  if (error) throw error;
}

/** Stores the failed step in the row, as error codes, for debugging. */
async function noteFailure(
  service: Client,
  id: string,
  step: string,
  failure: unknown,
): Promise<void> {
  const lastError = `${step} ${errorSummary(failure)}`.slice(0, 500);
  await service.from('erasures').update({ last_error: lastError }).eq('id', id);
}
