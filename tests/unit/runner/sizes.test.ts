import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  vi.restoreAllMocks();
});

async function sizes(LONG: string, SEED = '') {
  vi.stubEnv('LONG', LONG);
  vi.stubEnv('SEED', SEED);
  vi.resetModules();
  return import('../../sizes.ts');
}

const hundred = Array.from({ length: 100 }, (_, index) => index);

describe('the short run', () => {
  it('runs an evenly spread sample with the committed seed', async () => {
    const { long, sample, sampleOf, seedOf } = await sizes('');
    expect(long).toBe(false);
    expect(sample(3, 100)).toBe(3);
    expect(sampleOf(hundred, 4)).toEqual([0, 33, 66, 99]);
    expect(sampleOf(hundred, 1)).toEqual([0]);
    expect(sampleOf(hundred.slice(0, 3), 4)).toEqual([0, 1, 2]);
    expect(seedOf(7)).toBe(7);
  });
});

describe('the long run', () => {
  it('runs all, with a new seed that it prints', async () => {
    const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { sample, sampleOf, seedOf } = await sizes('1');
    expect(sample(3, 100)).toBe(100);
    expect(sampleOf(hundred, 4)).toBe(hundred);
    const seed = seedOf(7);
    expect(seed).toBeGreaterThan(0);
    expect(info).toHaveBeenCalledWith(`SEED=${seed}`);
  });

  it('runs again with a printed seed', async () => {
    vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const { seedOf } = await sizes('1', '42');
    expect(seedOf(7)).toBe(42);
  });
});

it('the runner knows that a run is long before it loads what depends on it', () => {
  const [, first] = /^import .*'(.+)';$/m.exec(readFileSync('tests/run.ts', 'utf8')) ?? [];
  expect(first, 'the first import of tests/run.ts').toBe('./runner/long.ts');
});
