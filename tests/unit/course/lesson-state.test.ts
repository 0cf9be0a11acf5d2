import { describe, expect, it } from 'vitest';
import { lessonKeys } from '../../../src/domain/course/lessons.ts';
import {
  changedSince,
  countComplete,
  lessonState,
  missingParts,
  progressFrom,
  unopened,
} from '../../../src/domain/course/progress.ts';
import { publishedMinutes } from '../../../src/domain/course/published-lessons.ts';
import { progressRow } from './progress-row.ts';

const lesson = 'stablecoins';
const at = '2026-11-21T10:00:00.000Z';
const opened = progressRow(lesson);
const read = progressRow(lesson, { completed_at: at });
const quiz = { lesson };

describe('the state of a lesson', () => {
  it.each([
    ['unopened', 'nothing', [], [], ['text', 'quiz']],
    ['started', 'it was opened', [opened], [], ['text', 'quiz']],
    ['started', 'only its quiz was passed', [], [quiz], ['text']],
    ['started', 'it was opened and its quiz passed', [opened], [quiz], ['text']],
    ['read', 'it was read', [read], [], ['quiz']],
    ['complete', 'it was read and its quiz passed', [read], [quiz], []],
    ['complete', 'its quiz was passed twice', [read], [quiz, quiz], []],
  ] as const)('is %s when %s', (state, _, rows, passed, missing) => {
    const progress = progressFrom(rows, passed);
    expect(lessonState(progress, lesson)).toBe(state);
    expect(missingParts(progress, lesson)).toEqual(missing);
  });

  it('ignores lessons that are no longer in the course', () => {
    expect(progressFrom([progressRow('gone')], [{ lesson: 'gone' }])).toEqual({});
  });

  it('counts complete lessons among the published ones, not read ones', () => {
    const published = lessonKeys.filter((key) => publishedMinutes[key] !== undefined);
    const rows = lessonKeys.map((key) => progressRow(key, { completed_at: at }));
    expect(countComplete(progressFrom(rows, []))).toBe(0);
    const passed = lessonKeys.map((key) => ({ lesson: key }));
    expect(countComplete(progressFrom(rows, passed))).toBe(published.length);
    expect(countComplete(progressFrom(rows, [quiz]))).toBe(1);
  });
});

describe('a lesson changed since it was read', () => {
  const revised = { [lesson]: '2026-12-01' };
  const since = (readAt: string | null, readVersion: string | null) =>
    changedSince({ [lesson]: { ...unopened, readAt, readVersion } }, lesson, revised);

  it.each([
    ['read before', at, null, '2026-12-01'],
    ['read in the revision before', at, '2026-11-20', '2026-12-01'],
    ['read later, from a page opened before', '2026-12-02T08:00:00Z', '2026-11-20', '2026-12-01'],
    ['read in this revision', '2026-12-02T08:00:00Z', '2026-12-01', undefined],
    ['read that day, before revisions were noted', '2026-12-01T08:00:00Z', null, undefined],
    ['not read', null, null, undefined],
  ])('%s: says so with its date', (_, readAt, readVersion, date) => {
    expect(since(readAt, readVersion)).toBe(date);
  });

  it('is none that was never revised, or never opened', () => {
    expect(changedSince({ [lesson]: { ...unopened, readAt: at } }, lesson, {})).toBeUndefined();
    expect(changedSince({}, lesson, revised)).toBeUndefined();
  });
});
