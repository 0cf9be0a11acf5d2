import { compare, hash } from 'bcryptjs';

/** Hashes a password like @supabase/lite, with the same cost. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, Number(process.env.LITE_AUTH_BCRYPT_COST) || 10);
}

export const isPassword = compare;

let dummyHash: Promise<string> | undefined;

/** Takes as long as a comparison with a user's password. */
export async function compareForNobody(password: string): Promise<void> {
  dummyHash ??= hashPassword('nobody has this password');
  await compare(password, await dummyHash);
}
