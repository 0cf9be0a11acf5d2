/** Dates in each language: the first of a month is an ordinal in French. */
import { expect, it } from 'vitest';
import { formatDay } from '../../../src/islands/booking/format-dates.ts';

it.each([
  ['fr', '2026-12-01', 'mardi 1er\u00A0décembre'],
  ['fr', '2026-12-11', 'vendredi 11\u00A0décembre'],
  ['fr', '2026-11-21', 'samedi 21\u00A0novembre'],
  ['en', '2026-12-01', 'Tuesday 1\u00A0December'],
] as const)('in %s, %s', (lang, day, text) => {
  expect(formatDay(lang, day)).toBe(text);
});
