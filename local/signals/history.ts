/** An invented history of signals on the simulated market, with the outcomes that its prices gave them. */
import { createHash } from 'node:crypto';
import { watch, type Outcome } from '../../src/domain/signals/outcome.ts';
import { pairOf, toPriceText, wayOf, type SignalAction } from '../../src/domain/signals/signal.ts';
import { localCoins } from '../market/coins.ts';
import { randomWalk } from '../market/walk.ts';
import { marketSeed } from '../market/index.ts';
import { reasoningOf, type Reasoning } from './reasonings.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How many signals there are, and over how many days they were issued. */
const [count, days] = [42, 120];
/** An entered signal that nothing has closed by then is withdrawn at the price. */
const longestDays = 16;
const coinIds = ['bitcoin', 'ethereum', 'solana', 'ripple', 'cardano', 'chainlink', 'litecoin'];

export interface InventedSignal {
  readonly id: string;
  readonly trial: boolean;
  readonly action: SignalAction;
  readonly coin: string;
  readonly entry: string;
  readonly takeProfit: string;
  readonly stopLoss: string;
  readonly risk: string;
  readonly validityMinutes: number;
  readonly reasoning: Reasoning;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
  /** What happened, oldest first; a withdrawal is `withdrawn`. */
  readonly outcomes: readonly (Outcome | Withdrawal)[];
}

export interface Withdrawal {
  readonly kind: 'withdrawn';
  readonly at: number;
  readonly price: number;
}

/**
 * The signals, oldest first: trials, of which the newest are to subscribers once `open`. The last ones are open.
 * The same for one day, so that a restart changes nothing.
 */
export function inventHistory(now: number, open: boolean): InventedSignal[] {
  const walk = randomWalk(marketSeed);
  const end = Math.floor(now / dayMs) * dayMs;
  return Array.from({ length: count }, (_, n) => {
    const number = digits(`signal ${n}`);
    const coin = localCoins.find(({ id }) => id === coinIds[number(0) % coinIds.length]);
    if (!coin) throw new Error('A coin of the local market is missing.');
    // The last two are of the last hours.
    const age = n >= count - 2 ? (count - n) * 3 * hourMs : ((count - n) / count) * days * dayMs;
    const issuedAt = Math.round((n >= count - 2 ? now : end) - age);
    const price = (at: number): number => walk(coin, 'eur', at);
    const action: SignalAction = number(1) % 3 === 0 ? 'sell' : 'buy';
    const way = wayOf(action);
    const start = price(issuedAt);
    const entry = start * (1 - way * (0.002 + (number(2) % 8) / 1_000));
    const distance = entry * (0.025 + (number(3) % 20) / 1_000);
    const reward = 1.1 + (number(4) % 12) / 10;
    const level = (value: number) => toPriceText(Number(value.toPrecision(5)));
    const [target, stop] = [entry + way * distance * reward, entry - way * distance];
    const validityMinutes = (1 + (number(5) % 3)) * 24 * 60;
    const levels = { entry: level(entry), takeProfit: level(target), stopLoss: level(stop) };
    return {
      id: uuidOf(`${pairOf(coin.id, 'eur')} ${n}`),
      trial: !open || n < count - 12,
      action,
      coin: coin.id,
      ...levels,
      risk: number(6) % 4 === 0 ? '0.005' : '0.01',
      validityMinutes,
      reasoning: reasoningOf(action, n),
      issuedAt,
      outcomes: outcomesOf(action, levels, issuedAt, validityMinutes, now, price),
    };
  });
}

function outcomesOf(
  action: SignalAction,
  { entry, takeProfit, stopLoss }: Record<'entry' | 'takeProfit' | 'stopLoss', string>,
  issuedAt: number,
  validityMinutes: number,
  now: number,
  price: (at: number) => number,
): (Outcome | Withdrawal)[] {
  const last = Math.min(now, issuedAt + longestDays * dayMs);
  const stepMs = 10 * 60_000;
  const points = Array.from({ length: Math.floor((last - issuedAt) / stepMs) }, (_, step) => {
    const at = issuedAt + (step + 1) * stepMs;
    return { at, price: Number(price(at).toPrecision(6)) };
  });
  const { outcomes } = watch(
    {
      action,
      entry: Number(entry),
      validUntil: issuedAt + validityMinutes * 60_000,
      entered: false,
      watchedUntil: issuedAt,
      levels: [{ since: issuedAt, takeProfit: Number(takeProfit), stopLoss: Number(stopLoss) }],
    },
    // Ten minutes apart: an interval that long without prices would be named in each event.
    points.flatMap((point, index) => {
      const before = points[index - 1];
      return before ? [{ at: point.at - stepMs / 2, price: before.price }, point] : [point];
    }),
  );
  const ended = outcomes.some(({ kind }) => kind !== 'entry_hit');
  const isOld = now > issuedAt + longestDays * dayMs;
  return outcomes.length > 0 && !ended && isOld
    ? [...outcomes, { kind: 'withdrawn', at: last, price: Number(price(last).toPrecision(6)) }]
    : [...outcomes];
}

/** Numbers that depend on a text alone, by index. */
function digits(text: string): (index: number) => number {
  const bytes = createHash('sha256').update(text).digest();
  return (index) => bytes.readUInt16BE(index * 2);
}

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
