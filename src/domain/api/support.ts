/**
 * Contract of `POST /.netlify/functions/support`: a public contact form. The browser requests a
 * form token when the visitor reaches the form and sends it with the message: a message sent
 * within seconds of its token is rejected as automated.
 */
import { z } from 'zod';
import { langs } from '../../i18n/locales.ts';
import { supportLimits } from '../support/form.ts';
import type { CommonCode } from './errors.ts';
import { emailField, lineField, textField } from './fields.ts';
import { proofField, puzzleRequest } from './puzzle.ts';

export const supportRequest = z.discriminatedUnion('action', [
  /** Response: `FormTokenResponse`. */
  z.strictObject({ action: z.literal('form-token') }),
  /** Response: `Ticket`. */
  z.strictObject({
    action: z.literal('send'),
    /** Idempotency key made by the browser for one message. */
    request: z.uuid(),
    form_token: z.string().max(300),
    name: lineField(supportLimits.name).min(1),
    email: emailField,
    subject: lineField(supportLimits.subject).min(1),
    message: textField(supportLimits.message).min(1),
    lang: z.enum(langs),
    /** Honeypot. */
    website: z.string().max(200).default(''),
    proof: proofField,
  }),
  puzzleRequest,
]);
export type SupportRequest = z.input<typeof supportRequest>;

export interface FormTokenResponse {
  readonly type: 'form-token';
  readonly form_token: string;
}

export interface Ticket {
  readonly type: 'ticket';
  /** `SUP-000123`. */
  readonly reference: string;
  /** Address of the copy. */
  readonly copy_to: string;
}

/**
 * `too_fast`: less than three seconds after the form token; `form_token_expired`: older than a day,
 * or invalid: request another and retry; `too_many_links`; `looks_automated`: the honeypot was
 * filled in; `proof_required`: many recent messages, so resend with a proof of work.
 */
export type SupportCode =
  | CommonCode
  | 'too_fast'
  | 'form_token_expired'
  | 'too_many_links'
  | 'looks_automated'
  | 'proof_required';
