/** What a plan contains, line by line, as it is true today. */
import { courseFacts, type CourseFacts } from '../domain/course/course-facts.ts';
import { signalsOpen } from '../domain/signals/signals-open.ts';
import { courseText, type CourseText } from './course-facts.ts';

/** A line of a plan, as written in the texts. */
export interface PlanLine {
  readonly text: string | CourseText;
  /**
   * `yes`: included today. `signals`: included once signals are open. `plan`: included for current
   * subscribers of a plan that is not on sale yet. `no`: not included.
   */
  readonly included: 'yes' | 'signals' | 'plan' | 'no';
}

export interface PlanFeature {
  readonly text: string;
  readonly state: 'included' | 'later' | 'excluded';
}

/** The lines of a plan with today's counts; `open` and `facts` are given by tests. */
export function planFeatures(
  lines: readonly PlanLine[],
  open: boolean = signalsOpen,
  facts: CourseFacts = courseFacts,
): PlanFeature[] {
  return lines.map(({ text, included }) => ({
    text: courseText(text, facts),
    state: included === 'no' ? 'excluded' : included === 'yes' || open ? 'included' : 'later',
  }));
}
