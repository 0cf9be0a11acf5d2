import { freshWorld, test } from './fixtures.ts';

/** Tests that move time, in a world of their own: each file asks for its own, which no other shares. */
export function testsThatMoveTime() {
  return test.extend({
    world: [
      async ({}, use) => {
        const world = await freshWorld();
        await use(world);
        await world.close();
      },
      { scope: 'worker', timeout: 120_000 },
    ],
  });
}
