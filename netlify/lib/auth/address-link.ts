/**
 * The mailed link that proves the address of a signed-in user. Stateless; valid only in a session of the same
 * account, so that opening a stranger's link proves nothing.
 */
import { randomUUID } from 'node:crypto';
import type {
  AddressLinkCode,
  SendLinkResponse,
  UseLinkResponse,
} from '../../../src/domain/api/email-verification.ts';
import { normalizeEmail } from '../../../src/domain/shared/email.ts';
import { HttpError } from '../http/http-error.ts';
import { requireVerifiedMember, type Member } from '../http/member.ts';
import { consumeRateLimit, consumeRateLimits, rateLimit } from '../http/rate-limit.ts';
import { flushNow } from '../outbox/outbox.ts';
import { isSameText, keyedHash } from '../platform/hmac.ts';
import type { Client } from '../platform/supabase.ts';
import { isProved, recordProof } from './address-proof.ts';

/** Lifetime of a link, in milliseconds. */
const linkLifetimeMs = 60 * 60 * 1000;

const pattern = /^(\d{10,16})\.([0-9a-f]{64})$/;

/** Emails a link to the address of the session's account, unless that address is proved. */
export async function sendAddressLink(
  service: Client,
  request: Request,
): Promise<SendLinkResponse> {
  const member = await requireVerifiedMember(request);
  if (await isProved(service, member.id)) return { state: 'proved' };
  const mailbox = normalizeEmail(member.email ?? member.id);
  await consumeRateLimits(service, [
    rateLimit('address-link-pace', member.id),
    rateLimit('address-link', member.id),
    rateLimit('address-link-mail', mailbox),
    rateLimit('address-link-mail-day', mailbox),
  ]);
  const cause = `address-link:${randomUUID()}`;
  const { error } = await service.rpc('enqueue_user_email', {
    p_cause: cause,
    p_user: member.id,
    p_purpose: 'account',
    p_template: 'address-link',
    p_data: { token: addressToken(member, Date.now() + linkLifetimeMs) },
  });
  if (error) throw error;
  await flushNow(service, [cause]);
  return { state: 'sent' };
}

/** Records the proof. Throws 400 `invalid_link` unless the link was made for the session's account and address. */
export async function redeemAddressLink(
  service: Client,
  request: Request,
  token: string,
): Promise<UseLinkResponse> {
  const member = await requireVerifiedMember(request);
  await consumeRateLimit(service, 'address-link-try', member.id);
  if (!isTokenOf(member, token, Date.now())) {
    throw new HttpError<AddressLinkCode>(
      400,
      'invalid_link',
      'The link is expired, or belongs to another account.',
    );
  }
  await recordProof(service, member.id);
  return { state: 'proved' };
}

/** The token of a link: when it expires, in milliseconds since the epoch, and an HMAC. */
export function addressToken(
  { id, email = '' }: Pick<Member, 'id' | 'email'>,
  expires: number,
): string {
  return `${expires}.${keyedHash('address-link', id, email.toLowerCase(), String(expires))}`;
}

function isTokenOf(member: Member, token: string, now: number): boolean {
  const [, expires] = pattern.exec(token) ?? [];
  if (expires === undefined || Number(expires) < now) return false;
  return isSameText(token, addressToken(member, Number(expires)));
}
