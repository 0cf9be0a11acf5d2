/** Texts that say how much of the course is published. */
import { courseFacts, type CourseFacts } from '../domain/course/course-facts.ts';
import { fill } from './format.ts';

/**
 * A text in two versions. Both may use the names of `CourseFacts`, such as `{published}`,
 * `{planned}` and `{minutes}`; `{hours}` and `{rest}` are these minutes as hours and minutes.
 */
export interface CourseText {
  /** While some lessons are still to come. */
  readonly partial: string;
  /** Once every planned lesson is published. */
  readonly complete: string;
}

/** A text as it is true today, with its numbers; `facts` is given by tests. */
export function courseText(text: string | CourseText, facts: CourseFacts = courseFacts): string {
  const { complete, ...counts } = facts;
  const values = {
    ...counts,
    hours: Math.floor(counts.minutes / 60),
    rest: String(counts.minutes % 60).padStart(2, '0'),
  };
  if (typeof text === 'string') return fill(text, values);
  return fill(complete ? text.complete : text.partial, values);
}
