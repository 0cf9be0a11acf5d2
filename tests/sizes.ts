/**
 * Sizes of the tests: a small sample in `npm test`, everything under LONG=1 (`npm run test:long`).
 */

/** Whether this is the long run: full counts, new seeds, and time limits. */
export const long = process.env['LONG'] === '1';

/** Number of cases: `few` in the short run, `all` in the long one. */
export function sample(few: number, all: number): number {
  return long ? all : few;
}

/**
 * At most `few` of these, spread evenly from the first to the last; all of them in the long run.
 */
export function sampleOf<Item>(items: readonly Item[], few: number): readonly Item[] {
  if (long || items.length <= few) return items;
  const step = (items.length - 1) / Math.max(few - 1, 1);
  return Array.from({ length: few }, (_, index) => items[Math.round(index * step)] as Item);
}

/**
 * The seed of a fuzz test: `fixed` in the short run. In the long run it is new each time, and
 * printed, so that `SEED=<number>` repeats it.
 */
export function seedOf(fixed: number): number {
  if (!long) return fixed;
  const seed = Number(process.env['SEED']) || 1 + Math.floor(Math.random() * 2 ** 31);
  console.info(`SEED=${seed}`);
  return seed;
}
