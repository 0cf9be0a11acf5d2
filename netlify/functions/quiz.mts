/** Starts, grades and reports attempts at a lesson's quiz. Contract: src/domain/api/quiz.ts. */
import type { Config } from '@netlify/functions';
import {
  type QuizCode,
  type QuizRequest,
  quizRequest,
  type QuizResponse,
} from '../../src/domain/api/quiz.ts';
import { HttpError } from '../lib/http/http-error.ts';
import { defineEndpoint } from '../lib/http/endpoint.ts';
import { requireLesson } from '../lib/course/entitlement.ts';
import { readBank } from '../lib/course/bank.ts';
import { answerQuiz, quizState, startQuiz, type Reader } from '../lib/course/quiz-work.ts';
import { serviceClient } from '../lib/platform/supabase.ts';

export default defineEndpoint({
  name: 'quiz',
  schema: quizRequest,
  async work(input, request): Promise<QuizResponse> {
    const user = await requireLesson(request, input.lesson);
    if (user === undefined) {
      throw quizError(503, 'unavailable', 'Your session could not be checked. Please try again.');
    }
    const bank = await readBank(input.lang, input.lesson);
    if (bank.length === 0) throw quizError(404, 'no_quiz', 'The lesson has no quiz.');
    const { lang, lesson } = input;
    return run({ service: serviceClient(), user, lang, lesson, bank }, input);
  },
});

export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};

async function run(reader: Reader, input: QuizRequest): Promise<QuizResponse> {
  if (input.action === 'state') return quizState(reader);
  if (input.action === 'start') return startQuiz(reader);
  const outcome = await answerQuiz(reader, input);
  if (outcome === 'unreadable')
    throw quizError(400, 'unreadable_answer', 'The answer does not fit the question.');
  if (outcome === 'none')
    throw quizError(409, 'no_attempt', 'This try is over. Ask for the state.');
  return outcome;
}

function quizError(status: number, code: QuizCode, message: string): HttpError<QuizCode> {
  return new HttpError(status, code, message);
}
