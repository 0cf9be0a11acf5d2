import { test as base, freshWorld } from './fixtures.ts';

/** Tests with a world of their own, whose clock they may advance. */
export const test = base.extend({
  world: [
    async ({}, use) => {
      const world = await freshWorld();
      await use(world);
      await world.close();
    },
    { scope: 'test', timeout: 120_000 },
  ],
});
