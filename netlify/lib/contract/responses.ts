/** Builds responses from a declaration and its contract. */
import type {
  ContractEndCode,
  ContractEnded,
  PendingEnd,
} from '../../../src/domain/api/contract-end.ts';
import { HttpError } from '../http/http-error.ts';
import type { ContractEndRow } from '../platform/database.ts';
import type { Client } from '../platform/supabase.ts';
import { expectedEnd, type Contract, type IneligibleReason } from './contracts.ts';
import { sendReceipts, tryToFinish } from './finish.ts';
import type { ServiceClients } from '../platform/clients.ts';

/** The response of a confirmed end, after processing it as far as possible now. */
export async function endedResponse(
  clients: ServiceClients,
  row: ContractEndRow,
  contract: Contract,
): Promise<ContractEnded> {
  const finished = row.done_at !== null || (await tryToFinish(clients, row));
  // The withdrawal receipt must not wait for Stripe.
  if (!finished) await sendReceipts(clients.service, row.id);
  const now = await readContractEnd(clients.service, row.id);
  return {
    type: 'ended',
    kind: now.kind,
    reference: contract.reference,
    plan_name: contract.planName,
    declared_at: instantOf(now.declared_at),
    ends_at: instantOf(now.ends_at ?? now.declared_at),
    refund: now.refund === 'whole' ? now.refunded : null,
    currency: contract.currency,
    receipt_to: contract.email,
  };
}

export function pendingResponse(row: ContractEndRow, contract: Contract): PendingEnd {
  const end = row.confirmed_at === null ? expectedEnd(row.kind, contract) : row.ends_at;
  return {
    type: 'pending',
    kind: row.kind,
    reference: contract.reference,
    plan_name: contract.planName,
    declared_at: instantOf(row.declared_at),
    ends_at: row.kind === 'cancellation' && end !== null ? instantOf(end) : null,
  };
}

/** A declaration by its id. */
export async function readContractEnd(service: Client, id: string): Promise<ContractEndRow> {
  const { data, error } = await service.from('contract_ends').select().eq('id', id).single();
  if (error) throw error;
  return data;
}

/** The error of a declaration without effect; returned only to the verified owner of the contract. */
export function ineligibleError(why: IneligibleReason): HttpError<ContractEndCode> {
  switch (why) {
    case 'too_late':
      return contractEndError(409, 'too_late', 'The withdrawal period has ended.');
    case 'already_ending':
    case 'withdrawn':
      return contractEndError(409, 'already_ending', 'The contract is already ending.');
    case 'none':
      return contractEndError(404, 'no_contract', 'There is no running contract to end.');
  }
}

export function contractEndError(
  status: number,
  code: ContractEndCode,
  message: string,
): HttpError<ContractEndCode> {
  return new HttpError(status, code, message);
}

function instantOf(stored: string): string {
  return new Date(stored).toISOString();
}
