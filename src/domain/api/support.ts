/**
 * Contract of `POST /.netlify/functions/support`: a message to the support, from anybody. A browser first asks
 * for a form token, when the form is reached, and sends it back with the message: what is sent within seconds of
 * its form token was not written by a person.
 */
import { z } from 'zod';
import { langs } from '../../i18n/locales.ts';
import { supportLimits } from '../support/form.ts';
import type { CommonCode } from './errors.ts';
import { emailField, lineField, textField } from './fields.ts';

export { minFillSeconds, maxLinks, supportLimits } from '../support/form.ts';

export const supportRequest = z.discriminatedUnion('action', [
  /** Answer: `FormTokened`. */
  z.strictObject({ action: z.literal('form_token') }),
  /** Answer: `Ticket`. */
  z.strictObject({
    action: z.literal('send'),
    /** Made by the browser for one message: sent twice, it is one ticket. */
    request: z.uuid(),
    form_token: z.string().max(300),
    name: lineField(supportLimits.name).min(1),
    email: emailField,
    subject: lineField(supportLimits.subject).min(1),
    message: textField(supportLimits.message).min(1),
    lang: z.enum(langs),
    /** A field no person sees. */
    website: z.string().max(200).default(''),
  }),
]);
export type SupportRequest = z.input<typeof supportRequest>;

export interface FormTokenResponse {
  readonly type: 'form_token';
  readonly form_token: string;
}

export interface Ticket {
  readonly type: 'ticket';
  /** `SUP-000123`. */
  readonly reference: string;
  /** The address that a copy goes to. */
  readonly copy_to: string;
}

/**
 * `too_fast`: less than three seconds since the form token; `form_token_expired`: more than a day, or not ours: ask for
 * another and send again; `too_many_links`; `looks_automated`: the field that no person sees was filled.
 */
export type SupportCode =
  CommonCode | 'too_fast' | 'form_token_expired' | 'too_many_links' | 'looks_automated';
