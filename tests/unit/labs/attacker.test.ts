import { describe, expect, it } from 'vitest';
import { blocksNeeded, rewriteCost, successChance } from '../../../src/domain/labs/attacker.ts';

describe('the chance of success', () => {
  // Tables of section 11 of the paper.
  it.each([
    [0.1, 0, 1],
    [0.1, 1, 0.2045873],
    [0.1, 2, 0.0509779],
    [0.1, 5, 0.0009137],
    [0.1, 10, 0.0000012],
    [0.3, 5, 0.1773523],
    [0.3, 10, 0.0416605],
    [0.3, 25, 0.0006132],
    [0.3, 50, 0.0000006],
  ])('with a share of %f and %i blocks is that of the paper', (share, blocks, chance) => {
    expect(successChance(share, blocks)).toBeCloseTo(chance, 7);
  });

  it('is 1 from half of the computing power on, whatever the wait', () => {
    for (const share of [0.5, 0.51, 0.9]) expect(successChance(share, 1000)).toBe(1);
  });

  it('is close to 0 without any', () => {
    expect(successChance(0, 1)).toBe(0);
  });

  it('stays a probability with many blocks', () => {
    for (let blocks = 0; blocks <= 400; blocks += 1) {
      const chance = successChance(0.49, blocks);
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
  });

  it('agrees with the same race simulated', () => {
    // 20,000 races at 30 %, three blocks on top: fixed seed of a linear congruential generator.
    let seed = 1;
    const random = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
    let won = 0;
    const races = 20_000;
    for (let race = 0; race < races; race += 1) {
      let [honest, attacker] = [0, 0];
      while (honest < 3) {
        if (random() < 0.3) attacker += 1;
        else honest += 1;
      }
      let behind = 3 - attacker;
      while (behind > 0 && behind < 60) behind += random() < 0.3 ? -1 : 1;
      if (behind <= 0) won += 1;
    }
    // The paper replaces the number mined meanwhile by a Poisson variable: close, not equal.
    expect(Math.abs(won / races - successChance(0.3, 3))).toBeLessThan(0.05);
  });
});

describe('the blocks needed', () => {
  it.each([
    [0.1, 5],
    [0.15, 8],
    [0.2, 11],
    [0.25, 15],
    [0.3, 24],
    [0.35, 41],
    [0.4, 89],
    [0.45, 340],
  ])('for less than 0.1 %% against a share of %f are those of the paper', (share, blocks) => {
    expect(blocksNeeded(share, 0.001)).toBe(blocks);
  });

  it.each([0.46, 0.5])('are more than those tried against a share of %f', (share) => {
    expect(blocksNeeded(share, 0.001)).toBeUndefined();
  });
});

it('costs a reward for each block to mine again', () => {
  // The lesson's small chain: 60 confirmations at 30 euros, so 59 blocks on top, cost 1,800 euros.
  expect(rewriteCost(59, 30)).toBe(1800);
});
