import { expect, test } from 'vitest';
import { propertyName } from '../../../local/published-lessons.ts';

test('a key of one word is written without quotes, as Prettier formats it', () => {
  expect(propertyName('stablecoins')).toBe('stablecoins');
});

test('a key with a hyphen is written in quotes', () => {
  expect(propertyName('yield-farming')).toBe("'yield-farming'");
});
