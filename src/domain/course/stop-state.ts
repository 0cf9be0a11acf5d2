/** State of a lesson on the course map. */
import { freeLesson, type LessonKey } from './lessons.ts';
import { lessonState, type LessonState, type Progress } from './progress.ts';

/** The reader's progress in a lesson; `locked` if they have not opened it and cannot. */
export type StopState = LessonState | 'locked' | 'planned';

export interface StopView {
  readonly key: LessonKey;
  readonly state: StopState;
  /** Whether the reader may open it now. Without a subscription, a lesson read before may be closed. */
  readonly isOpen: boolean;
}

/**
 * The published lessons, as a signed-in reader sees them.
 * @param subscribed Whether their subscription opens all lessons; the free one is always open.
 */
export function stopViews(
  published: readonly LessonKey[],
  progress: Progress,
  subscribed: boolean,
): readonly StopView[] {
  return published.map((key) => {
    const isOpen = subscribed || key === freeLesson;
    const state = lessonState(progress, key);
    return { key, isOpen, state: state === 'unopened' && !isOpen ? 'locked' : state };
  });
}

/** How many lessons are in each state, furthest first; states without lessons are left out. */
export function countStates(
  views: readonly StopView[],
): readonly { readonly state: CountedState; readonly n: number }[] {
  return countedStates
    .map((state) => ({ state, n: views.filter((view) => view.state === state).length }))
    .filter(({ n }) => n > 0);
}

const countedStates = ['complete', 'read', 'started', 'unopened', 'locked'] as const;
export type CountedState = (typeof countedStates)[number];

/**
 * Fragment of a picture's URL for a lesson's state: pencil if planned, ink and brass if a subscription would open it,
 * full ink if it can be read.
 */
export function pictureFragment({ state, isOpen }: Omit<StopView, 'key'>): '' | '#draft' | '#plan' {
  if (state === 'planned') return '#draft';
  return isOpen ? '' : '#plan';
}
