/** Quiz questions and the grading of answers. */
import { z } from 'zod';
import type { Lang } from '../../i18n/locales.ts';
import { parseNumber } from '../shared/parse-number.ts';

/** One question in a lesson's file; the comments of the fields are shown as help in the editor. */
export const quizItemSchema = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('choice'),
      question: z.string().min(10),
      choices: z.array(z.string().min(1)).min(2).max(5),
      /** Position of the right choice, counted from 0. */
      answer: z.number().int().min(0),
      /** Why it is right, with the arithmetic; shown after answering. */
      why: z.string().min(10),
    })
    .refine((value) => value.answer < value.choices.length, {
      message: 'answer must be the position of one of the choices, counted from 0',
    }),
  z.strictObject({
    kind: z.literal('number'),
    question: z.string().min(10),
    answer: z.number(),
    /** Written after the field, such as € or %. */
    unit: z.string().optional(),
    /** How far from the answer is still right; 0 when absent. */
    tolerance: z.number().min(0).optional(),
    why: z.string().min(10),
  }),
]);
export type QuizItem = z.infer<typeof quizItemSchema>;

/** `unreadable`: neither a number nor the index of a choice; the user may retry. */
export type Grade = 'right' | 'wrong' | 'unreadable';

/**
 * Grades an answer: the index of a choice, or a number, also in the language's notation (`36,7
 * %` in French, `1,048,576` in English).
 */
export function gradeAnswer(item: QuizItem, given: string | number, lang: Lang): Grade {
  const unit = item.kind === 'number' ? item.unit : undefined;
  const value = typeof given === 'number' ? given : parseNumber(given, lang, unit);
  if (value === undefined || !Number.isFinite(value)) return 'unreadable';
  if (item.kind === 'choice') {
    if (!Number.isInteger(value) || value < 0 || value >= item.choices.length) return 'unreadable';
    return value === item.answer ? 'right' : 'wrong';
  }
  // Binary rounding: 66.7 − 66.6 is 0.10000000000000853, which must count as within 0.1.
  const rounding = 1e-9 * Math.max(1, Math.abs(item.answer));
  const distance = Math.abs(value - item.answer);
  return distance <= (item.tolerance ?? 0) + rounding ? 'right' : 'wrong';
}
