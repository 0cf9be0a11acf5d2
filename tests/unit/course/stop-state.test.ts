import { describe, expect, it } from 'vitest';
import type { LessonKey } from '../../../src/domain/course/lessons.ts';
import { unopened, type Progress } from '../../../src/domain/course/progress.ts';
import { countStates, pictureFragment, stopViews } from '../../../src/domain/course/stop-state.ts';

const published: readonly LessonKey[] = [
  'fondamentaux-blockchain',
  'bitcoin-histoire',
  'gestion-risque',
  'stablecoins',
];
const openedAt = '2026-11-20T10:00:00.000Z';
const progress: Progress = {
  'bitcoin-histoire': { ...unopened, openedAt, readAt: openedAt },
  'gestion-risque': { ...unopened, openedAt, readAt: openedAt, passed: true },
};
const statesOf = (subscribed: boolean, known = progress) =>
  stopViews(published, known, subscribed).map(({ state, isOpen }) => [state, isOpen]);

describe('the map of a reader', () => {
  it('opens every lesson to a subscriber', () => {
    expect(statesOf(true)).toEqual([
      ['unopened', true],
      ['read', true],
      ['complete', true],
      ['unopened', true],
    ]);
  });

  it('keeps the progress of somebody whose subscription has ended, and locks the rest', () => {
    expect(statesOf(false)).toEqual([
      ['unopened', true],
      ['read', false],
      ['complete', false],
      ['locked', false],
    ]);
  });

  it('counts the states that there are, furthest first', () => {
    expect(countStates(stopViews(published, progress, false))).toEqual([
      { state: 'complete', n: 1 },
      { state: 'read', n: 1 },
      { state: 'unopened', n: 1 },
      { state: 'locked', n: 1 },
    ]);
  });
});

it('shows a picture in ink when its lesson is open, in brass when not, in pencil when planned', () => {
  expect(pictureFragment({ state: 'complete', isOpen: true })).toBe('');
  expect(pictureFragment({ state: 'complete', isOpen: false })).toBe('#plan');
  expect(pictureFragment({ state: 'planned', isOpen: false })).toBe('#draft');
});
