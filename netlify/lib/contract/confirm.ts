/** The confirmation link of an email: showing it does not consume it, the button on its page confirms. */
import type { ContractEnded, PendingEnd } from '../../../src/domain/api/contract-end.ts';
import { isPaidUp } from '../../../src/domain/billing/stripe-status.ts';
import type { ContractEndRow } from '../platform/database.ts';
import { failPoint } from '../platform/fail-point.ts';
import type { Client } from '../platform/supabase.ts';
import {
  endedResponse,
  pendingResponse,
  ineligibleError,
  readContractEnd,
  contractEndError,
} from './responses.ts';
import {
  chooseContract,
  findContracts,
  expectedEnd,
  type ContractChoice,
  type Contract,
} from './contracts.ts';
import { tokenHash } from './declare.ts';
import { payerHashes } from './refund-decision.ts';
import type { ServiceClients } from '../platform/clients.ts';

/** The pending declaration of a link. */
export async function showPendingEnd(
  { service }: ServiceClients,
  token: string,
): Promise<PendingEnd> {
  const { row, contract, choice } = await follow(service, token);
  if (row.confirmed_at === null && choice.type === 'hindered') throw ineligibleError(choice.why);
  return pendingResponse(row, contract);
}

/** Confirms the declaration. Idempotent. */
export async function confirmEnd(clients: ServiceClients, token: string): Promise<ContractEnded> {
  const { row, contract, choice } = await follow(clients.service, token);
  if (row.confirmed_at !== null) return endedResponse(clients, row, contract);
  if (choice.type === 'hindered') throw ineligibleError(choice.why);
  if (choice.type === 'again') {
    // Declared twice, and already confirmed through the other email.
    return endedResponse(clients, await readContractEnd(clients.service, choice.id), contract);
  }
  const { data, error } = await clients.service.rpc('confirm_contract_end', {
    p_id: row.id,
    p_payer_hashes: payerHashes(row.kind, contract),
    p_ends_at: expectedEnd(row.kind, contract),
  });
  if (error) throw error;
  failPoint('contract-end:declared');
  return endedResponse(clients, data, contract);
}

interface Followed {
  readonly row: ContractEndRow;
  readonly contract: Contract;
  /** Computed at the current state; deadlines count from the time of the declaration. */
  readonly choice: ContractChoice;
}

async function follow(service: Client, token: string): Promise<Followed> {
  const { data: row, error } = await service
    .from('contract_ends')
    .select()
    .eq('token_hash', tokenHash(token))
    .maybeSingle();
  if (error) throw error;
  const expires = row?.token_expires_at ?? null;
  if (!row || expires === null || new Date(expires) <= new Date() || row.user_id === null) {
    throw badLink();
  }
  const { contracts } = await findContracts(service, { userId: row.user_id });
  const contract = contracts.find(
    ({ subscription }) => subscription === row.stripe_subscription_id,
  );
  if (!contract || isUndone(row, contract)) throw badLink();
  const choice = chooseContract(row.kind, [contract], '', new Date(row.declared_at));
  return { row, contract, choice };
}

/** Whether the subscription was resumed after this cancellation: the contract goes on. */
function isUndone(row: ContractEndRow, { ending, stripeStatus }: Contract): boolean {
  return row.kind === 'cancellation' && row.done_at !== null && !ending && isPaidUp(stripeStatus);
}

function badLink() {
  return contractEndError(
    404,
    'bad_link',
    'This link is wrong, older than seven days, or of a cancellation undone since.',
  );
}
