import type { QuizQuestion } from '../domain/course/encryption.ts';
import type { QuizItem } from './schemas.ts';

/**
 * The public part of a question: without answer, tolerance and explanation, which stay on the
 * server.
 */
export function publicQuestion(item: QuizItem): QuizQuestion {
  const { kind, question } = item;
  if (item.kind === 'choice') return { kind, question, choices: item.choices };
  return item.unit === undefined ? { kind, question } : { kind, question, unit: item.unit };
}
