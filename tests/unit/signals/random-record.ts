/** Random records for statistics: overlaps, ties, gaps, revisions, withdrawals, sealed signals. */
import { shuffled } from '../../seeded-random.ts';
import { type Entry, type Facts, happen, issue, minute, start } from './written-chain.ts';

const pick = <Item>(items: readonly Item[], random: () => number): Item =>
  items[Math.floor(random() * items.length)] as Item;
const price = (value: number) => String(Math.round(value * 1e6) / 1e6);

interface Step {
  readonly at: number;
  readonly n: number;
  readonly facts: Facts;
}

/** `losers`: every entered signal ends at its stop or worse. */
export function randomEntries(random: () => number, size: number, losers = false): Entry[] {
  // Spread over four months, or within hours, when many overlap and end at the same time.
  const slots = pick(
    [
      { number: 8, minutes: 30 },
      { number: 40, minutes: 60 },
      { number: 400, minutes: 480 },
    ],
    random,
  );
  const steps = Array.from({ length: size }, (_, index) =>
    signal(index + 1, slots, random, losers),
  ).flat();
  // Simultaneous events: signals are in random order, and the events of each signal in their own.
  const ranks = shuffled(
    Array.from({ length: size }, (_, index) => index + 1),
    random,
  );
  const order = steps.sort((a, b) => a.at - b.at || ranks.indexOf(a.n) - ranks.indexOf(b.n));
  const openings = new Map<number, number>();
  const sealed = new Set(
    Array.from({ length: size }, (_, index) => index + 1).filter(() => random() < 0.15),
  );
  return order.map(({ at, n, facts }, index) => {
    const opening = openings.get(n) ?? index + 1;
    openings.set(n, opening);
    // Some are disclosed only in part, as between two pages of the chain.
    return { at, opening, facts, sealed: sealed.has(n) && random() < 0.8 };
  });
}

function signal(
  n: number,
  slots: { number: number; minutes: number },
  random: () => number,
  losers: boolean,
): Step[] {
  const way = random() < 0.5 ? 1 : -1;
  let at = start + Math.floor(random() * slots.number) * slots.minutes * minute;
  const entry = pick([100, 64_321.5, 0.000_42, 3.7], random);
  const [risk, gain] = [entry * (0.01 + random() * 0.1), entry * (0.01 + random() * 0.2)];
  const target = entry + way * gain;
  let stop = entry - way * risk;
  const levels = () => ({ take_profit: price(target), stop_loss: price(stop) });
  const action = way === 1 ? 'buy' : 'sell';
  const steps: Step[] = [
    {
      at,
      n,
      facts: issue(n, at, { action, entry: price(entry), ...levels(), trial: random() < 0.4 }),
    },
  ];
  const add = (kind: string, more: Facts = {}) => {
    at += Math.floor(random() * 3) * 30 * minute;
    steps.push({ at, n, facts: happen(n, kind, at, more) });
  };
  const fate = random();
  if (fate < 0.1) return steps;
  if (fate < 0.2) add('expired', {});
  else if (fate < 0.3) add('withdrawn', {});
  if (fate < 0.3) return steps;
  add('entry_hit', { price: price(entry) });
  if (random() < 0.3 && !losers) {
    stop = entry + way * risk * (random() - 0.5);
    add('revised', levels());
  }
  if (fate < 0.4) return steps;
  const gap = random() < 0.3 ? risk * random() : 0;
  if (losers || fate < 0.65)
    add('stop_loss', { price: price(stop - way * gap), observed: price(stop - way * gap) });
  else if (fate < 0.9) add('take_profit', { price: price(target) });
  else add('withdrawn', { price: price(entry + way * (random() - 0.5) * gain) });
  return steps;
}
