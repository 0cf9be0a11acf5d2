/** Contract of `POST /.netlify/functions/quiz-answer`: grades one answer to a lesson's quiz. */
import { z } from 'zod';
import { langs } from '../../i18n/locales.ts';
import { lessonKeys } from '../course/lessons.ts';
import type { CommonCode } from './errors.ts';

export const quizAnswerRequest = z.strictObject({
  lang: z.enum(langs),
  lesson: z.enum(lessonKeys),
  /** Position of the question in the lesson's quiz, counted from 0. */
  question: z.number().int().min(0).max(99),
  /** Position of a choice counted from 0; or a number, or what was typed in its place. */
  answer: z.union([z.number(), z.string().max(40)]),
});
export type QuizAnswerRequest = z.infer<typeof quizAnswerRequest>;

export interface QuizAnswerResponse {
  readonly right: boolean;
  /** The reason, in the lesson's language. */
  readonly why: string;
  /** The right answer: the position of a choice counted from 0, or the number. */
  readonly answer: number;
}

/**
 * `unknown_question`: the lesson has no such question; reloading its page helps. `unreadable_answer`:
 * what was typed is no number, or no position of a choice; nothing of the right answer is told.
 */
export type QuizAnswerCode =
  CommonCode | 'subscription_required' | 'unknown_question' | 'unreadable_answer';
