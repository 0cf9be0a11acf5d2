import { expect, it } from 'vitest';
import { byline } from '../../../src/content/byline.ts';

const team = [{ name: 'Ada' }, { name: 'Bo' }];

it('names nobody when nobody is given', () => {
  expect(byline(team, {})).toEqual({ author: undefined, reviewer: undefined });
});

it('finds the author and the reviewer in the team', () => {
  expect(byline(team, { author: 'Bo', reviewer: 'Ada' })).toEqual({
    author: { name: 'Bo' },
    reviewer: { name: 'Ada' },
  });
});

it('refuses a name that is not in the team', () => {
  expect(() => byline(team, { author: 'Cy' })).toThrow('"Cy" is not a team member');
});
