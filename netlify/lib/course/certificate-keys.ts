/** The Ed25519 keys that sign certificates, from the environment. */
import { createPublicKey, createPrivateKey } from 'node:crypto';
import { publicMultikey, readMultikey } from '../../../src/domain/course/certificate/multibase.ts';
import type { SigningKey } from '../../../src/domain/course/certificate/signature.ts';
import { certificateSeed, optionalSetting, SettingError, siteOrigins } from '../platform/env.ts';

/** The issuer of certificates, with its signing key. */
export interface Issuer extends SigningKey {
  /** The site's origin, part of every credential. */
  readonly origin: string;
  /** All public keys to publish, the current one first. */
  readonly publicKeys: readonly string[];
}

/** Header of a PKCS #8 Ed25519 private key; its 32 bytes follow. */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * The issuer; undefined when `CERTIFICATE_PRIVATE_KEY` is not set: then nothing is issued. Throws `SettingError`
 * for an invalid key, and when the site's origin is unknown.
 */
export async function readIssuer(): Promise<Issuer | undefined> {
  const seed = certificateSeed();
  if (seed === undefined) return undefined;
  const [origin] = siteOrigins();
  if (origin === undefined) throw new SettingError('URL is not set: certificates name the site.');
  const der = Buffer.concat([pkcs8, seed]);
  const privateKey = await crypto.subtle.importKey('pkcs8', der, 'Ed25519', false, ['sign']);
  const pair = createPublicKey(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
  const { x = '' } = pair.export({ format: 'jwk' });
  const publicKey = publicMultikey(Buffer.from(x, 'base64url'));
  return { origin, privateKey, publicKey, publicKeys: [publicKey, ...retiredKeys()] };
}

/** Public keys of earlier private keys, as `npm run doctor` prints them. */
function retiredKeys(): string[] {
  const keys = (optionalSetting('CERTIFICATE_RETIRED_KEYS') ?? '').split(/[\s,]+/).filter(Boolean);
  if (keys.some((key) => readMultikey(key) === undefined)) {
    throw new SettingError('CERTIFICATE_RETIRED_KEYS must be public keys, z6Mk…, with commas.');
  }
  return keys;
}
