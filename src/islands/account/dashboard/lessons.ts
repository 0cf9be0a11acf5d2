/** The lessons of the dashboard, and the one offered to the reader. */
import type { LessonKey } from '../../../domain/course/lessons.ts';
import { nextLesson, type NextLesson } from '../../../domain/course/next-lesson.ts';
import { readingLeft, type ReadingLeft } from '../../../domain/course/reading-position.ts';
import type { Progress } from '../../../domain/course/progress.ts';
import { $inactiveReason } from '../../../stores/billing/subscription-rows.ts';
import { $subscription } from '../../../stores/billing/subscription.ts';
import { $progress } from '../../../stores/course/progress.ts';
import { useShared } from '../../ui/hooks.ts';

export interface OfferedLesson {
  readonly key: LessonKey;
  readonly href: string;
  readonly title: string;
  readonly minutes: number;
  /** Address of its drawn picture. */
  readonly picture: string;
}

export interface OfferedLessons {
  /** The published lessons, in teaching order. */
  readonly published: readonly OfferedLesson[];
  /** Total number of planned lessons. */
  readonly total: number;
  /** Names of the modules, in teaching order. */
  readonly moduleNames: readonly string[];
}

export type Offer = NextLesson<OfferedLesson>;

export type OfferState =
  | { readonly type: 'loading' | 'failed' }
  /** Progress is not kept. */
  | { readonly type: 'not-kept' }
  | { readonly type: 'known'; readonly offer: Offer; readonly progress: Progress };

/** The lesson to continue with, once progress and subscription are known, or why there is none. */
export function useOffer(published: readonly OfferedLesson[]): OfferState {
  const subscription = useShared($subscription, { type: 'loading' });
  const inactive = useShared($inactiveReason, { type: 'loading' });
  const state = useShared($progress, { type: 'loading' });
  if (state.type === 'loading' || subscription.type === 'loading') return { type: 'loading' };
  if (subscription.type === 'none' && inactive.type === 'loading') return { type: 'loading' };
  if (state.type === 'failed') return state;
  if (!state.kept) return { type: 'not-kept' };
  // A failed check does not ask for payment: the lesson itself checks again.
  const offer = nextLesson(published, state.lessons, subscription.type !== 'none');
  return { type: 'known', offer, progress: state.lessons };
}

/** Where the reader is in a lesson, and the minutes of reading left. */
export function leftOf({ key, minutes }: OfferedLesson, progress: Progress): ReadingLeft {
  const left = readingLeft(key, progress[key]?.reached ?? 0);
  return left ?? { section: 1, sections: 1, minutes };
}
