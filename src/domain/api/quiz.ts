/**
 * Contract of `POST /.netlify/functions/quiz`: starts a try at a lesson's quiz, grades its answers one at a time
 * and tells the state of the open one. A response contains what the reader may know at that moment: the questions
 * reached, and the solution of a question once it is closed.
 */
import { z } from 'zod';
import { langs } from '../../i18n/locales.ts';
import { lessonKeys } from '../course/lessons.ts';
import type { QuizKind } from '../course/quiz/bank.ts';
import type { Given, Reason } from '../course/quiz/grade.ts';
import type { Mark } from '../course/quiz/score.ts';
import type { CommonCode } from './errors.ts';

/** The language of the questions and of a typed number. */
const lesson = { lang: z.enum(langs), lesson: z.enum(lessonKeys) };

export const quizRequest = z.discriminatedUnion('action', [
  /** The open try and the best result. */
  z.strictObject({ action: z.literal('state'), ...lesson }),
  /** Goes on with the open try, or starts one with a new draw. */
  z.strictObject({ action: z.literal('start'), ...lesson }),
  /** Answers the next question. Sent twice, it counts once. */
  z.strictObject({
    action: z.literal('answer'),
    ...lesson,
    attempt: z.uuid(),
    question: z.string().max(40),
    /** Which try at this question: the first or the second. */
    try: z.union([z.literal(1), z.literal(2)]),
    answer: z.union([z.string().max(40), z.array(z.number().int().min(0).max(9)).max(6)]),
  }),
]);
export type QuizRequest = z.infer<typeof quizRequest>;

/** One answer that was given, graded. */
export interface GradedTry {
  readonly given: Given;
  readonly right: boolean;
  /** Why a wrong answer is wrong. */
  readonly reason?: Reason;
}

/** A question of a try that the reader has reached. */
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
  /** After a first miss. */
  readonly hint?: string;
  /** Once it is closed: the right number or positions, and why. */
  readonly solution?: { readonly answer: number | readonly number[]; readonly why: string };
}

export interface QuizAttempt {
  readonly id: string;
  /** Number of questions of the try. */
  readonly total: number;
  /** Those reached so far, in order: the last one is open unless the try is finished. */
  readonly questions: readonly AskedQuestion[];
  readonly points: number;
  readonly finished: boolean;
  readonly passed: boolean;
}

/** The best finished try of a lesson. */
export interface BestResult {
  readonly points: number;
  readonly total: number;
  readonly passed: boolean;
}

export interface QuizResponse {
  /** The open try, or the one just finished; null if there is none. */
  readonly attempt: QuizAttempt | null;
  readonly best: BestResult | null;
  /** Points that pass. */
  readonly passPoints: number;
  /** Questions of one try. */
  readonly total: number;
}

/**
 * `no_quiz`: the lesson has none. `no_attempt`: the try was finished or replaced elsewhere; ask for the state.
 * `unreadable_answer`: it does not fit the question; it counts as no answer.
 */
export type QuizCode =
  | CommonCode
  | 'subscription_required'
  | 'no_quiz'
  | 'no_attempt'
  | 'unreadable_answer';
