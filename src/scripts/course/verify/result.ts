/** Results of a verification, in words. */
import type { VerifiedNumber } from '../../../domain/api/certificate.ts';
import type { RevocationReason } from '../../../domain/course/certificate/published.ts';
import type { Verification } from '../../../domain/course/certificate/verify.ts';
import { formatHours } from '../../../i18n/clock.ts';
import { formatDate } from '../../../i18n/format.ts';
import type { verifyResults } from '../../../i18n/fr/course/verify-results.ts';
import type { Lang } from '../../../i18n/locales.ts';

export type ResultTexts = typeof verifyResults;

export interface Result {
  /** `valid` alone is an attested certificate; `unsure` says nothing about it. */
  readonly tone: 'valid' | 'refused' | 'unsure';
  readonly title: string;
  readonly text: string;
  readonly facts?: readonly (readonly [label: string, value: string])[];
}

/** The result of a file. */
export function fileResult(lang: Lang, t: ResultTexts, verification: Verification): Result {
  switch (verification.type) {
    case 'valid': {
      const { name, number, issuedAt, contentVersion, criteria } = verification.facts;
      return {
        tone: 'valid',
        ...t.validFile,
        facts: [
          [t.facts.name, name],
          [t.facts.number, number],
          [t.facts.issued, formatDate(lang, new Date(issuedAt))],
          [t.facts.attested, criteria],
          [t.facts.version, contentVersion],
        ],
      };
    }
    case 'revoked':
      return revoked(t, verification.reason, [[t.facts.number, verification.facts.number]]);
    case 'refused':
      return { tone: 'refused', ...t.refused[verification.reason] };
    case 'unsupported':
    case 'unavailable':
      return { tone: 'unsure', ...t[verification.type] };
  }
}

/** The result of a number. */
export function numberResult(lang: Lang, t: ResultTexts, verified: VerifiedNumber): Result {
  switch (verified.type) {
    case 'valid': {
      const { number, issuedAt, minutes, contentVersion } = verified.facts;
      return {
        tone: 'valid',
        ...t.validNumber,
        facts: [
          [t.facts.name, verified.name ?? t.nameHidden],
          [t.facts.number, number],
          [t.facts.issued, formatDate(lang, new Date(issuedAt))],
          [t.facts.attested, t.attested],
          [t.facts.reading, formatHours(lang, minutes)],
          [t.facts.version, contentVersion],
        ],
      };
    }
    case 'revoked': {
      const { number, at, reason } = verified;
      return revoked(t, reason, [
        [t.facts.number, number],
        [t.facts.revoked, formatDate(lang, new Date(at))],
      ]);
    }
    case 'unknown':
      return { tone: 'refused', ...t.unknown };
  }
}

function revoked(
  t: ResultTexts,
  reason: RevocationReason | undefined,
  facts: NonNullable<Result['facts']>,
): Result {
  const why = reason ? [[t.facts.reason, t.reasons[reason]] as const] : [];
  return { tone: 'refused', ...t.revoked, facts: [...facts, ...why] };
}
