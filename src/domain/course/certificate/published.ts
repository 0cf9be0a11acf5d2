/** What the site publishes for verifiers: the issuer with its keys, and the revoked certificates. */
import { issuerPath, revocationsPath, certificateAddress } from './badge.ts';

/** Why a certificate was revoked. `replaced`: another one was issued, with a corrected name for example. */
export const revocationReasons = ['error', 'fraud', 'replaced', 'request'] as const;
export type RevocationReason = (typeof revocationReasons)[number];

/** `GET /certificates/issuer.json`: a controlled identifier document. Retired keys stay in it. */
export type IssuerDocument = ReturnType<typeof issuerDocument>;

/** The issuer's document. `keys`: public keys in multibase, the current one first. */
export function issuerDocument(origin: string, name: string, keys: readonly string[]) {
  const id = origin + issuerPath;
  return {
    '@context': [
      'https://w3id.org/security/v2',
      'https://w3id.org/security/multikey/v1',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id,
    type: ['Profile'],
    name,
    url: origin,
    verificationMethod: keys.map((key) => ({
      id: `${id}#${key}`,
      type: 'Multikey',
      controller: id,
      publicKeyMultibase: key,
    })),
    assertionMethod: keys.map((key) => `${id}#${key}`),
  };
}

/** `GET /certificates/revocations.json`: a 1EdTech Revocation List. */
export type RevocationList = ReturnType<typeof revocationList>;

/** A revoked certificate. */
export interface Revocation {
  readonly number: string;
  readonly reason: RevocationReason;
}

/** The list of revoked certificates, https://www.imsglobal.org/spec/vcrl/v1p0/. */
export function revocationList(origin: string, revoked: readonly Revocation[]) {
  return {
    id: origin + revocationsPath,
    issuer: origin + issuerPath,
    revokedCredential: revoked.map(({ number, reason }) => ({
      id: certificateAddress(origin, number),
      revoked: true,
      revocationReason: reason,
    })),
  };
}
