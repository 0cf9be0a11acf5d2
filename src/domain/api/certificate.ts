/**
 * Contract of `POST /.netlify/functions/certificate`: the certificate of the course. `state`, `issue` and
 * `show-name` need a session, `verify` does not. What is signed: src/domain/course/certificate/badge.ts.
 */
import { z } from 'zod';
import { langs, type Lang } from '../../i18n/locales.ts';
import type { Badge } from '../course/certificate/badge.ts';
import {
  certificateName,
  certificateNameError,
  maximumCertificateName,
} from '../course/certificate/name.ts';
import { readNumber } from '../course/certificate/number.ts';
import type { RevocationReason } from '../course/certificate/published.ts';
import type { LessonKey } from '../course/lessons.ts';
import type { CommonCode } from './errors.ts';

/** A name as typed, before it is normalized; its rules are in certificate/name.ts. */
const name = z
  .string()
  .max(4 * maximumCertificateName)
  .refine((typed) => certificateNameError(typed) === undefined)
  .transform(certificateName);

const number = z
  .string()
  .max(60)
  .transform((typed, context) => {
    const read = readNumber(typed);
    if (read !== undefined) return read;
    context.addIssue({ code: 'custom', message: 'Not a certificate number.' });
    return z.NEVER;
  });

export const certificateRequest = z.discriminatedUnion('action', [
  /** The caller's certificate, or the requirements not met yet. */
  z.strictObject({ action: z.literal('state') }),
  /** Issues the certificate. Of repeated or concurrent requests, the first wins. */
  z.strictObject({ action: z.literal('issue'), name, lang: z.enum(langs) }),
  /** Sets whether `verify` returns the name. */
  z.strictObject({ action: z.literal('show-name'), public: z.boolean() }),
  /** Whether a number was issued; accepts any spelling that certificate/number.ts reads. */
  z.strictObject({ action: z.literal('verify'), number }),
]);
/** As sent. */
export type CertificateRequest = z.input<typeof certificateRequest>;
/** As read: a tidy name, the number in its stored form. */
export type CertificateInput = z.output<typeof certificateRequest>;

/** What a certificate says. */
export interface CertificateFacts {
  /** `ECT-XXXX-XXXX-XXXX`. */
  readonly number: string;
  /** ISO 8601. */
  readonly issuedAt: string;
  readonly lang: Lang;
  /** Estimated reading time of the lessons in minutes, without quizzes and exercises. */
  readonly minutes: number;
  /** Twelve hexadecimal digits. */
  readonly contentVersion: string;
}

/** The holder's own certificate. */
export interface OwnCertificate extends CertificateFacts {
  readonly name: string;
  readonly namePublic: boolean;
  /** The credential, to be downloaded as it is. */
  readonly badge: Badge;
  /** Set when it was revoked. */
  readonly revoked?: RevokedAt;
}

export interface RevokedAt {
  /** ISO 8601. */
  readonly at: string;
  readonly reason: RevocationReason;
}

/** A lesson that is not complete: at least one of its two parts is missing. */
export interface MissingLesson {
  readonly lesson: LessonKey;
  /** Not marked as finished. */
  readonly reading: boolean;
  /** Its quiz was not passed. */
  readonly quiz: boolean;
}

/** No certificate yet. It can be issued once `missing` is empty and the other three are true. */
export interface OpenCertificate {
  readonly type: 'open';
  /** In teaching order. */
  readonly missing: readonly MissingLesson[];
  /** Whether the subscription is active now. */
  readonly subscribed: boolean;
  /** False if the account's settings turn progress off: then nothing counts. */
  readonly keepsProgress: boolean;
  /** False when the site has no signing key: nothing can be issued. */
  readonly configured: boolean;
}

/** Response to `state`, `issue` and `show-name`. */
export type CertificateState =
  | { readonly type: 'issued'; readonly certificate: OwnCertificate }
  | OpenCertificate;

/** Response to `verify`. Has the name only if its holder made it public and the certificate is valid. */
export type VerifiedNumber =
  | { readonly type: 'valid'; readonly facts: CertificateFacts; readonly name?: string }
  | ({ readonly type: 'revoked'; readonly number: string } & RevokedAt)
  | { readonly type: 'unknown'; readonly number: string };

export type CertificateResponse = CertificateState | VerifiedNumber;

/**
 * `not_complete`: lessons or quizzes are missing, or progress is not kept: request `state`.
 * `subscription_required`: the subscription is not active.
 * `not_configured`: the site has no signing key.
 * `not_issued`: there is no certificate whose name could be shown.
 */
export type CertificateCode =
  | CommonCode
  | 'not_complete'
  | 'subscription_required'
  | 'not_configured'
  | 'not_issued';
