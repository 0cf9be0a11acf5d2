import { expect, it } from 'vitest';
import { firstHour } from '../../../src/domain/course/first-hour.ts';
import { lessonKeys, type LessonKey } from '../../../src/domain/course/lessons.ts';
import { progressFrom } from '../../../src/domain/course/progress.ts';
import { progressRow } from './progress-row.ts';

const lessons = (...keys: LessonKey[]) => keys.map((key) => ({ key }));
const keysOf = (found: readonly { readonly key: LessonKey }[]) => found.map(({ key }) => key);
const [first, second, third] = lessonKeys as readonly [LessonKey, LessonKey, LessonKey];

it('begins with the lesson left for the order, then follows the course', () => {
  const published = lessons('fondamentaux-blockchain', 'bitcoin-histoire', 'gestion-risque');
  expect(keysOf(firstHour(published, 'bitcoin-histoire'))).toEqual([
    'bitcoin-histoire',
    'fondamentaux-blockchain',
    'gestion-risque',
  ]);
});

it('else begins with the essential lesson, whatever its place', () => {
  const found = keysOf(firstHour(lessonKeys.map((key) => ({ key }))));
  expect(found).toEqual(['gestion-risque', first, second]);
});

it('leaves out complete lessons, but not the one left for the order', () => {
  const published = lessons(first, second, third, 'gestion-risque');
  const at = '2026-11-24T10:00:00Z';
  const progress = progressFrom(
    [progressRow(first, { completed_at: at }), progressRow('gestion-risque', { completed_at: at })],
    [{ lesson: first }, { lesson: 'gestion-risque' }],
  );
  expect(keysOf(firstHour(published, undefined, progress))).toEqual([second, third]);
  expect(keysOf(firstHour(published, first, progress))).toEqual([first, second, third]);
});

it('else begins with the first published one, without inventing any', () => {
  expect(keysOf(firstHour(lessons(second, third), 'gestion-risque'))).toEqual([second, third]);
  expect(firstHour([])).toEqual([]);
});
