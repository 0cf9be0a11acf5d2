/** Contract of `POST /.netlify/functions/two-factor`: recovery codes for the second factor. */
import { z } from 'zod';
import type { CommonCode } from './errors.ts';

export const twoFactorRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('new-codes') }),
  z.strictObject({ action: z.literal('use-code'), code: z.string().min(1).max(40) }),
]);
export type TwoFactorRequest = z.infer<typeof twoFactorRequest>;

/** Shown once: only their keyed hashes are stored. */
export interface NewCodesResponse {
  readonly codes: readonly string[];
}

/** The second factor is removed: refresh the session, which then counts as fully authenticated. */
export interface UseCodeResponse {
  readonly removed: true;
}

/**
 * `second_factor_required`: new codes need a session that has passed it; `invalid_code`: wrong
 * code, or already used; `no_factor`: the account has no second factor.
 */
export type TwoFactorCode = CommonCode | 'second_factor_required' | 'invalid_code' | 'no_factor';
