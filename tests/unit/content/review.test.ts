import { expect, it } from 'vitest';
import { dueReviews, reviewDay } from '../../check/content/review.ts';
import { entry } from './content-entry.ts';

it.each([
  ['articles/fr/a', 'updatedAt: 2026-11-24', '2027-11-24'],
  ['dictionary/fr/a', 'updatedAt: 2026-08-31', '2028-02-29'],
  ['lessons/fr/a', 'state: written\nreviewBy: 2027-01-02\nupdatedAt: 2026-11-24', '2027-01-02'],
  ['lessons/fr/a', 'state: planned\nupdatedAt: 2026-11-24', undefined],
  ['company/fr/a', 'updatedAt: 2026-11-24', undefined],
])('%s with %s is due on %s', (path, head, day) => {
  expect(reviewDay(entry(path, head))).toBe(day);
});

it('lists late pages and those of the next 30 days, the latest first', () => {
  const articles = ['2025-12-24', '2025-12-25', '2025-01-01', '2025-11-24'].map((day, at) =>
    entry(`articles/fr/${at}`, `updatedAt: ${day}`),
  );
  expect(dueReviews(articles, '2026-11-24')).toEqual([
    { file: 'content/articles/fr/2.mdx', day: '2026-01-01', daysLeft: -327 },
    { file: 'content/articles/fr/3.mdx', day: '2026-11-24', daysLeft: 0 },
    { file: 'content/articles/fr/0.mdx', day: '2026-12-24', daysLeft: 30 },
  ]);
});
