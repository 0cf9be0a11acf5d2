/** Data Integrity proofs with `eddsa-rdfc-2022`, using the platform's Ed25519. */
import { badgeOf, type Badge, type BadgeFacts, type UnsignedBadge } from './badge.ts';
import { fromMultibase, readMultikey, toMultibase } from './multibase.ts';
import { badgeQuads, proofQuads } from './n-quads.ts';

/** A key to sign with, and its public half in multibase. */
export interface SigningKey {
  readonly privateKey: CryptoKey;
  readonly publicKey: string;
}

/** The signed credential of these facts. */
export async function signBadge(facts: BadgeFacts, key: SigningKey): Promise<Badge> {
  const badge = badgeOf(facts, key.publicKey);
  const data = await signedBytes(badge);
  const signature = await crypto.subtle.sign('Ed25519', key.privateKey, data);
  const proofValue = toMultibase(new Uint8Array(signature));
  return { ...badge, proof: { ...badge.proof, proofValue } };
}

/**
 * Whether `proofValue` is the signature of a credential by a public key in multibase. `unsupported`: this browser lacks
 * Ed25519.
 */
export async function isSignedBy(
  badge: UnsignedBadge,
  proofValue: string,
  publicKey: string,
): Promise<boolean | 'unsupported'> {
  const [signature, raw] = [fromMultibase(proofValue, 64), readMultikey(publicKey)];
  if (!signature || !raw) return false;
  let key: CryptoKey;
  try {
    key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify']);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return 'unsupported';
    return false;
  }
  return crypto.subtle.verify('Ed25519', key, signature, await signedBytes(badge));
}

/** What is signed: the hash of the proof's options, then the hash of the credential. */
async function signedBytes(badge: UnsignedBadge): Promise<Uint8Array<ArrayBuffer>> {
  const [options, content] = await Promise.all([
    sha256(proofQuads(badge.proof)),
    sha256(badgeQuads(badge)),
  ]);
  return Uint8Array.of(...options, ...content);
}

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
