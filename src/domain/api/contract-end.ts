/**
 * Contract of `POST /.netlify/functions/contract-end`: cancels a contract at the end of its
 * period, or withdraws from it within the legal period; with or without a session. Without one,
 * the user confirms through an email link, because anybody can type another person's address.
 */
import { z } from 'zod';
import { langs } from '../../i18n/locales.ts';
import type { CommonCode } from './errors.ts';
import { emailField, lineField } from './fields.ts';

export const contractEnds = ['cancellation', 'withdrawal'] as const;
export type ContractEnd = (typeof contractEnds)[number];

export const contractEndRequest = z.discriminatedUnion('action', [
  /**
   * The declaration. With a fully authenticated session it takes effect at once (response:
   * `ContractEnded`); otherwise an email is sent, for any address (response: `MailSent`).
   */
  z.strictObject({
    action: z.literal('declare'),
    kind: z.enum(contractEnds),
    name: lineField(200).min(1),
    email: emailField,
    /** `ECT-…`, optional. */
    reference: lineField(40).default(''),
    lang: z.enum(langs),
  }),
  /** Reads the declaration of an email link without consuming it. Response: `PendingEnd`. */
  z.strictObject({ action: z.literal('show'), token: z.string().min(20).max(100) }),
  /** Confirms the declaration of that link. Response: `ContractEnded`; idempotent. */
  z.strictObject({ action: z.literal('confirm'), token: z.string().min(20).max(100) }),
]);
export type ContractEndRequest = z.input<typeof contractEndRequest>;

export interface MailSent {
  readonly type: 'mail-sent';
}

/** Instants are ISO 8601. */
export interface PendingEnd {
  readonly type: 'pending';
  readonly kind: ContractEnd;
  readonly reference: string;
  readonly plan_name: string;
  readonly declared_at: string;
  /** For a cancellation: the date it would end. */
  readonly ends_at: string | null;
}

export interface ContractEnded {
  readonly type: 'ended';
  readonly kind: ContractEnd;
  readonly reference: string;
  readonly plan_name: string;
  readonly declared_at: string;
  /** End of access; for a withdrawal, the instant it took effect. */
  readonly ends_at: string;
  /**
   * Refunded cents, for a withdrawal; null while it needs a manual review, or if Stripe has not
   * responded.
   */
  readonly refund: number | null;
  readonly currency: string;
  /** Address of the receipt. */
  readonly receipt_to: string;
}

/**
 * `no_contract` (signed in only): no live contract under this account, or the reference belongs
 * to another; `already_ending`: cancelled before; `too_late`: the withdrawal period is over;
 * `bad_link`: the link is invalid, older than seven days, or of a cancellation undone since;
 * `second_factor_required`: the session has not passed the second factor.
 */
export type ContractEndCode =
  | CommonCode
  | 'second_factor_required'
  | 'no_contract'
  | 'already_ending'
  | 'too_late'
  | 'bad_link';
