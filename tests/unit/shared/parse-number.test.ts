import { describe, expect, it } from 'vitest';
import { parseNumber, translateNumber } from '../../../src/domain/shared/parse-number.ts';

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

describe('translateNumber', () => {
  it.each([
    ['0,125', 'fr', 'en', '0.125'],
    ['62,500', 'en', 'fr', '62500'],
    ['0.5', 'en', 'fr', '0,5'],
    ['1 000,5 %', 'fr', 'en', '1000.5'],
    ['soixante', 'fr', 'en', 'soixante'],
    ['', 'fr', 'en', ''],
    ['62,500', 'en', 'en', '62,500'],
  ] as const)('%s from %s to %s', (text, from, to, expected) => {
    expect(translateNumber(text, from, to, '%')).toBe(expected);
  });
});
