/**
 * Contract of `POST /.netlify/functions/signals-notice`: one email when signals open. The address is confirmed by an
 * emailed link, which also removes it from the list.
 */
import { z } from 'zod';
import { langs } from '../../i18n/locales.ts';
import type { CommonCode } from './errors.ts';
import { emailField } from './fields.ts';
import { proofField, puzzleRequest } from './puzzle.ts';

/** An HMAC in the format of a UUID, without version and variant. */
const token = z.guid();

export const signalsNoticeRequest = z.discriminatedUnion('action', [
  /** Sends the link. Response: `NoticeAsked`. */
  z.strictObject({
    action: z.literal('ask'),
    /** Idempotency key made by the browser for one submission. */
    request: z.uuid(),
    email: emailField,
    lang: z.enum(langs),
    /** Honeypot. */
    website: z.string().max(200).default(''),
    proof: proofField,
  }),
  /** Reads the state of a link without changing it. Response of this action and the next two: `NoticeState`. */
  z.strictObject({ action: z.literal('show'), token, lang: z.enum(langs).optional() }),
  /** Also sets the language of the email to `lang`. */
  z.strictObject({ action: z.literal('confirm'), token, lang: z.enum(langs).optional() }),
  z.strictObject({ action: z.literal('stop'), token }),
  puzzleRequest,
]);
export type SignalsNoticeRequest = z.input<typeof signalsNoticeRequest>;

/** The same for every address, even one already on the list. */
export interface NoticeAsked {
  readonly type: 'asked';
}

/**
 * `unconfirmed`: also if confirmed in another language than `lang`, so that the page asks again; `open`: still on the
 * list, and signals are open: there is nothing left to confirm; `unknown`: never requested, expired, removed from the
 * list, or already notified.
 */
export interface NoticeState {
  readonly type: 'notice';
  readonly state: 'unconfirmed' | 'confirmed' | 'open' | 'unknown';
}

/** `looks_automated`: the honeypot was filled in; `proof_required`: resend with a proof of work. */
export type SignalsNoticeCode = CommonCode | 'looks_automated' | 'proof_required';
