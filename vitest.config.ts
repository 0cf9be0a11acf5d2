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

/** Whether a test file replaces modules: then it has modules of its own. */
function replacesModules(file: string): boolean {
  return /\bvi\.(mock|doMock|resetModules)/.test(readFileSync(file, 'utf8'));
}

interface Options {
  readonly testTimeout: number;
  readonly maxWorkers: number;
}

/**
 * The projects of a folder of tests, so that `vitest run --project unit*` runs them. Files share the modules of their
 * worker, which takes half the time, but for those that replace modules.
 */
function projects(name: string, options: Options) {
  const replacing = globSync(`tests/${name}/**/*.test.ts`).filter(replacesModules);
  const shared = project(name, options, false, [`tests/${name}/**/*.test.ts`], replacing);
  if (replacing.length === 0) return [shared];
  return [shared, project(`${name}-isolated`, options, true, replacing)];
}

function project(
  name: string,
  options: Options,
  isolate: boolean,
  include: string[],
  others: readonly string[] = [],
) {
  return {
    test: {
      name,
      include,
      exclude: [...configDefaults.exclude, ...skipped, ...others],
      isolate,
      maxWorkers: options.maxWorkers,
      // Projects with as many workers each share them; others come one after another.
      sequence: { groupOrder: options.maxWorkers },
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
    projects: [
      ...projects('unit', { testTimeout: 30_000, maxWorkers: 2 }),
      ...projects('functions', { testTimeout: 20_000, maxWorkers: 3 }),
      ...projects('site', { testTimeout: 60_000, maxWorkers: 2 }),
      ...projects('database', { testTimeout: 60_000, maxWorkers: 2 }),
    ],
  },
});
