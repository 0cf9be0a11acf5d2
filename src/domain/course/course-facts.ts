/** Size of the published course. Every count of lessons on the site comes from here. */
import { freeLesson, lessonKeys, modules, type LessonKey } from './lessons.ts';
import { publishedMinutes } from './published-lessons.ts';

/** Counts of lessons, and minutes of reading without the quizzes. */
export interface CourseFacts {
  /** Lessons of the programme, published or not. */
  readonly planned: number;
  readonly published: number;
  /** Reading time of the published lessons together. */
  readonly minutes: number;
  /** Reading time of the free lesson. */
  readonly freeMinutes: number;
  readonly modules: number;
  /** Whether every planned lesson is published. */
  readonly complete: boolean;
}

/** The facts of a course whose published lessons have these reading times, in minutes. */
export function factsOf(minutes: Readonly<Partial<Record<LessonKey, number>>>): CourseFacts {
  const times = lessonKeys.flatMap((key) => minutes[key] ?? []);
  return {
    planned: lessonKeys.length,
    published: times.length,
    minutes: times.reduce((sum, each) => sum + each, 0),
    freeMinutes: minutes[freeLesson] ?? 0,
    modules: modules.length,
    complete: times.length === lessonKeys.length,
  };
}

/** The facts of the course as it is published by this version of the site. */
export const courseFacts: CourseFacts = factsOf(publishedMinutes);
