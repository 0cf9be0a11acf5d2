import { describe, expect, it } from 'vitest';
import { freeLesson, type LessonKey, lessonKeys } from '../../../src/domain/course/lessons.ts';
import { nextLesson, resumedLesson } from '../../../src/domain/course/next-lesson.ts';
import { type Progress, progressFrom } from '../../../src/domain/course/progress.ts';
import { progressRow } from './progress-row.ts';

const [second, third, fourth] = lessonKeys.slice(1) as [LessonKey, LessonKey, LessonKey];
const published = lessonKeys.slice(0, 4).map((key) => ({ key }));

/** Lessons opened in this order, a day apart; `+` before a key: complete, `-`: read, its quiz not passed. */
function read(...opened: readonly string[]): Progress {
  const keyOf = (name: string) => name.replace(/^[+-]/, '');
  return progressFrom(
    opened.map((name, day) => {
      const opened_at = new Date(Date.UTC(2026, 10, 1 + day)).toISOString();
      return progressRow(keyOf(name), {
        opened_at,
        completed_at: name === keyOf(name) ? null : opened_at,
      });
    }),
    opened.filter((name) => name.startsWith('+')).map((name) => ({ lesson: keyOf(name) })),
  );
}

function offered(progress: Progress, subscribed: boolean, lessons = published) {
  const offer = nextLesson(lessons, progress, subscribed);
  if (offer.type === 'done') return [offer.type];
  return [offer.type, offer.lesson.key, ...offer.then.map(({ key }) => key)];
}

describe('the suggested next lesson', () => {
  it('is the first one for a new account, with or without a subscription', () => {
    for (const subscribed of [true, false]) {
      expect(offered({}, subscribed)).toEqual(['start', freeLesson, second, third, fourth]);
    }
  });

  it('is the last opened incomplete one', () => {
    expect(offered(read(fourth, second), true)).toEqual([
      'resume',
      second,
      freeLesson,
      third,
      fourth,
    ]);
    expect(offered(read(second, third, `+${fourth}`), true)[1]).toBe(third);
  });

  it('is the quiz of the last opened one once that is read', () => {
    expect(offered(read(fourth, `-${second}`), true)).toEqual([
      'quiz',
      second,
      freeLesson,
      third,
      fourth,
    ]);
    expect(offered(read(`-${freeLesson}`), false).slice(0, 2)).toEqual(['quiz', freeLesson]);
    expect(offered(read(`-${second}`, third), true).slice(0, 2)).toEqual(['resume', third]);
  });

  it('is the first incomplete one when none is in progress', () => {
    expect(offered(read(`+${second}`), true)).toEqual(['next', freeLesson, third, fourth]);
  });

  it('is never a locked one that was opened with an earlier subscription', () => {
    expect(offered(read(freeLesson, second), false).slice(0, 2)).toEqual(['resume', freeLesson]);
  });

  it('is locked with its requirement once the free lesson is complete', () => {
    expect(offered(read(`+${freeLesson}`), false)).toEqual(['locked', second, third, fourth]);
  });

  it('is none when every published lesson is complete, whatever is planned', () => {
    const all = read(...published.map(({ key }) => `+${key}`));
    for (const subscribed of [true, false]) expect(offered(all, subscribed)).toEqual(['done']);
  });

  it('is always a published one', () => {
    expect(offered(read(third), true, [{ key: freeLesson }])).toEqual(['start', freeLesson]);
  });
});

describe('the lesson of the links “Resume”', () => {
  const resumed = (progress: Progress, subscribed: boolean) => {
    const found = resumedLesson(published, progress, subscribed);
    return found && [found.type, found.lesson.key];
  };

  it('is the opened one, else the next to read', () => {
    expect(resumed(read(third), true)).toEqual(['resume', third]);
    expect(resumed(read(`-${third}`), true)).toEqual(['quiz', third]);
    expect(resumed(read(`+${freeLesson}`), true)).toEqual(['read', second]);
    expect(resumed({}, false)).toEqual(['read', freeLesson]);
  });

  it('is none where a plan is needed or nothing is left', () => {
    expect(resumed(read(`+${freeLesson}`), false)).toBeUndefined();
    expect(resumed(read(...published.map(({ key }) => `+${key}`)), true)).toBeUndefined();
  });
});
