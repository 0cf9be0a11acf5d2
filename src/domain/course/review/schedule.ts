/**
 * Spaced repetition of quiz questions with FSRS 6 and its published weights
 * (https://github.com/open-spaced-repetition/ts-fsrs): a question comes back when the chance of remembering it has
 * fallen to 92 in 100. If always right, that is after 3, 10 and 35 days; if missed, the next day.
 */
import { createEmptyCard, fsrs, Rating, type CardInput, type Grade, type State } from 'ts-fsrs';
import { instantOf, wallClock } from '../../shared/time-zone.ts';
import type { Mark } from '../quiz/score.ts';

/** FSRS memory of a question: `stability` in days, `difficulty` from 1 to 10. */
export interface MemoryState {
  readonly stability: number;
  readonly difficulty: number;
  readonly reps: number;
  readonly lapses: number;
  /** 0 new, 1 learning, 2 review, 3 relearning. */
  readonly state: State;
}

/** A scheduled question. Instants in ISO 8601. */
export interface Schedule {
  readonly card: MemoryState;
  readonly due: string;
}

/** A question's schedule as stored. */
export interface StoredSchedule extends Schedule {
  readonly reviewedAt: string;
}

/** How a question was answered, for the scheduler; `open` is no review. */
export type ReviewMark = Exclude<Mark, 'open'>;

/** Maximum number of questions asked in a day: about eight minutes, see `answerMinutes`. */
export const reviewsPerDay = 10;

const grades: Readonly<Record<ReviewMark, Grade>> = {
  first: Rating.Good,
  second: Rating.Hard,
  missed: Rating.Again,
};

// Whole days only: a question that was missed comes back the next day, not within minutes.
const scheduler = fsrs({
  enable_short_term: false,
  enable_fuzz: false,
  maximum_interval: 365,
  request_retention: 0.92,
});

/**
 * The schedule after a review: due from the beginning of its day in Paris, so that somebody who
 * studies earlier the next day finds it, and the morning's reminder counts it.
 * @param before The stored schedule; none for a question asked for the first time.
 * @param at The instant of the review.
 */
export function schedule(before: StoredSchedule | undefined, mark: ReviewMark, at: Date): Schedule {
  const { card } = scheduler.next(before ? cardOf(before) : createEmptyCard(at), at, grades[mark]);
  const { stability, difficulty, reps, lapses, state, scheduled_days } = card;
  // Whatever its stability: the solution was shown, so it is asked again the next day.
  const days = mark === 'missed' ? 1 : scheduled_days;
  return {
    card: { stability, difficulty, reps, lapses, state },
    due: reviewDay(at, days).toISOString(),
  };
}

/** Midnight in Paris at the start of an instant's day, or `later` calendar days after it. */
export function reviewDay(instant: Date, later = 0): Date {
  const { year, month, day } = wallClock(instant, 'Europe/Paris');
  const start = instantOf({ year, month, day: day + later }, 'Europe/Paris');
  if (!start) throw new Error('Clocks in Paris never skip midnight.');
  return start;
}

function cardOf({ card, due, reviewedAt }: StoredSchedule): CardInput {
  return { ...createEmptyCard(), ...card, due, last_review: reviewedAt };
}
