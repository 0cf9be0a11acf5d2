import { defineConfig } from 'vitest/config';

/** One project a folder of tests, so that `vitest run --project unit` runs one of them. */
function project(name: string, options: { testTimeout: number; maxWorkers: number }) {
  return {
    test: {
      name,
      include: [`tests/${name}/**/*.test.ts`],
      // Projects with as many workers each share them; others come one after another.
      sequence: { groupOrder: options.maxWorkers },
      ...options,
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
      project('unit', { testTimeout: 10_000, maxWorkers: 2 }),
      project('functions', { testTimeout: 20_000, maxWorkers: 3 }),
      project('site', { testTimeout: 60_000, maxWorkers: 2 }),
      project('database', { testTimeout: 60_000, maxWorkers: 2 }),
    ],
  },
});
