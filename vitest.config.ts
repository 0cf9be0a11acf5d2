import { globSync, readFileSync } from 'node:fs';
import { configDefaults, defineConfig } from 'vitest/config';
import { long } from './tests/sizes.ts';
import { standInTests } from './tests/stand-ins.ts';

const skipped = process.env['SKIP_STAND_INS'] === '1' ? standInTests : [];

/** Whether a test file replaces modules: then it has modules of its own. */
function replacesModules(file: string): boolean {
  return /\bvi\.(mock|doMock|resetModules)/.test(readFileSync(file, 'utf8'));
}

/** Milliseconds that only a hanging test takes: some full counts need most of an hour on a slow machine. */
const timeouts = long
  ? { testTimeout: 3_600_000, hookTimeout: 720_000 }
  : { testTimeout: 120_000, hookTimeout: 120_000 };

/**
 * The projects of a folder of tests, so that `vitest run --project unit*` runs them. Files share the modules of their
 * worker, which takes half the time, but for those that replace modules.
 */
function projects(name: string, maxWorkers: number) {
  const replacing = globSync(`tests/${name}/**/*.test.ts`).filter(replacesModules);
  const shared = project(name, maxWorkers, false, [`tests/${name}/**/*.test.ts`], replacing);
  if (replacing.length === 0) return [shared];
  return [shared, project(`${name}-isolated`, maxWorkers, true, replacing)];
}

/** Tests of functions and of the database run on PostgreSQL. */
const needsDatabase = (name: string): boolean => /^(functions|database)/.test(name);

function project(
  name: string,
  maxWorkers: number,
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
      ...(needsDatabase(name) && { globalSetup: 'tests/database/fixtures/start-server.ts' }),
      maxWorkers,
      // Projects with as many workers each share them; others come one after another.
      sequence: { groupOrder: maxWorkers },
      ...timeouts,
    },
  };
}

export default defineConfig({
  test: {
    allowOnly: false,
    // Passwords hashed as quickly as bcrypt can: tests of the hash itself set their own cost.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
    projects: [
      ...projects('unit', 2),
      ...projects('functions', 4),
      ...projects('site', 2),
      ...projects('database', 2),
    ],
  },
});
