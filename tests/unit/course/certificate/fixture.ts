/** A signed credential of the course, and the documents that the site publishes for it. */
import { signBadge, type SigningKey } from '../../../../src/domain/course/certificate/signature.ts';
import type { Badge, BadgeFacts } from '../../../../src/domain/course/certificate/badge.ts';
import { publicMultikey } from '../../../../src/domain/course/certificate/multibase.ts';
import {
  issuerDocument,
  revocationList,
} from '../../../../src/domain/course/certificate/published.ts';
import type { Published } from '../../../../src/domain/course/certificate/verify.ts';

export const origin = 'https://school.example';

/** Texts with every character that the canonical form escapes, and some that it does not. */
export const facts: BadgeFacts = {
  origin,
  issuerName: 'School “of” \\ "crypto"',
  number: 'ECT-0123-4567-89AB',
  subject: '6f0c4a53-4f4e-4f6c-9d8b-0d3d1f2a5b6c',
  name: 'Zoé "Zed" O’Neil \\ 李 😀',
  issuedAt: '2026-01-02T10:11:12Z',
  lang: 'fr',
  contentVersion: '0123456789ab',
  title: 'Comprendre la crypto',
  description: 'Vingt leçons.',
  criteria: 'Lire vingt leçons et réussir vingt quiz.',
};

/** Some time after the certificate was issued. */
export const later = new Date('2027-01-01T00:00:00Z');

export async function newKey(): Promise<SigningKey> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const raw = await crypto.subtle.exportKey('raw', pair.publicKey);
  return { privateKey: pair.privateKey, publicKey: publicMultikey(new Uint8Array(raw)) };
}

export interface Issued {
  readonly key: SigningKey;
  readonly badge: Badge;
  readonly published: Published;
}

export async function issue(changed: Partial<BadgeFacts> = {}): Promise<Issued> {
  const key = await newKey();
  const badge = await signBadge({ ...facts, ...changed }, key);
  const published = {
    issuer: issuerDocument(origin, facts.issuerName, [key.publicKey]),
    revocations: revocationList(origin, []),
  };
  return { key, badge, published };
}
