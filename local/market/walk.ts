import type { Coin, Temper } from './coins.ts';

export type Currency = 'eur' | 'usd';

/** Price of a coin at a time (milliseconds since 1970), in a currency. */
export type Walk = (coin: Coin, currency: Currency, time: number) => number;

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;

/** Each octave is a slower and larger swing than the one before: 1 minute to 45 days. */
const OCTAVES = Array.from({ length: 9 }, (_, index) => MINUTE * 4 ** index);

/** How far a price may move in a day, as a share of it. */
const DAILY_MOVE: Readonly<Record<Temper, number>> = {
  stable: 0.0004,
  major: 0.022,
  alt: 0.038,
  meme: 0.055,
};

/** How strongly a coin follows the market as a whole. */
const MARKET_PULL: Readonly<Record<Temper, number>> = { stable: 0, major: 0.8, alt: 1, meme: 1.2 };

const EUR_PER_USD = 0.864;

/**
 * A random walk without memory: a price is a function of the seed, the coin and the time alone,
 * so it moves with the clock, is the same after a restart, and has a past to draw charts of.
 * It is a sum of smooth noises whose height grows with the root of their period, as a random
 * walk's spread grows with the root of time.
 */
export function randomWalk(seed: number): Walk {
  const cache = new Map<string, number>();

  function swing(name: string, time: number): number {
    let key = cache.get(name);
    if (key === undefined) cache.set(name, (key = hashText(name, seed)));
    let sum = 0;
    for (const period of OCTAVES) {
      sum += Math.sqrt(period / DAY) * smoothNoise(mix(key, period), time / period);
    }
    return sum;
  }

  return (coin, currency, time) => {
    const move = DAILY_MOVE[coin.temper];
    const pull = MARKET_PULL[coin.temper] * DAILY_MOVE.major;
    const market = pull === 0 ? 0 : pull * swing('market', time);
    const usd = coin.price * Math.exp(market + move * swing(coin.follows ?? coin.id, time));
    const rate = EUR_PER_USD * Math.exp(0.003 * swing('eur', time));
    return currency === 'usd' ? usd : usd * rate;
  };
}

/** Between -1 and 1, smooth, different at every whole number. */
function smoothNoise(key: number, position: number): number {
  const cell = Math.floor(position);
  const part = position - cell;
  const from = unit(key, cell);
  return from + (unit(key, cell + 1) - from) * part * part * (3 - 2 * part);
}

function unit(key: number, cell: number): number {
  return mix(key, cell) / 0x7fffffff - 1;
}

/** A well-spread 32-bit number from two numbers. */
function mix(left: number, right: number): number {
  let hash = Math.imul(left ^ Math.imul(right | 0, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function hashText(text: string, seed: number): number {
  return Buffer.from(text).reduce((hash, byte) => mix(hash, byte), mix(seed, 1));
}
