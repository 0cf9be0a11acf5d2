import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { chromiumArgs, lightChromiumPath } from '../chromium.ts';
import { long } from '../sizes.ts';

/** Report folder from `tests/run.ts`; test-results/ when run by hand. */
const results = process.env['E2E_RESULTS_DIR'] ?? join(import.meta.dirname, '../../test-results');

/** Kept in the environment: worker processes load this file again and skip the search. */
const executablePath = (process.env['E2E_CHROMIUM_PATH'] ??= await lightChromiumPath());

/** Specs of the long run only: timing, tests of a local service, or extra installations. */
const longOnly = long ? [] : [/\.long\.spec/];

/** Slow specs, some with their own world: run first, so that no worker is left with one. */
const journeys = [/walk\.spec/, /subscription-life/, /market\/real/];

/** Firefox and WebKit: a separate project with one worker, as each test starts a browser. */
const engines = /e2e[\\/]engines[\\/].+\.spec\.ts$/;

export default defineConfig({
  testDir: '.',
  outputDir: join(results, 'e2e'),
  workers: 3,
  fullyParallel: true,
  retries: 0,
  // A full short run skips the tests tagged `longOnly`.
  ...(process.env['E2E_SAMPLE'] ? { grepInvert: /@long/ } : {}),
  forbidOnly: true,
  // In milliseconds: only a hanging test takes this long, even on a busy machine.
  timeout: long ? 600_000 : 180_000,
  expect: { timeout: long ? 30_000 : 10_000 },
  reporter: [['list'], ['json', { outputFile: join(results, 'e2e.json') }]],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    // In a short run only tests of motion enable it: the others run a tenth faster without.
    contextOptions: { reducedMotion: long ? 'no-preference' : 'reduce' },
    // Tracing costs a quarter of every test's time: set E2E_TRACE=on to debug a failure.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: chromiumArgs },
  },
  projects: [
    { name: 'journeys', testMatch: journeys, testIgnore: longOnly },
    { name: 'specs', testIgnore: [...journeys, engines, ...longOnly] },
    { name: 'engines', testMatch: engines, workers: 1 },
  ],
});
