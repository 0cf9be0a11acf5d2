import type { Page, Route } from 'playwright/test';

/** Holds the scripts of the next page until they are released, as a slow network does. */
export async function holdScripts(page: Page): Promise<{ release(): Promise<void> }> {
  const held: Route[] = [];
  let isReleased = false;
  await page.route('**/_astro/*.js', (route) =>
    isReleased ? route.continue() : void held.push(route),
  );
  return {
    async release() {
      isReleased = true;
      await Promise.all(held.map((route) => route.continue()));
    },
  };
}
