import { createHash, randomBytes, randomInt } from 'node:crypto';

/** A code to email and the hash to store, like those of @supabase/lite. */
export interface MailedCode {
  readonly code: string;
  readonly hash: string;
}

/** A random six-digit code for an address, and the hash that Auth stores. */
export function newCode(email: string): MailedCode {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  return { code, hash: hashOf(email, code) };
}

/** The SHA-256 of address and code in hexadecimal, as Auth stores it. */
export function hashOf(email: string, code: string): string {
  return createHash('sha256')
    .update(email.toLowerCase() + code)
    .digest('hex');
}

/** A UUID of version 7, like the user ids of @supabase/lite: an invented one must not look different. */
export function uuidV7(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
