/**
 * Declares a cancellation or withdrawal: immediately for the signed-in owner, else confirmed through an
 * emailed link.
 */
import { randomBytes } from 'node:crypto';
import type { ContractEnd, ContractEnded, MailSent } from '../../../src/domain/api/contract-end.ts';
import { normalizeEmail } from '../../../src/domain/shared/email.ts';
import type { Lang } from '../../../src/i18n/locales.ts';
import { clientIp, clientNetwork } from '../http/client-ip.ts';
import type { ContractEndRow, Database } from '../platform/database.ts';
import { failPoint } from '../platform/fail-point.ts';
import { keyedHash } from '../platform/hmac.ts';
import { sessionUnavailable } from '../http/member.ts';
import { consumeRateLimit, consumeRateLimits, rateLimit } from '../http/rate-limit.ts';
import { verifyMember } from '../http/session.ts';
import { flushNow } from '../outbox/outbox.ts';
import type { EmailPayload, EmailTemplate } from '../../mail/index.ts';
import { endedResponse, ineligibleError, readContractEnd } from './responses.ts';
import { chooseContract, findContracts, expectedEnd, type ContractChoice } from './contracts.ts';
import { payerHashes } from './refund-decision.ts';
import type { ServiceClients } from '../platform/clients.ts';

export interface Declaration {
  readonly kind: ContractEnd;
  readonly name: string;
  readonly email: string;
  readonly reference: string;
  readonly lang: Lang;
}

/** Handles a declaration; its time of arrival counts for every deadline. */
export async function declareEnd(
  clients: ServiceClients,
  request: Request,
  declaration: Declaration,
): Promise<ContractEnded | MailSent> {
  const now = new Date();
  const member = await signedInUser(request);
  // Any other address than the account's is confirmed by its owner, through an emailed link.
  if (member?.email?.toLowerCase() === declaration.email.toLowerCase()) {
    await consumeRateLimit(clients.service, 'contract-end', member.id);
    return declareAtOnce(clients, member.id, declaration, now);
  }
  // The network before the mailbox: once it is refused, it uses up no limit of other people.
  await consumeRateLimits(clients.service, [
    rateLimit('contract-end-caller', clientIp(request)),
    rateLimit('contract-end-network', clientNetwork(request)),
    rateLimit('contract-end-mail', normalizeEmail(declaration.email)),
  ]);
  return declareByEmail(clients, declaration, now);
}

/** The HMAC a link token is stored under. */
export function tokenHash(token: string): string {
  return keyedHash('contract-end', token);
}

async function declareAtOnce(
  clients: ServiceClients,
  userId: string,
  declaration: Declaration,
  now: Date,
): Promise<ContractEnded> {
  const { contracts } = await findContracts(clients.service, { userId });
  const choice = chooseContract(declaration.kind, contracts, declaration.reference, now);
  if (choice.type === 'hindered') throw ineligibleError(choice.why);
  const { contract } = choice;
  if (choice.type === 'again') {
    return endedResponse(clients, await readContractEnd(clients.service, choice.id), contract);
  }
  const row = await storeDeclaration(clients, declaration, now, userId, contract.subscription, {
    p_payer_hashes: payerHashes(declaration.kind, contract),
    p_ends_at: expectedEnd(declaration.kind, contract),
  });
  failPoint('contract-end:declared');
  return endedResponse(clients, row, contract);
}

/**
 * Makes the same calls and returns the same response whether or not the account or the contract exists (no
 * enumeration).
 */
async function declareByEmail(
  clients: ServiceClients,
  declaration: Declaration,
  now: Date,
): Promise<MailSent> {
  const { kind, email, reference } = declaration;
  const { userId, contracts } = await findContracts(clients.service, { email });
  const choice = chooseContract(kind, contracts, reference, now);
  const token = randomBytes(32).toString('base64url');
  const row = await storeDeclaration(
    clients,
    declaration,
    now,
    userId ?? null,
    choice.type === 'open' ? choice.contract.subscription : null,
    emailFor(choice, declaration, now, token),
  );
  failPoint('contract-end:noted');
  // Where the response does not wait for it, its time tells nothing about the contract either.
  await flushNow(clients.service, [`contract-end-link:${row.id}`]);
  return { type: 'mail-sent' };
}

/** The email for a declaration without a session, as arguments of `declare_contract_end`. */
interface ContractEmail<Name extends EmailTemplate> {
  readonly p_template: Name;
  readonly p_recipient: string;
  readonly p_token_hash: string | null;
  readonly p_data: EmailPayload<Name>;
}

/** The link, or the reason there is none. Contains no text typed by the requester, except the address. */
function emailFor(
  choice: ContractChoice,
  { kind, email }: Declaration,
  now: Date,
  token: string,
): ContractEmail<'contract-link'> | ContractEmail<'contract-unknown'> {
  const declared_at = now.toISOString();
  if (choice.type === 'open') {
    const { contract } = choice;
    return {
      p_template: 'contract-link',
      p_recipient: contract.email,
      p_token_hash: tokenHash(token),
      p_data: {
        kind,
        token,
        declared_at,
        reference: contract.reference,
        plan_name: contract.planName,
        ends_at: expectedEnd(kind, contract),
      },
    };
  }
  const why = choice.type === 'hindered' ? choice.why : 'already_ending';
  return {
    p_template: 'contract-unknown',
    p_recipient: email,
    p_token_hash: null,
    p_data: {
      kind,
      declared_at,
      why: choice.type === 'again' && kind === 'withdrawal' ? 'withdrawn' : why,
    },
  };
}

async function storeDeclaration(
  { service }: ServiceClients,
  declaration: Declaration,
  now: Date,
  userId: string | null,
  subscription: string | null,
  more: Partial<Database['public']['Functions']['declare_contract_end']['Args']>,
): Promise<ContractEndRow> {
  const { data, error } = await service.rpc('declare_contract_end', {
    p_kind: declaration.kind,
    p_user: userId,
    p_subscription: subscription,
    p_name: declaration.name,
    p_email: declaration.email,
    p_reference: declaration.reference,
    p_language: declaration.lang,
    p_declared_at: now.toISOString(),
    ...more,
  });
  if (error) throw error;
  return data;
}

/**
 * The signed-in user, or undefined if there is no fully authenticated session (MFA included): cancelling
 * needs no sign-in. Unlike `optionalMember`, throws 503 `unavailable` when Auth did not respond.
 */
async function signedInUser(
  request: Request,
): Promise<{ readonly id: string; readonly email: string | undefined } | undefined> {
  const session = await verifyMember(request);
  if (session.type === 'failed') throw sessionUnavailable();
  return session.type === 'user' ? session : undefined;
}
