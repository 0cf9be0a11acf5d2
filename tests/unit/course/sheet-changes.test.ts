/** The results of a sheet that are announced. */
import { expect, it } from 'vitest';
import { changedLines } from '../../../src/islands/course/activities/sheet/changed-lines.ts';

it.each([
  ['nothing at first', '', 'Size: 4\nCost: 20', ''],
  ['nothing if the results are the same again', 'Size: 4\nCost: 20', 'Size: 4\nCost: 20', ''],
  ['only what has changed', 'Size: 4\nCost: 20', 'Size: 5\nCost: 20', 'Size: 5'],
  ['all that has changed', 'Size: 4\nCost: 20', 'Size: 5\nCost: 25', 'Size: 5. Cost: 25'],
])('says %s', (_, before, now, said) => {
  expect(changedLines(before, now)).toBe(said);
});
