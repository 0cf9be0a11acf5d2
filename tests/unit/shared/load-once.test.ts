import { describe, expect, it } from 'vitest';
import { loadOnce } from '../../../src/domain/shared/load-once.ts';

describe('loadOnce', () => {
  it('loads each key once, also while it is loading', async () => {
    const asked: string[] = [];
    const load = loadOnce(async (key: string) => {
      asked.push(key);
      await Promise.resolve();
      return key.length;
    });
    expect(await Promise.all([load('bloc'), load('bloc'), load('or')])).toEqual([4, 4, 2]);
    expect(await load('bloc')).toBe(4);
    expect(asked).toEqual(['bloc', 'or']);
  });

  it('tries again after a failure', async () => {
    let calls = 0;
    const load = loadOnce(async () => {
      calls += 1;
      await Promise.resolve();
      if (calls === 1) throw new Error('no network');
      return calls;
    });
    await expect(load('bloc')).rejects.toThrow('no network');
    expect(await load('bloc')).toBe(2);
  });
});
