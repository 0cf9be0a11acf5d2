/**
 * Contract of `POST /.netlify/functions/contract-end`: a contract cancelled for its period's end, or
 * withdrawn from within fourteen days; signed in or not. Without a session the person confirms from a mail:
 * anybody can type somebody else's address.
 */
import { z } from 'zod';
import { langs } from '../../i18n/locales.ts';
import type { CommonCode } from './errors.ts';
import { emailField, lineField } from './fields.ts';

export const contractEnds = ['cancellation', 'withdrawal'] as const;
export type ContractEnd = (typeof contractEnds)[number];

export const contractEndRequest = z.discriminatedUnion('action', [
  /**
   * The declaration. With a complete session it takes effect at once (answer `ContractEnded`); else a mail
   * is sent, whatever the address (answer `MailSent`).
   */
  z.strictObject({
    action: z.literal('declare'),
    kind: z.enum(contractEnds),
    name: lineField(200).min(1),
    email: emailField,
    /** `ECT-…`, if the person has it at hand. */
    reference: lineField(40).default(''),
    lang: z.enum(langs),
  }),
  /** What the link in the mail is about, without spending it. Answer: `PendingEnd`. */
  z.strictObject({ action: z.literal('look'), token: z.string().min(20).max(100) }),
  /** The button behind that link. Answer: `ContractEnded`; pressed again, the same answer. */
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
  /** For a cancellation: when it would end. */
  readonly ends_at: string | null;
}

export interface ContractEnded {
  readonly type: 'ended';
  readonly kind: ContractEnd;
  readonly reference: string;
  readonly plan_name: string;
  readonly declared_at: string;
  /** Access lasts until then; for a withdrawal, the instant it took effect. */
  readonly ends_at: string;
  /** Cents paid back, for a withdrawal: null while a person has to look at it, or Stripe has not answered. */
  readonly refund: number | null;
  readonly currency: string;
  /** The address the receipt goes to. */
  readonly receipt_to: string;
}

/**
 * `no_contract` (signed in only): nothing runs under this account, or the reference is another's;
 * `already_ending`: cancelled before; `too_late`: the fourteen days are over; `bad_link`: the link is wrong,
 * used up or older than seven days; `second_factor_required`: the session has not given it.
 */
export type ContractEndCode =
  | CommonCode
  | 'second_factor_required'
  | 'no_contract'
  | 'already_ending'
  | 'too_late'
  | 'bad_link';
