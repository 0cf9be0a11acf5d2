/** Grades an answer to a lesson's quiz. Contract: src/domain/api/quiz-answer.ts. */
import type { Config } from '@netlify/functions';
import {
  type QuizAnswerCode,
  type QuizAnswerResponse,
  quizAnswerRequest,
} from '../../src/domain/api/quiz-answer.ts';
import { gradeAnswer } from '../../src/domain/course/quiz.ts';
import { HttpError } from '../lib/http/http-error.ts';
import { defineEndpoint } from '../lib/http/endpoint.ts';
import { requireLesson } from '../lib/course/entitlement.ts';
import { readQuiz } from '../lib/course/quiz.ts';

export default defineEndpoint({
  name: 'quiz-answer',
  schema: quizAnswerRequest,
  async work({ lang, lesson, question, answer }, request): Promise<QuizAnswerResponse> {
    await requireLesson(request, lesson);
    const item = (await readQuiz(lang, lesson))[question];
    if (!item) throw quizError(404, 'unknown_question', 'The lesson has no such question.');
    const grade = gradeAnswer(item, answer, lang);
    if (grade === 'unreadable')
      throw quizError(400, 'unreadable_answer', 'The answer does not fit the question.');
    return { right: grade === 'right', why: item.why, answer: item.answer };
  },
});

export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};

function quizError(
  status: number,
  code: QuizAnswerCode,
  message: string,
): HttpError<QuizAnswerCode> {
  return new HttpError(status, code, message);
}
