import { join } from 'node:path';
import { defineConfig } from 'playwright/test';
import { chromiumArgs, lightChromiumPath } from '../chromium.ts';
import { long } from '../sizes.ts';

/** `tests/run.ts` gives the folder of the reports; run by hand they go to test-results/. */
const results = process.env['E2E_RESULTS_DIR'] ?? join(import.meta.dirname, '../../test-results');

/** Worker processes read this file again: the search is done once. */
const executablePath = (process.env['E2E_CHROMIUM_PATH'] ??= await lightChromiumPath());

/** Specs for the long run alone: they judge time, a stand-in, or need what is not installed. */
const longOnly = long ? [] : [/\.long\.spec/];

/** Minutes long, or in worlds of their own: they come first, so that no worker ends with one of them. */
const journeys = [/walk\.spec/, /subscription-life\.spec/, /market\/real\.spec/];

export default defineConfig({
  testDir: '.',
  outputDir: join(results, 'e2e'),
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: join(results, 'e2e.json') }]],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1440, height: 900 },
    // What moves is looked at where it is the point; a page that stands still takes a tenth less time.
    contextOptions: { reducedMotion: long ? 'no-preference' : 'reduce' },
    // A recording costs every test a quarter of its time: E2E_TRACE=on when one has failed.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: chromiumArgs },
  },
  projects: [
    { name: 'journeys', testMatch: journeys },
    { name: 'specs', testIgnore: [...journeys, ...longOnly] },
  ],
});
