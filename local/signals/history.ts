/** An invented history of signals on the simulated market, with outcomes from its prices. */
import { createHash } from 'node:crypto';
import { watch, type Outcome } from '../../src/domain/signals/outcome.ts';
import { pairOf, toPriceText, wayOf, type SignalAction } from '../../src/domain/signals/signal.ts';
import { localCoins } from '../market/coins.ts';
import { randomWalk, type Walk } from '../market/walk.ts';
import { marketSeed } from '../market/index.ts';
import { reasoningOf, type Reasoning } from './reasonings.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Number of signals, and of days in which they were issued. */
const [count, days] = [42, 120];
/** Days after which an entered signal that is still open is withdrawn at the current price. */
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
  /** Outcomes, oldest first; a withdrawal is `withdrawn`. */
  readonly outcomes: readonly (Outcome | Withdrawal)[];
}

export interface Withdrawal {
  readonly kind: 'withdrawn';
  readonly at: number;
  readonly price: string;
}

/** Ends of closed signals, repeated in this order: gains, losses and expiries. */
const ends = ['stop_loss', 'take_profit', 'take_profit', 'expired', 'stop_loss'] as const;
/** Maximum of candidates for a signal that ends as wanted. */
const tries = 12;

/**
 * The signals, oldest first: all trials, or all but the newest if `open`. The last two are a few
 * hours old. Each is chosen from several candidates to end as listed in `ends`: a random market
 * alone may give ten stops in a row.
 */
export function inventHistory(now: number, open: boolean): InventedSignal[] {
  const walk = randomWalk(marketSeed);
  const end = Math.floor(now / dayMs) * dayMs;
  return Array.from({ length: count }, (_, n) => {
    const isNew = n >= count - 2;
    const age = isNew ? (count - n) * 3 * hourMs : ((count - n) / count) * days * dayMs;
    const issuedAt = Math.round((isNew ? now : end) - age);
    const invent = (attempt: number) => inventSignal({ n, attempt, issuedAt, now, walk });
    const wanted = isNew ? 'issued' : ends[n % ends.length];
    let signal = invent(0);
    for (let attempt = 1; attempt < tries && endOf(signal) !== wanted; attempt += 1) {
      signal = invent(attempt);
    }
    return { ...signal, trial: !open || n < count - 12 };
  });
}

function endOf({ outcomes }: Pick<InventedSignal, 'outcomes'>): string {
  return outcomes.at(-1)?.kind ?? 'issued';
}

interface Slot {
  readonly n: number;
  readonly attempt: number;
  readonly issuedAt: number;
  readonly now: number;
  readonly walk: Walk;
}

function inventSignal({ n, attempt, issuedAt, now, walk }: Slot): Omit<InventedSignal, 'trial'> {
  const number = digits(`signal ${n} ${attempt}`);
  const coin = localCoins.find(({ id }) => id === coinIds[number(0) % coinIds.length]);
  if (!coin) throw new Error('A coin of the local market is missing.');
  const price = (at: number): number => walk(coin, 'eur', at);
  const action: SignalAction = number(1) % 3 === 0 ? 'sell' : 'buy';
  const way = wayOf(action);
  const entry = price(issuedAt) * (1 - way * (0.002 + (number(2) % 8) / 1_000));
  const distance = entry * (0.025 + (number(3) % 20) / 1_000);
  const reward = 1.1 + (number(4) % 12) / 10;
  const level = (value: number) => toPriceText(Number(value.toPrecision(5)));
  const validityMinutes = (1 + (number(5) % 3)) * 24 * 60;
  const levels = {
    entry: level(entry),
    takeProfit: level(entry + way * distance * reward),
    stopLoss: level(entry - way * distance),
  };
  return {
    id: uuidOf(`${pairOf(coin.id, 'eur')} ${n}`),
    action,
    coin: coin.id,
    ...levels,
    risk: number(6) % 4 === 0 ? '0.005' : '0.01',
    validityMinutes,
    reasoning: reasoningOf(action, n),
    issuedAt,
    outcomes: outcomesOf(action, levels, issuedAt, validityMinutes, now, price),
  };
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
      entry,
      validUntil: issuedAt + validityMinutes * 60_000,
      entered: false,
      watchedUntil: issuedAt,
      levels: [{ since: issuedAt, takeProfit, stopLoss }],
    },
    // Halves the intervals of ten minutes: otherwise each event would state a gap in prices.
    points.flatMap((point, index) => {
      const before = points[index - 1];
      return before ? [{ at: point.at - stepMs / 2, price: before.price }, point] : [point];
    }),
  );
  const ended = outcomes.some(({ kind }) => kind !== 'entry_hit');
  const isOld = now > issuedAt + longestDays * dayMs;
  return outcomes.length > 0 && !ended && isOld
    ? [
        ...outcomes,
        {
          kind: 'withdrawn',
          at: last,
          price: toPriceText(Number(price(last).toPrecision(6))),
        },
      ]
    : [...outcomes];
}

/** Pseudorandom numbers derived from a text, by index. */
function digits(text: string): (index: number) => number {
  const bytes = createHash('sha256').update(text).digest();
  return (index) => bytes.readUInt16BE(index * 2);
}

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
