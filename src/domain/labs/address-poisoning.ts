/** Look-alike addresses: how similar two are, and how long it takes to generate one. */

/** Characters of an address, after `0x`. */
export const addressLength = 40;

/** Characters that two addresses share at the start and at the end, whatever their case. */
export function sameEnds(one: string, other: string): { first: number; last: number } {
  const differs = differences(one, other);
  const first = differs.indexOf(true);
  if (first < 0) return { first: addressLength, last: addressLength };
  return { first, last: addressLength - 1 - differs.lastIndexOf(true) };
}

/** Whether two addresses differ at each position, whatever their case. */
export function differences(one: string, other: string): boolean[] {
  const [left, right] = [one.toLowerCase(), other.toLowerCase()];
  return Array.from({ length: addressLength }, (_, at) => left[at] !== right[at]);
}

/** Expected number of addresses to try to match `count` characters: 16 to the power of `count`. */
export function triesToMatch(count: number): bigint {
  return 16n ** BigInt(count);
}

/** Mean time to match `count` characters, in seconds. */
export function secondsToMatch(count: number, perSecond: number): number {
  return Number(triesToMatch(count)) / perSecond;
}

/** Probability of at least one match within a time in seconds. */
export function chanceWithin(seconds: number, count: number, perSecond: number): number {
  return -Math.expm1(seconds * perSecond * Math.log1p(-1 / Number(triesToMatch(count))));
}

/** A unit of time for a duration: the largest in which it is at least 1. */
export type TimeUnit = 'millisecond' | 'second' | 'minute' | 'hour' | 'day' | 'year';

const unitSeconds: readonly (readonly [TimeUnit, number])[] = [
  ['year', 365.25 * 86_400],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
  ['millisecond', 0.001],
];

/** A duration as a count of its unit: 90 s are 1.5 minutes. */
export function inUnits(seconds: number): { unit: TimeUnit; count: number } {
  const [unit, length] =
    unitSeconds.find(([, size]) => seconds >= size) ?? (['millisecond', 0.001] as const);
  return { unit, count: seconds / length };
}
