import { describe, expect, it } from 'vitest';
import { lessonKeys } from '../../../src/domain/course/lessons.ts';
import {
  publishedMinutes,
  publishedSections,
} from '../../../src/domain/course/published-lessons.ts';
import {
  blockOf,
  endPosition,
  positionOf,
  readingLeft,
  sectionOf,
} from '../../../src/domain/course/reading-position.ts';

describe('a position in a lesson', () => {
  it('gives back its section and its paragraph, in sections of up to 200', () => {
    for (let blocks = 1; blocks <= 200; blocks += 1) {
      for (let block = 0; block < blocks; block += 1) {
        const position = positionOf(3, block, blocks);
        expect([sectionOf(position), blockOf(position, blocks)]).toEqual([3, block]);
      }
    }
  });

  it('rises from paragraph to paragraph and from section to section', () => {
    const all = [0, 1, 2].flatMap((section) =>
      [0, 1, 2, 3].map((block) => positionOf(section, block, 4)),
    );
    expect([...all, endPosition(3)]).toEqual([...new Set(all), 3000].sort((a, b) => a - b));
  });

  it('is at about the same place where a language has another number of paragraphs', () => {
    expect(blockOf(positionOf(0, 5, 10), 12)).toBe(6);
    expect(blockOf(positionOf(0, 9, 10), 3)).toBe(2);
    expect(blockOf(positionOf(0, 0, 0), 0)).toBe(0);
  });
});

describe('what is left of a lesson', () => {
  const lesson = 'gestion-risque';
  const minutes = publishedMinutes[lesson] ?? 0;
  const sections = publishedSections[lesson]?.length ?? 0;

  it('is all of it before the first paragraph, and nothing at the end', () => {
    expect(readingLeft(lesson, 0)).toEqual({ section: 1, sections, minutes });
    expect(readingLeft(lesson, endPosition(sections))).toEqual({
      section: sections,
      sections,
      minutes: 0,
    });
  });

  it('never rises, and is a minute until the end', () => {
    let before = minutes;
    for (let position = 0; position < endPosition(sections); position += 50) {
      const left = readingLeft(lesson, position)?.minutes ?? NaN;
      expect(left).toBeLessThanOrEqual(before);
      expect(left).toBeGreaterThanOrEqual(1);
      before = left;
    }
  });

  it('is the end after a text that has become shorter', () => {
    expect(readingLeft(lesson, endPosition(sections + 3))?.minutes).toBe(0);
  });

  it('adds up to the reading time of each lesson', () => {
    for (const key of lessonKeys) {
      const sum = publishedSections[key]?.reduce((all, each) => all + each, 0);
      expect(sum, key).toBe(publishedMinutes[key]);
    }
  });
});
