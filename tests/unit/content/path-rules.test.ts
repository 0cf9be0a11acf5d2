import { describe, expect, it } from 'vitest';
import { readerPaths } from '../../check/content/paths.ts';
import { entry, find } from './content-entry.ts';

const lessons = [
  entry('lessons/fr/gestion-risque', 'state: written\nneeds: []'),
  entry('lessons/fr/gestion-portfolio', 'state: written\nneeds: [gestion-risque]'),
  entry('lessons/fr/stablecoins', 'state: planned'),
];
const findIn = (path: readonly string[]) => find(readerPaths({ trade: path }), ...lessons);

describe('the rule for paths', () => {
  it('accepts every lesson after what it needs, planned ones anywhere', () => {
    expect(findIn(['gestion-risque', 'stablecoins', 'gestion-portfolio'])).toEqual([]);
  });

  it('refuses a prerequisite that comes later', () => {
    expect(findIn(['gestion-portfolio', 'gestion-risque'])).toEqual([
      'src/domain/course/paths.ts (trade): put "gestion-risque" before "gestion-portfolio", whose front matter needs it.',
    ]);
  });

  it('refuses a prerequisite that the path leaves out', () => {
    expect(findIn(['gestion-portfolio'])).toHaveLength(1);
  });

  it('refuses a lesson that does not exist, and one named twice', () => {
    expect(findIn(['gestion-risque', 'lecture-tarots', 'gestion-risque'])).toEqual([
      'src/domain/course/paths.ts (trade): take out "lecture-tarots": no lesson has this key.',
      'src/domain/course/paths.ts (trade): name "gestion-risque" once.',
    ]);
  });
});
