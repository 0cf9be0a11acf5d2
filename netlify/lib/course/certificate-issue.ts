/** Issues certificates: signs the credential and stores it if the database finds the course complete. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { CertificateCode, CertificateInput } from '../../../src/domain/api/certificate.ts';
import { newNumber } from '../../../src/domain/course/certificate/number.ts';
import { signBadge } from '../../../src/domain/course/certificate/signature.ts';
import { courseFacts } from '../../../src/domain/course/course-facts.ts';
import { lessonKeys } from '../../../src/domain/course/lessons.ts';
import { badgeTexts } from '../../../src/i18n/badge.ts';
import { site } from '../../../src/site.ts';
import { HttpError } from '../http/http-error.ts';
import { readIssuer, type Issuer } from './certificate-keys.ts';
import type { Holder } from './certificate-state.ts';
import { contentVersion } from './content-version.ts';

type Issue = Extract<CertificateInput, { action: 'issue' }>;

/**
 * Issues a certificate to a user without one; an existing one is kept. Throws 503 `not_configured`,
 * 403 `subscription_required`, 409 `not_complete`, or the database's error.
 */
export async function issueCertificate(holder: Holder, wanted: Issue): Promise<void> {
  const issuer = await readIssuer();
  if (!issuer) throw certificateError(503, 'not_configured', 'This site issues no certificates.');
  const outcome = await store(holder, issuer, wanted);
  if (outcome === 'subscription')
    throw certificateError(403, 'subscription_required', 'A certificate needs a subscription.');
  if (outcome === 'lessons')
    throw certificateError(409, 'not_complete', 'The course is not complete. Ask for the state.');
}

/** An error of the certificate, with its HTTP status. */
export function certificateError(
  status: number,
  code: CertificateCode,
  message: string,
): HttpError<CertificateCode> {
  return new HttpError(status, code, message);
}

async function store({ service, user }: Holder, issuer: Issuer, { name, lang }: Issue) {
  const number = newNumber(randomBytes(12));
  const subject = randomUUID();
  const issuedAt = new Date().toISOString().replace(/\.\d+/, '');
  const version = await contentVersion();
  const { minutes } = courseFacts;
  const badge = await signBadge(
    {
      origin: issuer.origin,
      issuerName: site.name,
      number,
      subject,
      name,
      issuedAt,
      lang,
      contentVersion: version,
      ...badgeTexts(lang, lessonKeys.length, minutes),
    },
    issuer,
  );
  const { data, error } = await service.rpc('issue_certificate', {
    p_user: user,
    p_lessons: lessonKeys,
    p_number: number,
    p_subject: subject,
    p_name: name,
    p_language: lang,
    p_minutes: minutes,
    p_content_version: version,
    p_issued_at: issuedAt,
    p_badge: badge,
  });
  if (error) throw error;
  return data;
}
