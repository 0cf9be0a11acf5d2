/** Processes confirmed contract ends. Idempotent: an interrupted one can be resumed at any step. */
import type { ContractEndRow } from '../platform/database.ts';
import { failPoint } from '../platform/fail-point.ts';
import { describeError, errorSummary, log } from '../platform/log.ts';
import { sendNow } from '../outbox/outbox.ts';
import type { Client } from '../platform/supabase.ts';
import { syncCustomer, syncVersion } from '../subscriptions/sync.ts';
import { decideRefund } from './refund-decision.ts';
import { cancelAtPeriodEnd, cancelNow, refundAll } from './stripe.ts';
import type { ServiceClients } from '../platform/clients.ts';

/** After this long, an unprocessed end is logged as an error for manual attention. */
const alarmMs = 60 * 60 * 1_000;

/** Concurrency: enough to catch up after an outage, within Stripe's rate limit. */
const batchSize = 4;

/** Resumes interrupted contract ends. Returns how many were finished; one failure does not block the others. */
export async function finishContractEnds(clients: ServiceClients, until: number): Promise<number> {
  let finished = 0;
  while (Date.now() < until) {
    const rows = await claim(clients.service, batchSize);
    if (rows.length === 0) break;
    const ends = await Promise.all(rows.map((row) => tryToFinish(clients, row)));
    finished += ends.filter(Boolean).length;
  }
  return finished;
}

/**
 * Finishes all declarations of a user before the account is erased, so that no refund is lost. Throws when
 * one cannot be finished now.
 */
export async function finishContractEndsOf(clients: ServiceClients, userId: string): Promise<void> {
  for (;;) {
    const [row] = await claim(clients.service, 1, userId);
    if (!row) return;
    await finish(clients, row);
  }
}

/** Finishes one contract end; logs the error if that fails. */
export async function tryToFinish(clients: ServiceClients, row: ContractEndRow): Promise<boolean> {
  try {
    await finish(clients, row);
    return true;
  } catch (error) {
    const waitedMs = Date.now() - new Date(row.confirmed_at ?? row.declared_at).getTime();
    const isOverdue = waitedMs > alarmMs;
    log(
      isOverdue ? 'error' : 'warn',
      isOverdue
        ? 'A contract end has been unprocessed for more than an hour: check it manually.'
        : 'A contract end failed and will be retried.',
      { end: row.id, kind: row.kind, attempts: row.attempts, ...describeError(error) },
    );
    const lastError = errorSummary(error).slice(0, 500);
    await clients.service.from('contract_ends').update({ last_error: lastError }).eq('id', row.id);
    return false;
  }
}

/** Sends the due emails of a contract end; those that fail now are retried by the outbox. */
export async function sendReceipts(service: Client, id: string): Promise<void> {
  for (const cause of [`contract-end:${id}`, `contract-end-refund:${id}`]) {
    try {
      await sendNow(service, cause);
    } catch (error) {
      log('warn', 'An email about a contract end was not sent yet.', {
        end: id,
        ...describeError(error),
      });
    }
    failPoint('contract-end:mail-sent');
  }
}

async function finish(clients: ServiceClients, row: ContractEndRow): Promise<void> {
  const { stripe, service } = clients;
  const id = row.stripe_subscription_id;
  if (id === null) throw new Error('A confirmed contract end has no subscription id.');
  const end =
    row.kind === 'withdrawal' ? await cancelNow(stripe, id) : await cancelAtPeriodEnd(stripe, id);
  const decided =
    row.kind === 'withdrawal' ? await decideRefund(clients, row.id, end.customer) : null;
  failPoint('contract-end:decided');
  const money = decided === 'whole' ? await refundAll(stripe, id, row.id, row.attempts) : undefined;
  if (end.customer !== null && (await syncVersion(service, end.customer)) !== null) {
    await syncCustomer(clients, end.customer, null);
  }
  failPoint('contract-end:synced');
  const refund = money?.left === true ? 'review' : decided;
  const { data: done, error } = await service.rpc('finish_contract_end', {
    p_id: row.id,
    p_ends_at: row.kind === 'withdrawal' ? (row.confirmed_at ?? end.endsAt) : end.endsAt,
    p_at_once: end.atOnce,
    p_refund: refund,
    p_refunded: money?.cents ?? null,
  });
  if (error) throw error;
  if (done && refund === 'review') {
    log('error', 'A withdrawal needs a manual refund decision within 14 days.', {
      end: row.id,
      subscription: id,
    });
  }
  failPoint('contract-end:finished');
  await sendReceipts(service, row.id);
}

async function claim(service: Client, limit: number, userId?: string): Promise<ContractEndRow[]> {
  const { data, error } = await service.rpc('claim_contract_ends', {
    p_limit: limit,
    ...(userId === undefined ? {} : { p_user: userId }),
  });
  if (error) throw error;
  return data;
}
