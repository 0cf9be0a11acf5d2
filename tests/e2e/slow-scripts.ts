import type { Page, Route } from 'playwright/test';

/** Holds the scripts of the next page until they are released, as a slow network does. */
export async function holdScripts(page: Page): Promise<{ release(): Promise<void> }> {
  const held: Route[] = [];
  const scripts = '**/_astro/*.js';
  const hold = (route: Route): void => void held.push(route);
  await page.route(scripts, hold);
  return {
    async release() {
      await page.unroute(scripts, hold);
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}
