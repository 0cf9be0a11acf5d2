/** Contract of `POST /.netlify/functions/two-factor`: the codes that replace a lost second factor. */
import { z } from 'zod';
import type { CommonCode } from './errors.ts';

export const twoFactorRequest = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('new-codes') }),
  z.strictObject({ action: z.literal('use-code'), code: z.string().min(1).max(40) }),
]);
export type TwoFactorRequest = z.infer<typeof twoFactorRequest>;

/** Shown once: only their fingerprints are kept. */
export interface NewCodesResponse {
  readonly codes: readonly string[];
}

/** The second factor is gone: refresh the session, which counts as complete from then on. */
export interface UseCodeResponse {
  readonly removed: true;
}

/**
 * `second_factor_required`: new codes need a session that has given it; `invalid_code`: not one of the
 * codes, or used already; `no_factor`: the account has none to replace.
 */
export type TwoFactorCode = CommonCode | 'second_factor_required' | 'invalid_code' | 'no_factor';
