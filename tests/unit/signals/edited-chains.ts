/** Copies of the record of written-chain.ts, altered without recomputing any hash. */
import type { ChainFault } from '../../../src/domain/signals/chain-result.ts';
import { iso, issue, type Line, start } from './written-chain.ts';

/** An altered record, with the fault that gives it away; `ahead`: it ends before the known head. */
export interface Altered {
  readonly name: string;
  readonly code: ChainFault | 'ahead';
  readonly events: readonly unknown[];
}

/** Alterations of the published record without recomputed hashes. */
export function edited(chain: readonly Line[]): Altered[] {
  const change = (name: string, code: ChainFault, at: number, by: (line: Line) => object) => ({
    name: `${name} at ${at}`,
    code,
    events: chain.map((line) => (line.position === at ? { ...line, ...by(line) } : line)),
  });
  const other = (hex: string) => (hex.startsWith('a') ? 'b' : 'a') + hex.slice(1);
  const text = (from: string | RegExp, to: string) => (line: Line) => ({
    payload: (line.payload ?? '').replace(from, to),
  });
  const drop = (at: number) => chain.filter(({ position }) => position !== at);
  const renumbered = (at: number) =>
    drop(at).map((line, index) => ({ ...line, position: index + 1 }));
  const swapped = (at: number) => {
    const copy = [...chain];
    copy.splice(at - 1, 2, chain[at] as Line, chain[at - 1] as Line);
    return copy;
  };
  return [
    ...[1, 2, 5, 6, 7, 11, 12].map((at) =>
      change('price', 'commitment', at, text(/"(price|entry)": "1/, '"$1": "9')),
    ),
    ...[1, 3, 4, 6, 9].map((at) =>
      change('time of the fact', 'commitment', at, text('2026', '2025')),
    ),
    change('note', 'commitment', 4, text('follows', 'waits')),
    change('reasoning', 'commitment', 3, text('Two', 'Three')),
    change('spaces', 'commitment', 1, text('": ', '":')),
    change('kind', 'commitment', 7, text('stop_loss', 'take_profit')),
    change('source', 'commitment', 5, text('CoinGecko', 'The desk')),
    ...[1, 9, 12].map((at) =>
      change('salt', 'commitment', at, ({ salt }) => ({ salt: other(salt ?? '') })),
    ),
    change('salt taken away', 'commitment', 2, () => ({ salt: null })),
    change('payload taken away', 'commitment', 7, () => ({ payload: null })),
    change('payload made up for a sealed event', 'commitment', 14, () => ({
      payload: JSON.stringify(issue(6, start)),
      salt: 'c'.repeat(64),
    })),
    ...[2, 7, 12, 14].map((at) =>
      change('time of recording', 'hash', at, ({ recorded_at }) => ({
        recorded_at: iso(Date.parse(recorded_at) + 1),
      })),
    ),
    ...[1, 7, 13, 15].map((at) =>
      change('commitment', 'hash', at, (line) => ({ commitment: other(line.commitment) })),
    ),
    ...[1, 7, 15].map((at) => change('hash', 'hash', at, ({ hash }) => ({ hash: other(hash) }))),
    ...[1, 7, 15].map((at) =>
      change('previous hash', 'link', at, (line) => ({ previous_hash: other(line.previous_hash) })),
    ),
    ...[7, 14, 15].map((at) =>
      change('closing mark', 'hash', at, ({ closes }) => ({ closes: !closes })),
    ),
    ...[7, 15].map((at) => change('opening', 'hash', at, () => ({ opening: 1 }))),
    change('earlier time', 'time', 5, () => ({ recorded_at: iso(start) })),
    change('date without its form', 'malformed', 5, () => ({ recorded_at: '2026-09-01' })),
    change('unknown field', 'malformed', 6, () => ({ verified: true })),
    change('short hash', 'malformed', 8, ({ hash }) => ({ hash: hash.slice(1) })),
    { name: 'nothing at 3', code: 'malformed', events: chain.with(2, null as never) },
    ...[1, 3, 7, 9, 14].map((at) => ({
      name: `deleted ${at}`,
      code: 'position' as const,
      events: drop(at),
    })),
    ...[1, 3, 7, 14].map((at) => ({
      name: `deleted and renumbered ${at}`,
      code: 'link' as const,
      events: renumbered(at),
    })),
    ...[1, 7, 15].map((at) => ({
      name: `duplicated ${at}`,
      code: 'position' as const,
      events: chain.flatMap((line) => (line.position === at ? [line, line] : [line])),
    })),
    ...[1, 6, 14].map((at) => ({
      name: `swapped ${at}`,
      code: 'position' as const,
      events: swapped(at),
    })),
    ...[0, 1, 6, 8].map((length) => ({
      name: `cut to ${length}`,
      code: 'ahead' as const,
      events: chain.slice(0, length),
    })),
  ];
}
