import type * as French from '../../../i18n/fr/course/own-course.ts';
import { textsLoader } from '../../../i18n/load.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { useTexts } from '../../ui/use-texts.ts';

export type OwnCourseTexts = typeof French.ownCourse;

const load = textsLoader(import.meta.glob<typeof French>('../../../i18n/*/course/own-course.ts'));

/** Texts of the course for a signed-in reader, fetched on first use. Suspends until loaded. */
export function useOwnCourseTexts(lang: Lang): OwnCourseTexts {
  const [{ ownCourse }] = useTexts(lang, load);
  return ownCourse;
}
