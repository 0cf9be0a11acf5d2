import { describe, expect, it } from 'vitest';
import { cityOf } from '../../../src/i18n/cities.ts';

describe('the city of a time zone', () => {
  it.each([
    ['fr', 'America/New_York', 'New York'],
    ['fr', 'America/Argentina/Ushuaia', 'Ushuaia'],
    ['fr', 'Europe/London', 'Londres'],
    ['fr', 'Europe/Moscow', 'Moscou'],
    ['fr', 'Indian/Reunion', 'La Réunion'],
    ['en', 'Europe/London', 'London'],
    ['en', 'America/Bogota', 'Bogotá'],
    ['en', 'Antarctica/DumontDUrville', 'Dumont d’Urville'],
  ] as const)('in %s of %s is %s', (lang, zone, city) => {
    expect(cityOf(lang, zone)).toBe(city);
  });

  it.each(['fr', 'en'] as const)('has no two words run together in %s', (lang) => {
    const names = Intl.supportedValuesOf('timeZone').map((zone) => cityOf(lang, zone));
    expect(names.filter((name) => /[a-z][A-Z]/.test(name) && name !== 'McMurdo')).toEqual([]);
  });
});
