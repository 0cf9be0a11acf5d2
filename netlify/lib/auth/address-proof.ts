/** Whether the address of an account is proved: see supabase/schemas/auth/address_proof.sql. */
import type { Client } from '../platform/supabase.ts';

/** Whether the user has proved that the address of the account is theirs. */
export async function isProved(service: Client, userId: string): Promise<boolean> {
  const { data, error } = await service
    .from('address_proofs')
    .select('user_id')
    .eq('user_id', userId)
    .maybeSingle();
  if (error) throw error;
  return data !== null;
}

/** Records the proof without ending earlier access. Idempotent. */
export async function recordProof(service: Client, userId: string): Promise<void> {
  const { error } = await service
    .from('address_proofs')
    .upsert({ user_id: userId }, { ignoreDuplicates: true });
  if (error) throw error;
}
