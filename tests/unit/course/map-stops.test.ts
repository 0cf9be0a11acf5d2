/** The static stops of the course map, including planned lessons, although all are now published. */
import { describe, expect, it } from 'vitest';
import { minutesOf, placesOf, stopOf } from '../../../src/components/course/map/stops.ts';
import type { LessonData } from '../../../src/content/schemas.ts';

const shared = {
  title: 'Les stablecoins',
  description: 'Un jeton qui vise un dollar.',
  updatedAt: new Date('2026-11-23'),
  aims: [],
  outline: [],
  intro: [],
  sources: [],
};
const planned: LessonData = { ...shared, state: 'planned' };
const written = {
  ...shared,
  ...{ state: 'written', minutes: 15, figures: 2, needs: ['types-tokens'] },
} as unknown as LessonData;

describe('a stop', () => {
  it('of a planned lesson has neither minutes nor needs', () => {
    expect(stopOf('stablecoins', planned)).toEqual({
      key: 'stablecoins',
      title: 'Les stablecoins',
      state: 'planned',
      minutes: undefined,
      needs: [],
    });
    expect(minutesOf([stopOf('stablecoins', planned), stopOf('yield-farming', written)])).toBe(15);
  });

  it('of a published lesson is locked, except for the free one', () => {
    expect(stopOf('stablecoins', written).state).toBe('locked');
    expect(stopOf('fondamentaux-blockchain', written).state).toBe('unopened');
  });

  it('knows its place in each path', () => {
    expect(placesOf('cryptographie-securite')).toEqual({ 'data-begin': 3, 'data-defi': 2 });
    expect(placesOf('strategies-avancees')).toEqual({});
  });
});
