/**
 * Contract of `POST /.netlify/functions/review`: the review questions due today, one at a time, graded by the server.
 * Each has one try; its solution comes with the grade.
 */
import { z } from 'zod';
import { langs } from '../../i18n/locales.ts';
import { lessonKeys, type LessonKey } from '../course/lessons.ts';
import type { CommonCode } from './errors.ts';
import type { AskedQuestion } from './quiz.ts';

/** Language of the questions and of typed numbers. */
const lang = z.enum(langs);

export const reviewRequest = z.discriminatedUnion('action', [
  /** What is due today. */
  z.strictObject({ action: z.literal('state'), lang }),
  /** Answers a question that is due. Idempotent: a repeated answer is graded again, but not counted. */
  z.strictObject({
    action: z.literal('answer'),
    lang,
    lesson: z.enum(lessonKeys),
    question: z.string().max(40),
    /** Version of the card shown. */
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
  /** When the next question is due, in ISO 8601; null if none is scheduled. */
  readonly nextAt: string | null;
}

/**
 * `not_due`: not counted, because the question is not due, or was reviewed since in another tab or on another device:
 * request `state`.
 * `unreadable_answer`: it does not fit the question, and is not counted.
 */
export type ReviewCode = CommonCode | 'not_due' | 'unreadable_answer';
