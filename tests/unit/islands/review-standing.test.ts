import { expect, it } from 'vitest';
import { freeLesson } from '../../../src/domain/course/lessons.ts';
import { progressFrom } from '../../../src/domain/course/progress.ts';
import { reviewStanding } from '../../../src/islands/account/dashboard/review-standing.ts';
import { progressRow } from '../course/progress-row.ts';

const opened = progressFrom([progressRow(freeLesson)], []);
const passed = progressFrom([], [{ lesson: 'gestion-risque' }]);
const none = { done: 0, nextAt: null };

it('asks for a first quiz before one is passed', () => {
  expect(reviewStanding(none, opened)).toBe('empty');
});

it('asks nobody for a first quiz whose questions are all of lessons they may no longer read', () => {
  expect(reviewStanding(none, passed)).toBe('nothing');
});

it('asks nobody for a first quiz whose progress is unknown', () => {
  expect(reviewStanding(none, undefined)).toBe('nothing');
});

it('tells what was done today from what is not due yet', () => {
  const nextAt = '2026-12-01T00:00:00.000Z';
  expect(reviewStanding({ done: 0, nextAt }, opened)).toBe('nothing');
  expect(reviewStanding({ done: 2, nextAt }, opened)).toBe('finished');
  expect(reviewStanding({ done: 2, nextAt: null }, opened)).toBe('finished');
});
