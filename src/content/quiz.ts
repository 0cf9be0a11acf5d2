import type { QuizQuestion } from '../domain/course/encryption.ts';
import type { QuizItem, WrittenLesson } from './schemas.ts';

/**
 * The public part of a question: without answer, tolerance and explanation, which stay on the
 * server.
 */
export function publicQuestion(item: QuizItem): QuizQuestion {
  const { kind, question } = item;
  if (item.kind === 'choice') return { kind, question, choices: item.choices };
  return item.unit === undefined ? { kind, question } : { kind, question, unit: item.unit };
}

/** The questions that a sealed body contains: none of a bank, whose questions the function sends. */
export function sealedQuestions(quiz: WrittenLesson['quiz']): QuizQuestion[] {
  return quiz.flatMap((item) => ('id' in item ? [] : [publicQuestion(item)]));
}

/** Every text and number of a quiz, for the leak check: none may be in anything public. */
export function quizTexts(quiz: unknown): string[] {
  if (typeof quiz === 'string' || typeof quiz === 'number') return [String(quiz)];
  if (typeof quiz !== 'object' || quiz === null) return [];
  return Object.values(quiz).flatMap(quizTexts);
}
