import { localCoins } from './coins.ts';
import type { Walk } from './walk.ts';

/** A lasting change of a coin's price. */
interface PriceMove {
  /** CoinGecko's id. */
  readonly coin: string;
  /** Start of the change, in milliseconds since 1970. */
  readonly since: number;
  /** -10: a tenth cheaper than the walk. */
  readonly percent: number;
}

/** Manual price changes on top of the random walk, so that a developer can make a signal reach its levels. */
export class PriceMoves {
  readonly #moves: PriceMove[] = [];

  /** False: there is no such coin. */
  add(move: PriceMove): boolean {
    if (!localCoins.some(({ id }) => id === move.coin)) return false;
    this.#moves.push(move);
    return true;
  }

  /** The walk with these changes; prices from before a change stay as they were. */
  on(walk: Walk): Walk {
    return (coin, currency, time) =>
      this.#moves
        .filter((move) => move.coin === coin.id && move.since <= time)
        .reduce((price, { percent }) => price * (1 + percent / 100), walk(coin, currency, time));
  }
}
