/** Contract of `POST /.netlify/functions/email-verification`: proofs of an email address. */
import { z } from 'zod';
import type { CommonCode } from './errors.ts';

export const emailVerificationRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('send-link') }),
  z.strictObject({ action: z.literal('use-link'), token: z.string().min(1).max(200) }),
]);
export type EmailVerificationRequest = z.infer<typeof emailVerificationRequest>;

/** `proved`: nothing was sent, the address is proved already. */
export interface SendLinkResponse {
  readonly state: 'sent' | 'proved';
}

export interface UseLinkResponse {
  readonly state: 'proved';
}

/**
 * `second_factor_required`: the session has not passed it; `invalid_link`: expired, mistyped, or for
 * another account or address than the session's.
 */
export type EmailVerificationCode = CommonCode | 'second_factor_required' | 'invalid_link';
