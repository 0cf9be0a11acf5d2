/** Contract of `POST /.netlify/functions/account`: exports or deletes a user's data. */
import { z } from 'zod';
import { langs } from '../../i18n/locales.ts';
import type { CommonCode } from './errors.ts';

export const accountRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('export') }),
  z.strictObject({
    action: z.literal('delete'),
    /** The account's email address, typed again. */
    confirmation: z.string().max(320),
    /** Language of the confirmation email. */
    lang: z.enum(langs),
  }),
]);
export type AccountRequest = z.infer<typeof accountRequest>;

/** All data stored about the user; `readme` describes each part in their language. */
export interface AccountExport {
  readonly exported_at: string;
  readonly readme: Readonly<Record<string, string>>;
  readonly [part: string]: unknown;
}

export interface AccountExportResponse {
  readonly export: AccountExport;
}

/**
 * Data retained after the account is deleted: Stripe's invoices, and the anonymized consent
 * record of each checkout.
 */
export type KeptCode = 'invoices' | 'checkout_evidence';

export interface AccountDeleteResponse {
  readonly deleted: true;
  /** Empty for a user who never ordered. */
  readonly kept: readonly KeptCode[];
}

/**
 * `second_factor_required`: the session has not passed the second factor;
 * `confirmation_mismatch`: the typed address is not the account's; `erasure_pending`: the deletion
 * is recorded but could not be completed yet, for example because Stripe did not respond. It is
 * retried automatically.
 */
export type AccountCode =
  | CommonCode
  | 'second_factor_required'
  | 'confirmation_mismatch'
  | 'erasure_pending';
