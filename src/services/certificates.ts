/** Client of the published certificate documents and of the number check. No session is needed. */
import type {
  CertificateCode,
  CertificateRequest,
  VerifiedNumber,
} from '../domain/api/certificate.ts';
import { issuerPath, revocationsPath } from '../domain/course/certificate/badge.ts';
import type { Published } from '../domain/course/certificate/verify.ts';
import { callFunction, type Outcome } from './functions.ts';

const timeoutMs = 15_000;

/** The issuer's keys and the revocation list, as they are now; undefined if either cannot be read. */
export async function readPublished(): Promise<Published | undefined> {
  const read = async (path: string): Promise<unknown> => {
    const response = await fetch(path, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json();
  };
  try {
    const [issuer, revocations] = await Promise.all([read(issuerPath), read(revocationsPath)]);
    return { issuer, revocations };
  } catch {
    return undefined;
  }
}

/** Asks whether a number was issued. */
export function verifyNumber(number: string): Promise<Outcome<VerifiedNumber, CertificateCode>> {
  const request: CertificateRequest = { action: 'verify', number };
  return callFunction('certificate', request);
}
