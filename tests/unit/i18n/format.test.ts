import { describe, expect, it } from 'vitest';
import { formatHours, formatParisTime, formatTime } from '../../../src/i18n/clock.ts';
import { fill, formatDate, formatPrice, plural } from '../../../src/i18n/format.ts';

describe('a price', () => {
  it.each([
    ['fr', 24_999, '249,99\u00A0€'],
    ['fr', 34_999, '349,99\u00A0€'],
    ['fr', 123_456_789, '1\u202F234\u202F567,89\u00A0€'],
    ['fr', 0, '0,00\u00A0€'],
    ['fr', -50, '−0,50\u00A0€'],
    ['en', 24_999, '€249.99'],
    ['en', 123_456_789, '€1,234,567.89'],
  ] as const)('in %s of %i cents is %j', (lang, cents, written) => {
    expect(formatPrice(lang, cents)).toBe(written);
  });

  it('keeps its currency', () => {
    expect(formatPrice('en', 1_000, 'gbp')).toBe('£10.00');
  });
});

describe('a date', () => {
  it.each([
    ['fr', '2026-11-20T00:00:00Z', '20\u00A0novembre 2026'],
    ['fr', '2026-11-20T22:59:59Z', '20\u00A0novembre 2026'],
    ['fr', '2026-11-20T23:00:00Z', '21\u00A0novembre 2026'],
    ['fr', '2026-08-01T12:00:00Z', '1er\u00A0août 2026'],
    ['en', '2026-08-01T12:00:00Z', '1\u00A0August 2026'],
    ['en', '2026-11-20T00:00:00Z', '20\u00A0November 2026'],
    ['en', '2026-07-01T22:00:00Z', '2\u00A0July 2026'],
  ] as const)('in %s of %s is "%s" in every time zone', (lang, date, written) => {
    expect(formatDate(lang, new Date(date))).toBe(written);
  });
});

describe('a time', () => {
  it.each([
    ['fr', '2026-12-01T00:05:09Z', '1er décembre 2026 à 1 h 05', '1 h 05 min 09 s'],
    ['fr', '2026-11-30T23:05:09Z', '1er décembre 2026 à 0 h 05', '0 h 05 min 09 s'],
    ['fr', '2026-11-21T13:05:09Z', '21 novembre 2026 à 14 h 05', '14 h 05 min 09 s'],
    ['en', '2026-12-01T00:05:09Z', '1 December 2026 at 01:05', '01:05:09'],
  ] as const)('in %s of %s is "%s" in Paris', (lang, instant, day, exact) => {
    const plain = (text: string) => text.replaceAll('\u00A0', ' ');
    expect(plain(formatParisTime(lang, new Date(instant)))).toBe(day);
    expect(plain(formatTime(lang, instant, 'Europe/Paris', true))).toBe(exact);
  });
});

describe('a length of time', () => {
  it.each([
    ['fr', 306, '5\u00A0h\u00A006'],
    ['en', 306, '5\u00A0hr\u00A006\u00A0min'],
  ] as const)('in %s of %i minutes is %j', (lang, minutes, written) => {
    expect(formatHours(lang, minutes)).toBe(written);
  });
});

describe('a plural', () => {
  const forms = { one: 'leçon', other: 'leçons' };

  it.each([
    ['fr', 0, 'leçon'],
    ['fr', 1, 'leçon'],
    ['fr', 1.5, 'leçon'],
    ['fr', 2, 'leçons'],
    ['en', 0, 'leçons'],
    ['en', 1, 'leçon'],
    ['en', 2, 'leçons'],
  ] as const)('in %s for %d is "%s"', (lang, count, form) => {
    expect(plural(lang, count, forms)).toBe(form);
  });
});

describe('filling a text', () => {
  it('replaces every placeholder, also repeated and numeric ones', () => {
    expect(fill('{n} sur {total}, {n}', { n: 1, total: 20 })).toBe('1 sur 20, 1');
  });

  it('keeps an unknown placeholder visible', () => {
    expect(fill('Bonjour {name}', {})).toBe('Bonjour {name}');
  });

  it('does not replace placeholders inside a value', () => {
    expect(fill('{email}', { email: '{n}', n: 3 })).toBe('{n}');
  });
});
