/** The price levels of the drawings, with a handle that is dragged. */
import { expect, it } from 'vitest';
import { PriceLevel } from '../../../../src/islands/course/labs/kit/PriceLevel.tsx';
import { htmlOf } from '../markup.ts';

const level = {
  ...({ name: 'Objectif', tone: 'up', left: 50, right: 400, above: true } as const),
  ...{ y: (price: number) => 100 - price, toPrice: (y: number) => 100 - y },
  onMove: () => undefined,
};

it('a level beyond the top has an arrow, no line, and keeps the handle that is being dragged', () => {
  const [inside, beyond] = [80, 120].map((price) => htmlOf(PriceLevel, { ...level, price }));
  expect(inside).toContain('d="M50 20H400"');
  expect(inside).not.toContain('↑');
  expect(beyond).toContain('Objectif ↑');
  expect(beyond).not.toContain('H400"');
  for (const html of [inside, beyond]) expect(html).toContain('class="lab-grip"');
  expect(beyond, 'at the top').toContain('cy="12"');
});
