/** Bitcoin's supply by block height. The subsidy is an integer number of satoshis, halved and rounded down. */
import { satoshis } from './fees.ts';

/** Blocks between two halvings. */
export const halvingInterval = 210_000;
/** Subsidy of the first blocks, in satoshis. */
const firstSubsidy = 50 * satoshis;
/** Blocks of a day at one every ten minutes. */
const blocksPerDay = 144;
/** Height from which a block creates nothing: the subsidy is below one satoshi after 33 halvings. */
export const lastHeight = 33 * halvingInterval;
/** The sum that the halvings approach without rounding, in bitcoins. */
export const limit = 21_000_000;

/** Halvings before a block. */
export function halvingsAt(height: number): number {
  return Math.floor(height / halvingInterval);
}

/** New bitcoins that the block at a height may create. */
export function subsidyAt(height: number): number {
  return subsidyAfter(halvingsAt(height)) / satoshis;
}

/** Bitcoins that the rule allowed in all blocks below a height, the first block at height 0 included. */
export function issuedAt(height: number): number {
  const era = halvingsAt(height);
  let sum = (height - era * halvingInterval) * subsidyAfter(era);
  for (let before = 0; before < era; before += 1) sum += halvingInterval * subsidyAfter(before);
  return sum / satoshis;
}

export interface Pace {
  readonly perBlock: number;
  readonly perDay: number;
  /** In 365 days, if no halving came in between. */
  readonly perYear: number;
  /** New bitcoins of a year as a share of those issued; infinite before the first. */
  readonly rate: number;
}

/** How fast bitcoins are issued at a height, with one block every ten minutes. */
export function paceAt(height: number): Pace {
  const perBlock = subsidyAt(height);
  const perDay = perBlock * blocksPerDay;
  const perYear = perDay * 365;
  return { perBlock, perDay, perYear, rate: perYear / issuedAt(height) };
}

/** Days of the first block and of the halvings so far. */
const known = ['2009-01-03', '2012-11-28', '2016-07-09', '2020-05-11', '2024-04-20'];

/** About when a block is mined: between known halvings evenly, after the last one every ten minutes. */
export function dateAt(height: number): Date {
  const last = known.length - 1;
  const era = Math.min(halvingsAt(height), last);
  const start = Date.parse(known[era] ?? '');
  const tenMinutes = 600_000;
  const end = Date.parse(known[era + 1] ?? '') || start + halvingInterval * tenMinutes;
  return new Date(start + ((height - era * halvingInterval) * (end - start)) / halvingInterval);
}

/** Subsidy after a number of halvings, in satoshis. */
function subsidyAfter(halvings: number): number {
  return Math.floor(firstSubsidy / 2 ** halvings);
}
