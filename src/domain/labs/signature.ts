/**
 * Digital signatures: ECDSA with SHA-256 on the curve P-256, built into browsers. Bitcoin and Ethereum sign with the
 * same scheme on another curve (secp256k1).
 */
import { toHex } from './hash.ts';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
const scheme = { name: 'ECDSA', hash: 'SHA-256' } as const;

export interface Keys {
  readonly name: string;
  readonly secret: CryptoKey;
  readonly public: CryptoKey;
  /** The public key as 130 hexadecimal digits (uncompressed point). */
  readonly publicHex: string;
}

/** A new pair of keys. The secret one cannot be read out. */
export async function makeKeys(name: string): Promise<Keys> {
  const pair = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  return { name, secret: pair.privateKey, public: pair.publicKey, publicHex: toHex(raw) };
}

/** Signs a text in UTF-8; 64 bytes. Two signatures of one text differ: each takes a random number. */
export async function sign(keys: Keys, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new TextEncoder().encode(text);
  return new Uint8Array(await crypto.subtle.sign(scheme, keys.secret, bytes));
}

/** Whether a signature is that of this text by the owner of this public key. */
export async function verify(
  keys: Pick<Keys, 'public'>,
  text: string,
  signature: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  return crypto.subtle.verify(scheme, keys.public, signature, new TextEncoder().encode(text));
}
