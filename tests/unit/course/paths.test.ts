import { describe, expect, it } from 'vitest';
import { modulesBefore } from '../../../src/domain/course/paths.ts';

describe('modules before a module', () => {
  it('are those its lessons need, without those that another one needs', () => {
    const before = modulesBefore({
      'principes-decentralisation': ['fondamentaux-blockchain'],
      'types-tokens': ['fondamentaux-blockchain', 'ethereum-smart-contracts'],
      stablecoins: ['types-tokens', 'fondamentaux-blockchain'],
      'arnaques-crypto': ['types-tokens', 'stablecoins', 'gestion-risque'],
    });
    expect(before).toEqual([[], [1], [], [2], [3, 4]]);
  });

  it('are earlier ones only', () => {
    const [foundations, assets] = modulesBefore({
      'types-blockchain': ['types-tokens'],
      'types-tokens': ['types-blockchain'],
    });
    expect([foundations, assets]).toEqual([[], [1]]);
  });
});
