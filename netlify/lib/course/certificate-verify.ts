/** Public data about certificates: the status of a number, the issuer's keys, the revoked numbers. */
import type { VerifiedNumber } from '../../../src/domain/api/certificate.ts';
import {
  issuerDocument,
  revocationList,
  type IssuerDocument,
  type RevocationList,
  type RevocationReason,
} from '../../../src/domain/course/certificate/published.ts';
import { site } from '../../../src/site.ts';
import type { Client } from '../platform/supabase.ts';
import { certificateError } from './certificate-issue.ts';
import { readIssuer, type Issuer } from './certificate-keys.ts';
import { factsOf, revocationOf } from './certificate-state.ts';

/** The public status of a certificate number. Throws the database's error. */
export async function verifyNumber(service: Client, number: string): Promise<VerifiedNumber> {
  const revoked = await revocationOf(service, number);
  if (revoked) return { type: 'revoked', number, ...revoked };
  const { data, error } = await service
    .from('certificates')
    .select('*')
    .eq('number', number)
    .maybeSingle();
  if (error) throw error;
  if (!data) return { type: 'unknown', number };
  return { type: 'valid', facts: factsOf(data), ...(data.name_public && { name: data.name }) };
}

/** The issuer and its public keys. Throws 503 `not_configured`. */
export async function publishedIssuer(): Promise<IssuerDocument> {
  const { origin, publicKeys } = await requireIssuer();
  return issuerDocument(origin, site.name, publicKeys);
}

/** All revoked certificates. Throws 503 `not_configured`, or the database's error. */
export async function publishedRevocations(service: Client): Promise<RevocationList> {
  const { origin } = await requireIssuer();
  const revoked: { number: string; reason: RevocationReason }[] = [];
  // The Data API returns at most a thousand rows.
  for (let last = ''; ;) {
    const { data, error } = await service
      .from('certificate_revocations')
      .select('number, reason')
      .gt('number', last)
      .order('number')
      .limit(pageSize);
    if (error) throw error;
    revoked.push(...data);
    last = data.at(-1)?.number ?? '';
    if (data.length < pageSize) return revocationList(origin, revoked);
  }
}

const pageSize = 1_000;

async function requireIssuer(): Promise<Issuer> {
  const issuer = await readIssuer();
  if (!issuer) throw certificateError(503, 'not_configured', 'This site issues no certificates.');
  return issuer;
}
