/** Multibase base58btc, as Ed25519 keys (Multikey) and signatures of Data Integrity proofs are written. */

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** Multicodec prefix of an Ed25519 public key. */
const ed25519 = [0xed, 0x01] as const;

/** Bytes as `z…`. */
export function toMultibase(bytes: Uint8Array): string {
  const zeros = bytes.findIndex((byte) => byte !== 0);
  let value = 0n;
  for (const byte of bytes) value = value * 256n + BigInt(byte);
  let digits = '';
  for (; value > 0n; value /= 58n) digits = alphabet.charAt(Number(value % 58n)) + digits;
  return `z${'1'.repeat(zeros === -1 ? bytes.length : zeros)}${digits}`;
}

/** The bytes of `z…` if there are exactly `length`, else undefined. */
export function fromMultibase(text: string, length: number): Uint8Array<ArrayBuffer> | undefined {
  if (!/^z[1-9A-HJ-NP-Za-km-z]+$/.test(text) || text.length > 2 * length + 2) return undefined;
  let value = 0n;
  for (const digit of text.slice(1)) value = value * 58n + BigInt(alphabet.indexOf(digit));
  const bytes = new Uint8Array(length);
  for (let index = length - 1; index >= 0; index--, value /= 256n)
    bytes[index] = Number(value % 256n);
  // One spelling for each value: leading zeros are counted too.
  return value === 0n && toMultibase(bytes) === text ? bytes : undefined;
}

/** An Ed25519 public key of 32 bytes as `z6Mk…`. */
export function publicMultikey(key: Uint8Array): string {
  return toMultibase(Uint8Array.of(...ed25519, ...key));
}

/** The 32 bytes of `z6Mk…`; undefined if it is no Ed25519 public key. */
export function readMultikey(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = fromMultibase(text, 34);
  return bytes?.[0] === ed25519[0] && bytes[1] === ed25519[1] ? bytes.slice(2) : undefined;
}
