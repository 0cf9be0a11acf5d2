/** Horizontal levels on a series of closes: how often they hold, and how often random levels do as well. */
import { normalFrom, randomFrom } from './shared/random.ts';

export interface Walk {
  readonly prices: readonly number[];
  /** Levels at which the price was made to turn back; none in a random walk. */
  readonly hidden: readonly number[];
}

/** Share of the closes beyond a hidden level that are turned back. */
const turnedBack = 0.95;

/** Random closes starting at 100, optionally with two levels that often turn them back. */
export function drawWalk(days: number, seed: number, hasHidden: boolean): Walk {
  // Different draws with and without hidden levels, so that neither reveals the other.
  const normal = normalFrom(hasHidden ? seed + 2000 : seed);
  const random = randomFrom(seed + 1000);
  const low = 90 + Math.round(random() * 6);
  const hidden = hasHidden ? [low, low + 14] : [];
  const prices = [100];
  for (let day = 1; day < days; day += 1) {
    const before = prices[day - 1] ?? 100;
    let next = before * Math.exp(0.02 * normal());
    for (const level of hidden) {
      const isBeyond = before > level !== next > level;
      // The same move, reflected at the level.
      if (isBeyond && random() < turnedBack) next = (level * level) / next;
    }
    prices.push(next);
  }
  return { prices, hidden };
}

/** The closes came near a level and left. */
export interface Contact {
  /** Day on which they left. */
  readonly at: number;
  /** They left on the side that they came from. */
  readonly held: boolean;
}

/**
 * The contacts of closes with a level. Crossing it without a close near it counts too.
 * @param tolerance Share of the level within which a close is near it.
 */
export function contactsOf(prices: readonly number[], level: number, tolerance: number): Contact[] {
  const found: Contact[] = [];
  let [side, isNear] = [0, false];
  prices.forEach((price, at) => {
    const now = price > level * (1 + tolerance) ? 1 : price < level * (1 - tolerance) ? -1 : 0;
    if (now === 0) {
      isNear = true;
      return;
    }
    if (side !== 0 && (isNear || now !== side)) found.push({ at, held: now === side });
    [side, isNear] = [now, false];
  });
  return found;
}

/** Score of a level: contacts at which it held, minus those at which it broke. */
export function scoreOf(contacts: readonly Contact[]): number {
  return contacts.reduce((sum, { held }) => sum + (held ? 1 : -1), 0);
}

/** Days up to `split` were seen when the levels were placed; the others came after. */
export interface Periods<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** The contacts of a level in each period; one that is under way at the split belongs to the second. */
export function contactsByPeriod(
  prices: readonly number[],
  level: number,
  tolerance: number,
  split: number,
): Periods<Contact[]> {
  const all = contactsOf(prices, level, tolerance);
  return {
    before: all.filter(({ at }) => at < split),
    after: all.filter(({ at }) => at >= split),
  };
}

/** Numbers of random levels and of sets of them, for comparison. */
const [randomLevels, randomSets] = [300, 1000];

/** Scores of random levels, evenly likely between the lowest and the highest close before the split. */
export function randomScores(
  prices: readonly number[],
  tolerance: number,
  split: number,
): Periods<number>[] {
  const seen = prices.slice(0, split);
  const [least, most] = [Math.min(...seen), Math.max(...seen)];
  const random = randomFrom(1);
  return Array.from({ length: randomLevels }, () => {
    const level = least + random() * (most - least);
    const { before, after } = contactsByPeriod(prices, level, tolerance, split);
    return { before: scoreOf(before), after: scoreOf(after) };
  });
}

/** Share of 1,000 sets of `count` random levels whose scores add up to `score` or more. */
export function shareAsGood(scores: readonly number[], count: number, score: number): number {
  const random = randomFrom(2);
  let asGood = 0;
  for (let set = 0; set < randomSets; set += 1) {
    let sum = 0;
    for (let level = 0; level < count; level += 1) {
      sum += scores[Math.floor(random() * scores.length)] ?? 0;
    }
    if (sum >= score) asGood += 1;
  }
  return asGood / randomSets;
}
