import { compare, hash } from 'bcryptjs';

/** A password as @supabase/lite keeps it, at the same cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, Number(process.env.LITE_AUTH_BCRYPT_COST) || 10);
}

export const isPassword = compare;

let dummyHash: Promise<string> | undefined;

/** Takes as long as comparing with somebody's password. */
export async function compareForNobody(password: string): Promise<void> {
  dummyHash ??= hashPassword('nobody has this password');
  await compare(password, await dummyHash);
}
