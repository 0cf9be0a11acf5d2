/** The emailed reminder of the daily review. */
import { expect, it } from 'vitest';
import { answerMinutes } from '../../../src/domain/course/quiz/answer-time.ts';
import { reviewsPerDay } from '../../../src/domain/course/review/schedule.ts';
import { renderSample } from './fixtures.ts';

it('announces the same time for the questions as the dashboard', () => {
  const data = { questions: reviewsPerDay, lessons: [], rhythm: 'daily' };
  const { text } = renderSample('review-reminder', data, 'en');
  expect(text).toContain(`${String(answerMinutes(reviewsPerDay))} minutes`);
});
