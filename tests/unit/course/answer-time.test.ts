import { expect, it } from 'vitest';
import { answerMinutes } from '../../../src/domain/course/quiz/answer-time.ts';

it('rounds the minutes of some questions up', () => {
  expect([0, 1, 4, 5, 8].map(answerMinutes)).toEqual([0, 1, 3, 4, 6]);
});
