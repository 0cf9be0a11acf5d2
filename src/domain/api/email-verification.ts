/** Contract of `POST /.netlify/functions/email-verification`: verifies an email address. */
import { z } from 'zod';
import { langs } from '../../i18n/locales.ts';
import { maximumPasswordBytes } from '../account/password.ts';
import type { CommonCode } from './errors.ts';
import { emailField, lineField } from './fields.ts';

export const emailVerificationRequest = z.discriminatedUnion('action', [
  // Sign-up in mode `function`: sends a code to the address, then creates the account.
  z.strictObject({
    action: z.literal('send-code'),
    email: emailField,
    name: lineField(100),
    lang: z.enum(langs),
  }),
  z.strictObject({
    action: z.literal('sign-up'),
    email: emailField,
    code: z.string().regex(/^\d{6}$/),
    password: z.string().min(1).max(maximumPasswordBytes),
    first_name: lineField(100),
    last_name: lineField(100),
    language: z.enum(langs),
    terms_version: z.string().max(40),
  }),
  // The second factor requires a verified address.
  z.strictObject({ action: z.literal('send-link') }),
  z.strictObject({ action: z.literal('use-link'), token: z.string().min(1).max(200) }),
]);
export type EmailVerificationRequest = z.infer<typeof emailVerificationRequest>;
export type SignUpRequest = Extract<EmailVerificationRequest, { action: 'sign-up' }>;

/** The same for every address. Within a minute no new code is sent: the last one stays valid. */
export interface SendCodeResponse {
  readonly state: 'sent';
}

/**
 * `ready`: the account has the given password; `exists`: the address already had an account, which keeps its password;
 * sign in to check whether it is the same.
 */
export interface SignUpResponse {
  readonly state: 'ready' | 'exists';
}

/** `proved`: the address is already verified, so nothing was sent. */
export interface SendLinkResponse {
  readonly state: 'sent' | 'proved';
}

export interface UseLinkResponse {
  readonly state: 'proved';
}

/** `method_closed`: sign-ups are verified in another way here; `code_spent`: all tries are used. */
export type SignUpCode =
  | CommonCode
  | 'method_closed'
  | 'code_not_sent'
  | 'wrong_code'
  | 'code_spent'
  | 'code_expired'
  | 'weak_password';

/**
 * `second_factor_required`: the session has not passed it; `invalid_link`: expired, mistyped, or for
 * another account or address than the session's.
 */
export type AddressLinkCode = CommonCode | 'second_factor_required' | 'invalid_link';
