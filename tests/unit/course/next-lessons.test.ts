import { describe, expect, it } from 'vitest';
import {
  freeLesson,
  type LessonKey,
  lessonKeys,
  modules,
} from '../../../src/domain/course/lessons.ts';
import {
  lessonMark,
  moduleProgress,
  nextLesson,
  type Progress,
  progressFrom,
} from '../../../src/domain/course/progress.ts';

const [second, third, fourth] = lessonKeys.slice(1) as [LessonKey, LessonKey, LessonKey];
const published = lessonKeys.slice(0, 4).map((key) => ({ key }));

/** Lessons opened in this order, a day apart; a `+` before the key says that it was finished. */
function read(...opened: readonly string[]): Progress {
  return progressFrom(
    opened.map((name, day) => {
      const at = new Date(Date.UTC(2026, 10, 1 + day)).toISOString();
      const finished = name.startsWith('+');
      return { lesson: name.replace('+', ''), opened_at: at, completed_at: finished ? at : null };
    }),
  );
}

function offered(progress: Progress, subscribed: boolean, lessons = published) {
  const offer = nextLesson(lessons, progress, subscribed);
  if (offer.type === 'done') return [offer.type];
  return [offer.type, offer.lesson.key, ...offer.then.map(({ key }) => key)];
}

describe('the lesson to go on with', () => {
  it('is the first one for a new account, subscribed or not', () => {
    for (const subscribed of [true, false]) {
      expect(offered({}, subscribed)).toEqual(['start', freeLesson, second, third, fourth]);
    }
  });

  it('is the one opened last and not finished', () => {
    expect(offered(read(fourth, second), true)).toEqual([
      'resume',
      second,
      freeLesson,
      third,
      fourth,
    ]);
    expect(offered(read(second, third, `+${fourth}`), true)[1]).toBe(third);
  });

  it('is the first unfinished one where nothing is half read', () => {
    expect(offered(read(`+${second}`), true)).toEqual(['next', freeLesson, third, fourth]);
  });

  it('is never a closed one that was opened while there was a subscription', () => {
    expect(offered(read(freeLesson, second), false).slice(0, 2)).toEqual(['resume', freeLesson]);
  });

  it('says what needs a subscription once the free lesson is finished', () => {
    expect(offered(read(`+${freeLesson}`), false)).toEqual(['locked', second, third, fourth]);
  });

  it('is none when all that is published is finished, however much is planned', () => {
    const all = read(...published.map(({ key }) => `+${key}`));
    for (const subscribed of [true, false]) expect(offered(all, subscribed)).toEqual(['done']);
  });

  it('is among the published ones only', () => {
    expect(offered(read(third), true, [{ key: freeLesson }])).toEqual(['start', freeLesson]);
  });
});

describe('progress', () => {
  it('forgets lessons that left the course', () => {
    expect(progressFrom([{ lesson: 'ancienne', opened_at: '', completed_at: null }])).toEqual({});
  });

  it('tells opened from finished', () => {
    const progress = read(second, `+${third}`);
    expect([freeLesson, second, third].map((key) => lessonMark(progress, key))).toEqual([
      undefined,
      'opened',
      'finished',
    ]);
  });

  it('counts in a module what can be read, not what is planned', () => {
    const [first, ...others] = moduleProgress([freeLesson, second], read(`+${freeLesson}`));
    expect(first).toEqual({
      module: modules[0].key,
      lessons: ['finished', 'unread', 'planned', 'planned'],
      finished: 1,
      published: 2,
    });
    expect(others.map((part) => part.published)).toEqual([0, 0, 0, 0]);
  });
});
