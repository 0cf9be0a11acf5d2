import { globSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { long } from './tests/sizes.ts';

/**
 * Tests of the stand-ins for Supabase Auth and Stripe, alone, and of functions in a whole local world, where the
 * browser tests call them too: what a whole short run leaves out.
 */
const standIns = [
  'tests/functions/local/{auth,stripe}/**',
  'tests/functions/local/{google-sign-in,world}*',
  'tests/functions/{account,auth}/world.test.ts',
];
const skipped = process.env['SKIP_STAND_INS'] === '1' ? standIns : [];

/**
 * Unit tests that replace modules or globals: each file has modules of its own. All others share theirs within a
 * worker, which takes a third of the time.
 */
const replacing = globSync('tests/unit/**/*.test.ts').filter((file) =>
  /\bvi\.(mock|doMock|resetModules|stub)/.test(readFileSync(file, 'utf8')),
);

interface Options {
  readonly testTimeout: number;
  readonly maxWorkers: number;
  readonly isolate?: boolean;
  readonly include?: readonly string[];
  readonly exclude?: readonly string[];
}

/** One project a folder of tests, so that `vitest run --project unit*` runs one of them. */
function project(name: string, { include, exclude = skipped, ...options }: Options) {
  return {
    test: {
      name,
      include: [...(include ?? [`tests/${name}/**/*.test.ts`])],
      exclude: [...configDefaults.exclude, ...exclude],
      // Projects with as many workers each share them; others come one after another.
      sequence: { groupOrder: options.maxWorkers },
      ...options,
      // Full counts take longer.
      testTimeout: options.testTimeout * (long ? 6 : 1),
    },
  };
}

export default defineConfig({
  test: {
    allowOnly: false,
    // Passwords hashed as quickly as bcrypt can: tests of the hash itself set their own cost.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
    // PGlite is compiled by the quick compiler alone: no file runs long enough to gain from the other.
    execArgv: ['--liftoff-only'],
    projects: [
      project('unit', { testTimeout: 30_000, maxWorkers: 2, isolate: false, exclude: replacing }),
      project('unit-isolated', { testTimeout: 30_000, maxWorkers: 2, include: replacing }),
      project('functions', { testTimeout: 20_000, maxWorkers: 3 }),
      project('site', { testTimeout: 60_000, maxWorkers: 2 }),
      project('database', { testTimeout: 60_000, maxWorkers: 2 }),
    ],
  },
});
