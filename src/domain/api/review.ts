/**
 * Contract of `POST /.netlify/functions/review`: the questions that come back today, one at a time, graded by the
 * server. A question has one try; its solution comes with the grade.
 */
import { z } from 'zod';
import { langs } from '../../i18n/locales.ts';
import { lessonKeys, type LessonKey } from '../course/lessons.ts';
import type { CommonCode } from './errors.ts';
import type { AskedQuestion } from './quiz.ts';

/** The language of the questions and of a typed number. */
const lang = z.enum(langs);

export const reviewRequest = z.discriminatedUnion('action', [
  /** What is due today. */
  z.strictObject({ action: z.literal('state'), lang }),
  /** Answers a question that is due. Sent twice, it counts once. */
  z.strictObject({
    action: z.literal('answer'),
    lang,
    lesson: z.enum(lessonKeys),
    question: z.string().max(40),
    /** The version of the card, as it was shown. */
    version: z.number().int().min(1),
    answer: z.union([z.string().max(40), z.array(z.number().int().min(0).max(9)).max(6)]),
  }),
]);
export type ReviewRequest = z.infer<typeof reviewRequest>;

/** A question that is due. */
export interface ReviewQuestion extends AskedQuestion {
  readonly lesson: LessonKey;
  readonly version: number;
}

export interface ReviewResponse {
  /** The question just answered, with its solution. */
  readonly answered?: ReviewQuestion;
  /** The next question that is due; null when nothing is left for today. */
  readonly question: ReviewQuestion | null;
  /** Questions left for today, at most ten in a day. */
  readonly left: number;
  /** Questions answered today. */
  readonly done: number;
  /** When the next question comes back, in ISO 8601; null if there is none at all. */
  readonly nextAt: string | null;
}

/**
 * `not_due`: answered meanwhile, in another tab or on another device; ask for the state.
 * `unreadable_answer`: it does not fit the question; it counts as no answer.
 */
export type ReviewCode = CommonCode | 'not_due' | 'unreadable_answer';
