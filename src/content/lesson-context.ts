/** Data about a lesson for the components of its body; stored in `Astro.locals`. */
import type { Lang } from '../i18n/locales.ts';
import type { LessonData } from './schemas.ts';

export interface LessonContext {
  /** Language of the text. */
  readonly lang: Lang;
  readonly sources: LessonData['sources'];
}

/** The lesson that a component stands in. Throws outside a lesson, with the component's name. */
export function lessonAround(
  locals: { readonly lesson?: LessonContext },
  component: string,
): LessonContext {
  if (!locals.lesson) throw new Error(`<${component}> stands outside a lesson: take it out.`);
  return locals.lesson;
}
