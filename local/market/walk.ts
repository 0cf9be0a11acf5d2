import type { Coin, Temper } from './coins.ts';

export type Currency = 'eur' | 'usd';

/** Price of a coin at a time (milliseconds since 1970), in a currency. */
export type Walk = (coin: Coin, currency: Currency, time: number) => number;

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/** Each octave is a slower and larger oscillation than the one before: 1 minute to 45 days. */
const octaves = Array.from({ length: 9 }, (_, index) => minuteMs * 4 ** index);

/** Maximum daily change of a price, as a share of it. */
const dailyMove: Readonly<Record<Temper, number>> = {
  stable: 0.0004,
  major: 0.022,
  alt: 0.038,
  meme: 0.055,
};

/** Correlation of a coin with the overall market. */
const marketPull: Readonly<Record<Temper, number>> = { stable: 0, major: 0.8, alt: 1, meme: 1.2 };

const eurPerUsd = 0.864;

/**
 * A stateless random walk: a price is a function of seed, coin and time alone, so it moves with the clock,
 * survives a restart, and has a history for charts. It is a sum of smooth noises whose amplitude grows with
 * the square root of their period, like the deviation of a random walk.
 */
export function randomWalk(seed: number): Walk {
  const cache = new Map<string, number>();

  function swing(name: string, time: number): number {
    let key = cache.get(name);
    if (key === undefined) cache.set(name, (key = hashText(name, seed)));
    let sum = 0;
    for (const period of octaves) {
      sum += Math.sqrt(period / dayMs) * smoothNoise(mix(key, period), time / period);
    }
    return sum;
  }

  return (coin, currency, time) => {
    const move = dailyMove[coin.temper];
    const pull = marketPull[coin.temper] * dailyMove.major;
    const market = pull === 0 ? 0 : pull * swing('market', time);
    const usd = coin.price * Math.exp(market + move * swing(coin.follows ?? coin.id, time));
    const rate = eurPerUsd * Math.exp(0.003 * swing('eur', time));
    return currency === 'usd' ? usd : usd * rate;
  };
}

/** Smooth noise between -1 and 1, different at every integer. */
function smoothNoise(key: number, position: number): number {
  const cell = Math.floor(position);
  const part = position - cell;
  const from = unit(key, cell);
  return from + (unit(key, cell + 1) - from) * part * part * (3 - 2 * part);
}

function unit(key: number, cell: number): number {
  return mix(key, cell) / 0x7fffffff - 1;
}

/** Hashes two numbers to a 32-bit number. */
function mix(left: number, right: number): number {
  let hash = Math.imul(left ^ Math.imul(right | 0, 0x9e3779b1), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function hashText(text: string, seed: number): number {
  return Buffer.from(text).reduce((hash, byte) => mix(hash, byte), mix(seed, 1));
}
