import { expect, it } from 'vitest';
import { readingPlace } from '../../../src/domain/site/reading-place.ts';

const tops = [400, 1000, 2400];

it.each([
  [0, -1, 8],
  [400, 0, 7],
  [1800, 1, 4],
  [3000, 2, 2],
  [3990, 2, 0],
])('at %i px the reader is in section %i, with %i minutes left', (line, section, minutesLeft) => {
  expect(readingPlace(line, tops, 4000, 8)).toEqual({ section, minutesLeft });
});

it('stays between the whole text and nothing, above it and below it', () => {
  expect(readingPlace(-500, tops, 4000, 8)).toEqual({ section: -1, minutesLeft: 8 });
  expect(readingPlace(9000, tops, 4000, 8)).toEqual({ section: 2, minutesLeft: 0 });
});
