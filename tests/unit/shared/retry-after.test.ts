import { describe, expect, it } from 'vitest';
import { retryAfter } from '../../../src/services/retry-after.ts';

const now = Date.parse('2026-11-21T10:00:00Z');
const asked = (value?: string) =>
  retryAfter(
    new Response('', { headers: value === undefined ? {} : { 'Retry-After': value } }),
    now,
  );

describe('the retry delay of an error response', () => {
  it.each([
    ['51', 51],
    ['0', 0],
    ['Sat, 21 Nov 2026 10:01:30 GMT', 90],
    ['Sat, 21 Nov 2026 09:00:00 GMT', 0],
    ['soon', undefined],
    ['-5', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s', (value, seconds) => {
    expect(asked(value)).toBe(seconds);
  });
});
