/** Recovery codes that replace a lost second factor: generated here, stored as keyed hashes only. */
import { randomInt } from 'node:crypto';
import { recoveryAlphabet, recoveryCodeCount } from '../../../src/domain/account/recovery-codes.ts';
import { keyedHash } from '../platform/hmac.ts';
import type { Client } from '../platform/supabase.ts';

/** Gives the user new codes; all earlier codes stop working. */
export async function renewCodes(service: Client, userId: string): Promise<readonly string[]> {
  const codes = new Set<string>();
  while (codes.size < recoveryCodeCount) codes.add(newCode());
  const { error } = await service.rpc('replace_recovery_codes', {
    p_user: userId,
    p_hashes: [...codes].map((code) => codeHash(userId, code)),
  });
  if (error) throw error;
  return [...codes];
}

/**
 * Removes the user's second factors in exchange for a recovery code, which is consumed. Returns false when
 * the code is wrong or already used. If a factor cannot be removed, restores the code and throws.
 */
export async function removeFactors(
  service: Client,
  userId: string,
  factors: readonly string[],
  code: string,
): Promise<boolean> {
  const key = { p_user: userId, p_hash: codeHash(userId, code) };
  const used = await service.rpc('use_recovery_code', key);
  if (used.error) throw used.error;
  if (used.data === null) return false;
  try {
    for (const id of factors) {
      const { error } = await service.auth.admin.mfa.deleteFactor({ userId, id });
      if (error && error.status !== 404) throw error;
    }
  } catch (error) {
    await service.rpc('restore_recovery_code', { ...key, p_mail: used.data });
    throw error;
  }
  // The codes belonged to the removed factor: if this delete fails, those left are useless.
  await service.from('recovery_codes').delete().eq('user_id', userId);
  return true;
}

function newCode(): string {
  const letter = () => recoveryAlphabet[randomInt(recoveryAlphabet.length)];
  const four = () => Array.from({ length: 4 }, letter).join('');
  return `${four()}-${four()}`;
}

function codeHash(userId: string, code: string): string {
  return keyedHash('recovery-code', userId, code);
}
