/** What is written on a certificate, in its language. */
import type { CertificateContent } from '../domain/course/certificate/drawing/layout.ts';
import { lessonKeys } from '../domain/course/lessons.ts';
import { site } from '../site.ts';
import { formatHours } from './clock.ts';
import { fill, formatDate } from './format.ts';
import type { certificateDrawing } from './fr/course/certificate-drawing.ts';
import type { Lang } from './locales.ts';

/** What is known of a certificate; before it is issued, the name and the reading time alone. */
export interface CertificateDetails {
  readonly name: string;
  /** Estimated reading time. */
  readonly minutes: number;
  readonly number?: string;
  /** ISO 8601. */
  readonly issuedAt?: string;
  readonly contentVersion?: string;
  /** Dark modules of the QR code. */
  readonly qr?: readonly (readonly boolean[])[];
  /** What it is instead of a certificate. */
  readonly stamp?: keyof typeof certificateDrawing.stamps;
}

/**
 * The content of a certificate's drawing.
 * @param origin Origin of the site, whose host is printed.
 */
export function certificateContent(
  lang: Lang,
  words: typeof certificateDrawing,
  origin: string,
  { name, minutes, number, issuedAt, contentVersion, qr, stamp }: CertificateDetails,
): CertificateContent {
  const { facts, count, placeholders } = words;
  return {
    words,
    siteName: site.name,
    host: new URL(origin).host,
    name,
    number: number ?? placeholders.number,
    facts: [
      [
        facts.issued,
        issuedAt === undefined ? placeholders.issued : formatDate(lang, new Date(issuedAt)),
      ],
      [facts.reading, formatHours(lang, minutes)],
      [facts.quizzes, fill(count, { n: lessonKeys.length })],
      [facts.version, contentVersion ?? placeholders.version],
    ],
    ...(qr && { qr }),
    ...(stamp && { stamp: words.stamps[stamp] }),
  };
}
