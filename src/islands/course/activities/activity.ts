import type { ComponentType } from 'react';
import type { LessonKey } from '../../../domain/course/lessons.ts';
import type { Lang } from '../../../i18n/locales.ts';

/** Properties of every activity: something to do at one place of a lesson. */
export interface ActivityProps {
  /**
   * The activity's element in the lesson's HTML. Its attributes are the activity's data; what the
   * component renders is appended to it.
   */
  readonly place: HTMLElement;
  readonly lesson: LessonKey;
  /** Language of the lesson's text. */
  readonly lang: Lang;
}

/** A kind of activity; most are a chunk of their own. */
export type Activity = ComponentType<ActivityProps>;
