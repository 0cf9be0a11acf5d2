import { expect, it } from 'vitest';
import { cardExpiry } from '../../../src/domain/billing/card-expiry.ts';

const december = { exp_month: 12, exp_year: 2026 };

it.each([
  ['valid', '2026-11-16T23:59:59Z'],
  ['soon', '2026-11-17T00:00:00Z'],
  ['soon', '2026-12-31T23:59:59Z'],
  ['expired', '2027-01-01T00:00:00Z'],
] as const)('a card is %s at %s', (expiry, now) => {
  expect(cardExpiry(december, new Date(now))).toBe(expiry);
});
