/**
 * Contract of `POST /.netlify/functions/quiz`: starts an attempt at a lesson's quiz, grades its answers one at a time
 * and returns the open attempt. A response contains only the questions reached so far, and the solution of each closed
 * question.
 */
import { z } from 'zod';
import { langs } from '../../i18n/locales.ts';
import { lessonKeys } from '../course/lessons.ts';
import type { QuizKind } from '../course/quiz/bank.ts';
import type { Given, Reason } from '../course/quiz/grade.ts';
import type { Mark } from '../course/quiz/score.ts';
import type { CommonCode } from './errors.ts';

/** Language of the questions and of typed numbers. */
const lesson = { lang: z.enum(langs), lesson: z.enum(lessonKeys) };

export const quizRequest = z.discriminatedUnion('action', [
  /** The open attempt and the best result. */
  z.strictObject({ action: z.literal('state'), ...lesson }),
  /** Continues the open attempt, or starts one with a new draw. */
  z.strictObject({ action: z.literal('start'), ...lesson }),
  /** Answers the next question. Idempotent. */
  z.strictObject({
    action: z.literal('answer'),
    ...lesson,
    attempt: z.uuid(),
    question: z.string().max(40),
    /** First or second try at this question. */
    try: z.union([z.literal(1), z.literal(2)]),
    answer: z.union([z.string().max(40), z.array(z.number().int().min(0).max(9)).max(6)]),
  }),
]);
export type QuizRequest = z.infer<typeof quizRequest>;

/** A graded answer. */
export interface GradedTry {
  readonly given: Given;
  readonly right: boolean;
  /** Why a wrong answer is wrong. */
  readonly reason?: Reason;
}

/** A question that the reader has reached in an attempt. */
export interface AskedQuestion {
  readonly id: string;
  readonly kind: QuizKind;
  readonly question: string;
  /** Choices, or items to put in order, or the right sides of a match, as shown. */
  readonly parts: readonly string[];
  /** The left sides of a match. */
  readonly lefts?: readonly string[];
  readonly unit?: string;
  readonly tries: readonly GradedTry[];
  readonly mark: Mark;
  /** After a first wrong answer. */
  readonly hint?: string;
  /** Once closed: the right number or positions, and why. */
  readonly solution?: { readonly answer: number | readonly number[]; readonly why: string };
}

export interface QuizAttempt {
  readonly id: string;
  /** Number of questions in the attempt. */
  readonly total: number;
  /** Those reached so far, in order: the last one is open unless the attempt is finished. */
  readonly questions: readonly AskedQuestion[];
  readonly points: number;
  readonly finished: boolean;
  readonly passed: boolean;
}

/** The best finished attempt at a lesson's quiz. */
export interface BestResult {
  readonly points: number;
  readonly total: number;
  readonly passed: boolean;
}

export interface QuizResponse {
  /** The open attempt, or the one just finished; null if there is none. */
  readonly attempt: QuizAttempt | null;
  readonly best: BestResult | null;
  /** Points needed to pass. */
  readonly passPoints: number;
  /** Questions in an attempt. */
  readonly total: number;
}

/**
 * `no_quiz`: the lesson has none. `no_attempt`: the attempt was finished or replaced elsewhere: request `state`.
 * `unreadable_answer`: it does not fit the question, and is not counted.
 */
export type QuizCode =
  | CommonCode
  | 'subscription_required'
  | 'no_quiz'
  | 'no_attempt'
  | 'unreadable_answer';
