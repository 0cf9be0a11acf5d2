/** Reads a user's certificate, or the requirements not yet met. */
import type {
  CertificateFacts,
  CertificateState,
  MissingLesson,
  OwnCertificate,
  RevokedAt,
} from '../../../src/domain/api/certificate.ts';
import { lessonKeys } from '../../../src/domain/course/lessons.ts';
import { missingParts, progressFrom } from '../../../src/domain/course/progress.ts';
import type { CertificateRow } from '../platform/database.ts';
import type { Client } from '../platform/supabase.ts';
import { readIssuer } from './certificate-keys.ts';
import type { Access } from './entitlement.ts';

/** A signed-in user who asks for their certificate. */
export interface Holder extends Access {
  readonly service: Client;
}

/** The user's certificate, or the requirements they still have to meet. Throws the database's error. */
export async function certificateState(holder: Holder): Promise<CertificateState> {
  const certificate = await ownCertificate(holder);
  if (certificate) return { type: 'issued', certificate };
  const [missing, keepsProgress, issuer] = await Promise.all([
    missingLessons(holder),
    readKeepsProgress(holder),
    readIssuer(),
  ]);
  return {
    type: 'open',
    missing,
    subscribed: holder.paid,
    keepsProgress,
    configured: issuer !== undefined,
  };
}

/** The facts of a certificate, from its row. */
export function factsOf(row: CertificateRow): CertificateFacts {
  return {
    number: row.number,
    issuedAt: new Date(row.issued_at).toISOString(),
    lang: row.language,
    minutes: row.minutes,
    contentVersion: row.content_version,
  };
}

/** When and why a number was revoked; undefined if it was not. */
export async function revocationOf(
  service: Client,
  number: string,
): Promise<RevokedAt | undefined> {
  const { data, error } = await service
    .from('certificate_revocations')
    .select('*')
    .eq('number', number)
    .maybeSingle();
  if (error) throw error;
  return data ? { at: new Date(data.revoked_at).toISOString(), reason: data.reason } : undefined;
}

async function ownCertificate({ service, user }: Holder): Promise<OwnCertificate | undefined> {
  const { data, error } = await service
    .from('certificates')
    .select('*')
    .eq('user_id', user)
    .maybeSingle();
  if (error) throw error;
  if (!data) return undefined;
  const revoked = await revocationOf(service, data.number);
  return {
    ...factsOf(data),
    name: data.name,
    namePublic: data.name_public,
    badge: data.badge,
    ...(revoked && { revoked }),
  };
}

async function missingLessons({ service, user }: Holder): Promise<MissingLesson[]> {
  const [rows, quizzes] = await Promise.all([
    service.from('lesson_progress').select('*').eq('user_id', user),
    service.from('quiz_attempts').select('lesson').eq('user_id', user).eq('passed', true),
  ]);
  if (rows.error) throw rows.error;
  if (quizzes.error) throw quizzes.error;
  const progress = progressFrom(rows.data, quizzes.data);
  return lessonKeys.flatMap((lesson) => {
    const parts = missingParts(progress, lesson);
    const missing = { lesson, reading: parts.includes('text'), quiz: parts.includes('quiz') };
    return parts.length > 0 ? [missing] : [];
  });
}

async function readKeepsProgress({ service, user }: Holder): Promise<boolean> {
  const { data, error } = await service
    .from('profiles')
    .select('keep_progress')
    .eq('user_id', user)
    .maybeSingle();
  if (error) throw error;
  return data?.keep_progress ?? false;
}
