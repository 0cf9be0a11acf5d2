import { describe, expect, it } from 'vitest';
import { isComplete, passedFrom, progressFrom } from '../../../src/domain/course/progress.ts';

const at = '2026-11-21T10:00:00.000Z';
const progress = progressFrom([
  { lesson: 'stablecoins', opened_at: at, completed_at: at },
  { lesson: 'types-tokens', opened_at: at, completed_at: null },
]);

describe('a lesson is complete', () => {
  it.each([
    ['stablecoins', ['stablecoins'], true],
    ['stablecoins', [], false],
    ['stablecoins', ['types-tokens'], false],
    ['types-tokens', ['types-tokens'], false],
    ['gestion-risque', ['gestion-risque'], false],
  ] as const)('%s, with %o passed: %s', (lesson, passed, complete) => {
    expect(isComplete(progress, passed, lesson)).toBe(complete);
  });

  it('by a quiz that is still in the course, passed once or more', () => {
    const rows = [{ lesson: 'stablecoins' }, { lesson: 'gone' }, { lesson: 'stablecoins' }];
    expect(passedFrom(rows)).toEqual(['stablecoins']);
  });
});
