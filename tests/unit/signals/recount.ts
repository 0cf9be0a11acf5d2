/**
 * An independent count of the statistics, straight from the lines: trades one coin each time in
 * money, sums every stretch of trades for the drawdown, and counts runs as letters. Shares no
 * code with the site.
 */
import type { Facts, Line } from './written-chain.ts';

interface Trade {
  readonly month: string;
  readonly at: string;
  readonly closing: number;
  readonly trial: boolean;
  readonly kind: string;
  /** Undefined: never entered. */
  readonly r?: number;
}

export function recount(lines: readonly Line[], share: 'all' | 'live' | 'trial') {
  const all = tradesOf(lines);
  const trades = all
    .filter(({ trial }) => share === 'all' || (share === 'trial' ? trial : !trial))
    .sort((a, b) => (a.at === b.at ? a.closing - b.closing : Date.parse(a.at) - Date.parse(b.at)));
  const months = [...new Set(trades.map(({ month }) => month))].sort();
  return {
    order: trades.map(({ closing }) => closing),
    statistics: count(trades),
    months: months.map((month) => ({ month, ...count(trades.filter((t) => t.month === month)) })),
    sealed: sealedOf(lines, all.length),
  };
}

function tradesOf(lines: readonly Line[]): Trade[] {
  return lines
    .filter(({ opening, position }) => opening === position)
    .flatMap(({ position }) => {
      const own = lines.filter(({ opening }) => opening === position);
      const facts = own.map(({ payload }) =>
        payload === null ? null : (JSON.parse(payload) as Facts),
      );
      const last = own.find(({ closes }) => closes);
      if (!last || facts.includes(null)) return [];
      const [first, end] = [facts[0] as Facts, facts[own.indexOf(last)] as Facts];
      const at = String(end['at']);
      const r = facts.some((fact) => fact?.['kind'] === 'entry_hit')
        ? traded(first, end)
        : undefined;
      return [
        {
          ...{ at, month: at.slice(0, 'yyyy-mm'.length), closing: last.position },
          ...{ trial: first['trial'] === true, kind: String(end['kind']) },
          ...(r !== undefined && { r }),
        },
      ];
    });
}

/** Result of one coin in money, divided by the risk to the stop as issued. */
function traded(first: Facts, end: Facts): number {
  const [entry, stop, exit] = [first['entry'], first['stop_loss'], end['price']].map(Number) as [
    number,
    number,
    number,
  ];
  let money = 0;
  const order = (side: 'buy' | 'sell', price: number) => {
    money += side === 'buy' ? -price : price;
    money -= (price * 25) / 10_000;
  };
  const closing = first['action'] === 'buy' ? 'sell' : 'buy';
  const worse = end['kind'] === 'take_profit' ? 1 : closing === 'sell' ? 0.999 : 1.001;
  order(closing === 'sell' ? 'buy' : 'sell', entry);
  order(closing, exit * worse);
  return money / (entry > stop ? entry - stop : stop - entry);
}

function count(trades: readonly Trade[]) {
  const results = trades.flatMap(({ r }) => (r === undefined ? [] : [r]));
  const letters = results.map((r) => (r > 0 ? 'W' : r < 0 ? 'L' : 'E')).join('');
  const number = (letter: string) => letters.split(letter).length - 1;
  const stretches = results.flatMap((_, from) =>
    results.slice(from).map((__, to) => total(results.slice(from, from + to + 1))),
  );
  const never = (kind: string) =>
    trades.filter((trade) => trade.r === undefined && trade.kind === kind).length;
  return {
    closed: trades.length,
    entered: results.length,
    wins: number('W'),
    losses: number('L'),
    even: number('E'),
    expired: never('expired'),
    withdrawn: never('withdrawn'),
    winRate: results.length > 0 ? number('W') / results.length : null,
    average: results.length > 0 ? total(results) / results.length : null,
    margin: marginOf(results),
    sum: total(results),
    drawdown: -Math.min(0, ...stretches),
    losingRun: Math.max(...letters.split(/[^L]/).map(({ length }) => length)),
  };
}

/** Twice the standard error of the average; the variance from the differences of all pairs. */
function marginOf(results: readonly number[]): number | null {
  const n = results.length;
  if (n < 2) return null;
  const squares = results.flatMap((one, i) =>
    results.slice(i + 1).map((other) => (one - other) ** 2),
  );
  return 2 * Math.sqrt(total(squares) / (n * (n - 1)) / n);
}

const total = (numbers: readonly number[]) => numbers.reduceRight((sum, number) => sum + number, 0);

function sealedOf(lines: readonly Line[], disclosed: number) {
  const ended = new Set(lines.filter(({ closes }) => closes).map(({ opening }) => opening));
  const open = lines.filter(
    ({ opening, position }) => opening === position && !ended.has(position),
  );
  return {
    open: open.length,
    closed: ended.size - disclosed,
    openSince: open[0]?.recorded_at ?? null,
  };
}
