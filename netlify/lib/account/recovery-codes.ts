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
  const code_hash = codeHash(userId, code);
  const used = await service.rpc('use_recovery_code', { p_user: userId, p_hash: code_hash });
  if (used.error) throw used.error;
  if (used.data === null) return false;
  try {
    for (const id of factors) await removeFactor(service, userId, id);
  } catch (error) {
    await service.rpc('restore_recovery_code', {
      p_user: userId,
      p_hash: code_hash,
      p_mail: used.data,
    });
    throw error;
  }
  // The codes belonged to the removed factor: if this delete fails, those left are useless.
  await service.from('recovery_codes').delete().eq('user_id', userId);
  return true;
}

async function removeFactor(service: Client, userId: string, id: string): Promise<void> {
  const { error } = await service.auth.admin.mfa.deleteFactor({ userId, id });
  if (error && error.status !== 404) throw error;
}

function newCode(): string {
  const letters = Array.from(
    { length: 8 },
    () => recoveryAlphabet[randomInt(recoveryAlphabet.length)],
  );
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

function codeHash(userId: string, code: string): string {
  return keyedHash('recovery-code', userId, code);
}
