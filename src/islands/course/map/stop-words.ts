import { publishedMinutes } from '../../../domain/course/published-lessons.ts';
import { changedSince, type Progress } from '../../../domain/course/progress.ts';
import { readingLeft } from '../../../domain/course/reading-position.ts';
import type { StopState, StopView } from '../../../domain/course/stop-state.ts';
import { fill, formatDate } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import type { OwnCourseTexts } from './own-course-texts.ts';
import type { StopWords } from './stops-on-page.ts';

interface Texts {
  readonly lang: Lang;
  readonly states: Readonly<Record<StopState, string>>;
  /** `{n} min`. */
  readonly minutes: string;
  readonly t: Pick<OwnCourseTexts, 'left' | 'closed' | 'changed'>;
}

/** Text below a lesson's name on the map: minutes, or minutes left, its state, and when it was reworked since. */
export function wordsOf(
  { key, state, isOpen }: StopView,
  progress: Progress,
  texts: Texts,
): StopWords {
  const { states, t } = texts;
  const left = state === 'started' ? readingLeft(key, progress[key]?.reached ?? 0) : undefined;
  const changed = changedSince(progress, key);
  const closed = !isOpen && state !== 'locked';
  return {
    minutes: left
      ? fill(t.left, { n: left.minutes })
      : fill(texts.minutes, { n: publishedMinutes[key] ?? 0 }),
    state: [
      closed ? fill(t.closed, { state: states[state], locked: states.locked }) : states[state],
      ...(changed === undefined
        ? []
        : [fill(t.changed, { date: formatDate(texts.lang, new Date(changed)) })]),
    ].join(', '),
  };
}
