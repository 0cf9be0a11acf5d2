import { expect, it } from 'vitest';
import { parseNumber } from '../../../src/domain/shared/parse-number.ts';

it.each([
  ['en', '1,250', 1250],
  ['en', '0,125', 0.125],
  ['en', '1,250.5', 1250.5],
  ['fr', '1 250,5', 1250.5],
  ['fr', '0,125', 0.125],
  ['fr', '1,250', 1.25],
] as const)('reads, in %s, "%s" as %f', (lang, text, number) => {
  expect(parseNumber(text, lang)).toBe(number);
});
