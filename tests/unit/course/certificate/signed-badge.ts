/** A signed credential for tests, as the function issues them. */
import type { BadgeFacts } from '../../../../src/domain/course/certificate/badge.ts';
import { publicMultikey } from '../../../../src/domain/course/certificate/multibase.ts';
import { signBadge, type SigningKey } from '../../../../src/domain/course/certificate/signature.ts';

export const facts: BadgeFacts = {
  origin: 'https://course.example',
  issuerName: 'Course',
  number: 'ECT-7F3K-9Q2M-X4TB',
  subject: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  name: 'Éléonore Lefèvre',
  issuedAt: '2026-11-20T10:00:00Z',
  lang: 'fr',
  contentVersion: '0123456789ab',
  title: 'Certificat de réussite',
  description: 'Une formation.',
  criteria: 'Vingt leçons terminées, vingt quiz réussis.',
};

/** A new key pair. */
export async function testKey(): Promise<SigningKey> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const raw = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
  return { privateKey: pair.privateKey, publicKey: publicMultikey(raw) };
}

/** The file of a holder. */
export async function signed(key: SigningKey, changes: Partial<BadgeFacts> = {}): Promise<string> {
  return JSON.stringify(await signBadge({ ...facts, ...changes }, key));
}
