import type { LessonKey } from '../../../domain/course/lessons.ts';
import type { Lang } from '../../../i18n/locales.ts';

/** Props the page passes to every state of the certificate. */
export interface CertificateProps {
  readonly lang: Lang;
  /** Title of each lesson. */
  readonly lessons: Readonly<Record<LessonKey, string>>;
  /** Address of the file with the pictures of the lessons. */
  readonly plate: string;
  /** `mailto:` address to us. */
  readonly mail: string;
}
