/** Contract of `POST /.netlify/functions/quiz-answer`: grades one answer to a lesson's quiz. */
import { z } from 'zod';
import { langs } from '../../i18n/locales.ts';
import { lessonKeys } from '../course/lessons.ts';
import type { CommonCode } from './errors.ts';

export const quizAnswerRequest = z.strictObject({
  lang: z.enum(langs),
  lesson: z.enum(lessonKeys),
  /** Index of the question in the lesson's quiz. */
  question: z.number().int().min(0).max(99),
  /** Index of a choice, or a number, or the typed text. */
  answer: z.union([z.number(), z.string().max(40)]),
});
export type QuizAnswerRequest = z.infer<typeof quizAnswerRequest>;

export interface QuizAnswerResponse {
  readonly right: boolean;
  /** The explanation, in the lesson's language. */
  readonly why: string;
  /** The right answer: the index of a choice, or the number. */
  readonly answer: number;
}

/**
 * `unknown_question`: the lesson has no such question; reload its page. `unreadable_answer`:
 * neither a number nor the index of a choice; the right answer is not revealed.
 */
export type QuizAnswerCode =
  CommonCode | 'subscription_required' | 'unknown_question' | 'unreadable_answer';
