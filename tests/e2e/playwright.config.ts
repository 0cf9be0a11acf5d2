import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { chromiumArgs, lightChromiumPath } from '../chromium.ts';

/** `tests/run.ts` gives the folder of the reports; run by hand they go to test-results/. */
const results = process.env['E2E_RESULTS_DIR'] ?? join(import.meta.dirname, '../../test-results');

/** Worker processes read this file again: the search is done once. */
const executablePath = (process.env['E2E_CHROMIUM_PATH'] ??= await lightChromiumPath());

export default defineConfig({
  testDir: '.',
  outputDir: join(results, 'e2e'),
  workers: 2,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: join(results, 'e2e.json') }]],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    // A recording costs every test a quarter of its time: E2E_TRACE=on when one has failed.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: chromiumArgs },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@mobile-only/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      grep: /@mobile/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
