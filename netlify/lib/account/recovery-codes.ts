/** The codes that replace a lost second factor: made here, stored as keyed hashes only. */
import { randomInt } from 'node:crypto';
import { recoveryAlphabet, recoveryCodeCount } from '../../../src/domain/account/recovery-codes.ts';
import { keyedHash } from '../platform/hmac.ts';
import type { Client } from '../platform/supabase.ts';

/** Gives the person new codes; the ones before stop working. */
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
 * Removes the person's second factors for a code, which is used by that. False: the code is wrong, or
 * was used. When a factor cannot be removed, the code is given back and the error thrown.
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
  // They belonged to the factor that is gone; one that stays by accident replaces nothing any more.
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
