import { describe, expect, it } from 'vitest';
import {
  distances,
  outcomeOf,
  purchase,
  randomWalk,
  walkSteps,
} from '../../../src/domain/site/stop.ts';

const every = Array.from(
  { length: (distances.max - distances.min) / distances.step + 1 },
  (_, index) => distances.min + index * distances.step,
);

describe('a stop', () => {
  it('at 46 € costs 84.80 €, fees included, and the same rise gives 74.80 €', () => {
    const outcome = outcomeOf(4);
    expect(outcome).toMatchObject({ stop: 46, mark: 54, share: 0.08 });
    // 20 × 4 € + 0.25 % of 1,000 € + 0.25 % of 920 €, and of 1,080 €.
    expect(outcome.loss).toBeCloseTo(80 + 2.5 + 2.3, 9);
    expect(outcome.gain).toBeCloseTo(80 - 2.5 - 2.7, 9);
    expect(outcome.recovery).toBeCloseTo(1000 / 915.2 - 1, 9);
    expect(outcome.quantity).toBe(2.35);
    expect(outcome.amount).toBeCloseTo(117.5, 9);
  });

  it.each(every)('%d € away loses more than the same rise gains', (distance) => {
    const { loss, gain, recovery, quantity, amount } = outcomeOf(distance);
    expect(gain).toBeLessThan(loss);
    expect(loss - gain).toBeCloseTo(4 * purchase.fee * purchase.capital, 9);
    expect((purchase.capital - loss) * (1 + recovery)).toBeCloseTo(purchase.capital, 9);
    const accepted = (units: number): number => (units * loss) / purchase.units;
    expect(accepted(quantity)).toBeLessThanOrEqual(purchase.accepted);
    expect(accepted(quantity + 0.01)).toBeGreaterThan(purchase.accepted);
    expect(amount).toBeCloseTo(quantity * purchase.price, 9);
  });
});

describe('a random path', () => {
  it('ends at the stop, at the mark, or at the last step', () => {
    expect(randomWalk(4, () => 0).end).toBe('stop');
    expect(randomWalk(4, () => 0).prices).toEqual([50, 48.25, 46.5, 46]);
    expect(randomWalk(4, () => 1)).toMatchObject({ end: 'mark' });
    expect(randomWalk(4, () => 1).prices.at(-1)).toBe(54);
    const flat = randomWalk(4, () => 0.5);
    expect(flat.end).toBe('neither');
    expect(flat.prices).toEqual(Array.from({ length: walkSteps }, () => 50));
  });

  it('has no trend: as many reach the stop as the mark', () => {
    let seed = 7;
    const random = (): number => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
    const ends = Array.from({ length: 4_000 }, () => randomWalk(4, random).end);
    const [down, up] = ['stop', 'mark'].map((end) => ends.filter((it) => it === end).length);
    expect(Math.abs((down ?? 0) - (up ?? 0))).toBeLessThan(200);
    expect(down).toBeGreaterThan(1_000);
  });
});
