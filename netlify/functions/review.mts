/** The daily review: questions of passed and missed quizzes that are due. Contract: src/domain/api/review.ts. */
import type { Config } from '@netlify/functions';
import {
  type ReviewCode,
  type ReviewRequest,
  reviewRequest,
  type ReviewResponse,
} from '../../src/domain/api/review.ts';
import { HttpError } from '../lib/http/http-error.ts';
import { defineEndpoint } from '../lib/http/endpoint.ts';
import { requireAccess } from '../lib/course/entitlement.ts';
import { answerReview, reviewState, type Reviewer } from '../lib/course/review-work.ts';
import { serviceClient } from '../lib/platform/supabase.ts';

export default defineEndpoint({
  name: 'review',
  schema: reviewRequest,
  async work(input, request): Promise<ReviewResponse> {
    const access = await requireAccess(request);
    return run({ service: serviceClient(), lang: input.lang, ...access }, input);
  },
});

export const config: Config = {
  rateLimit: { windowSize: 60, windowLimit: 60, aggregateBy: ['ip', 'domain'] },
};

async function run(reviewer: Reviewer, input: ReviewRequest): Promise<ReviewResponse> {
  if (input.action === 'state') return reviewState(reviewer);
  const outcome = await answerReview(reviewer, input);
  if (outcome === 'unreadable')
    throw reviewError(400, 'unreadable_answer', 'The answer does not fit the question.');
  if (outcome === 'none')
    throw reviewError(409, 'not_due', 'This question is not due. Ask for the state.');
  return outcome;
}

function reviewError(status: number, code: ReviewCode, message: string): HttpError<ReviewCode> {
  return new HttpError(status, code, message);
}
