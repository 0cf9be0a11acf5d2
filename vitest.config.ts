import { defineConfig } from 'vitest/config';

/** One project a folder of tests, so that `vitest run --project unit` runs one of them. */
function project(name: string, options: { testTimeout: number; maxWorkers?: number }) {
  return {
    test: { name, include: [`tests/${name}/**/*.test.ts`], ...options },
  };
}

export default defineConfig({
  test: {
    allowOnly: false,
    // Passwords hashed as quickly as bcrypt can: tests of the hash itself set their own cost.
    env: { LITE_AUTH_BCRYPT_COST: '4' },
    projects: [
      project('unit', { testTimeout: 10_000, maxWorkers: 2 }),
      project('functions', { testTimeout: 20_000, maxWorkers: 3 }),
      project('site', { testTimeout: 60_000 }),
      project('database', { testTimeout: 60_000, maxWorkers: 2 }),
    ],
  },
});
