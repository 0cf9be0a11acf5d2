import type { LessonKey } from '../../../domain/course/lessons.ts';
import type { Lang } from '../../../i18n/locales.ts';

/** Properties of every lab. */
export interface LabProps {
  readonly lesson: LessonKey;
  readonly lang: Lang;
  /** Start values of controls, by name; the lab has its own for the others. */
  readonly values: Readonly<Record<string, number>>;
}
