import { expect, it } from 'vitest';
import { forkPath } from '../../../src/domain/site/fork.ts';

function points(path: string): (readonly [number, number])[] {
  return path
    .slice(1)
    .split('L')
    .map((point) => point.split(' ').map(Number) as [number, number]);
}

it('draws the gain and the loss as mirror images of one length', () => {
  const up = points(forkPath(100, 200, 400, 120));
  const down = points(forkPath(100, 200, 400, 280));
  expect(up.at(0)).toEqual([100, 200]);
  expect(up.at(-1)).toEqual([400, 120]);
  expect(down.map(([x, y]) => [x, 400 - y])).toEqual(up);
});
