/** Contract of `POST /.netlify/functions/account`: a person's data, all of it, or its end. */
import { z } from 'zod';
import { langs } from '../../i18n/locales.ts';
import type { CommonCode } from './errors.ts';

export const accountRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('export') }),
  z.strictObject({
    action: z.literal('delete'),
    /** The account's own address, typed again. */
    confirmation: z.string().max(320),
    /** Language of the mail that says it is done. */
    lang: z.enum(langs),
  }),
]);
export type AccountRequest = z.infer<typeof accountRequest>;

/** Everything held about the person; `readme` says in their language what each part is. */
export interface AccountExport {
  readonly exported_at: string;
  readonly readme: Readonly<Record<string, string>>;
  readonly [part: string]: unknown;
}

export interface AccountExportResponse {
  readonly export: AccountExport;
}

/** What outlives an account: Stripe's invoices, and what was accepted before paying, without the person. */
export type KeptCode = 'invoices' | 'checkout_evidence';

export interface AccountDeleteResponse {
  readonly deleted: true;
  /** Empty for somebody who never ordered anything. */
  readonly kept: readonly KeptCode[];
}

/**
 * `second_factor_required`: the session has not given it; `confirmation_mismatch`: what was typed is not
 * the account's address; `billing_unavailable`: Stripe did not answer. The deletion is then noted, the
 * account still there, and it goes on by itself.
 */
export type AccountCode =
  CommonCode | 'second_factor_required' | 'confirmation_mismatch' | 'billing_unavailable';
