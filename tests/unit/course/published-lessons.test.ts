import { expect, test } from 'vitest';
import { propertyName, sectionMinutes } from '../../../local/published-lessons.ts';

test('a key of one word is written without quotes, as Prettier formats it', () => {
  expect(propertyName('stablecoins')).toBe('stablecoins');
});

test('a key with a hyphen is written in quotes', () => {
  expect(propertyName('yield-farming')).toBe("'yield-farming'");
});

test('the minutes of the sections follow their length and add up to the reading time', () => {
  const section = (words: number) => `## ${'word '.repeat(words - 1)}\n`;
  expect(sectionMinutes(section(100) + section(300) + section(100), 10)).toEqual([2, 6, 2]);
  expect(sectionMinutes(section(10) + section(1), 1)).toEqual([1, 0]);
  expect(sectionMinutes('No section.', 5)).toEqual([]);
});
