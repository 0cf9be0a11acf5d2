/** The record of written-chain.ts rewritten with other facts and all hashes recomputed. */
import type { ChainFault } from '../../../src/domain/signals/chain-result.ts';
import type { Altered } from './edited-chains.ts';
import {
  entries,
  type Entry,
  type Facts,
  happen,
  iso,
  issue,
  minute,
  start,
  write,
} from './written-chain.ts';

/** Forgeries that only a known head, or the rules themselves, reveal. */
export function forged(): Altered[] {
  const t = (minutes: number) => start + minutes * minute;
  const rewrite = (name: string, code: Altered['code'], list: readonly Entry[], seed?: number) => ({
    name: `rewritten: ${name}`,
    code,
    events: write(list, seed),
  });
  const facts = (at: number, more: Facts, entry: Partial<Entry> = {}) =>
    entries.map((one, index) =>
      index === at - 1 ? { ...one, ...entry, facts: { ...one.facts, ...more } } : one,
    );
  const without = (opening: number) => {
    const kept = entries.filter((entry) => entry.opening !== opening);
    const places = kept.map((entry) => entries.indexOf(entry) + 1);
    return kept.map((entry) => ({ ...entry, opening: places.indexOf(entry.opening) + 1 }));
  };
  const insert = (at: number, entry: Entry) => entries.map(moved(at)).toSpliced(at - 1, 0, entry);
  const moved = (at: number) => (entry: Entry) =>
    entry.opening >= at ? { ...entry, opening: entry.opening + 1 } : entry;
  const next = (name: string, code: Altered['code'], facts: Facts, opening = 10, at = 131.5) =>
    rewrite(name, code, insert(12, { at: t(at), opening, facts }));
  const closing = (name: string, kind: string, more: Facts, code: ChainFault = 'history') =>
    rewrite(name, code, facts(12, { kind, ...more }));
  const seal = (name: string, ...positions: number[]) =>
    rewrite(
      name,
      'sealed',
      entries.map((entry, index) =>
        positions.includes(index + 1) ? { ...entry, sealed: true } : entry,
      ),
    );
  return [
    rewrite('a better exit', 'head', facts(7, { price: '110' })),
    rewrite('a loser made a trial', 'head', facts(3, { trial: false })),
    rewrite('an earlier exit', 'head', facts(6, { at: iso(t(38)) })),
    rewrite('another stop', 'head', facts(1, { stop_loss: '95' })),
    rewrite('another reasoning', 'head', facts(3, { reasoning: { fr: 'Autre.', en: 'Another.' } })),
    rewrite('a loser left out', 'head', without(3)),
    rewrite('other salts', 'head', entries, 2),
    next('entered twice', 'history', happen(4, 'entry_hit', t(131), { price: '100' })),
    next('expired after its entry', 'history', happen(4, 'expired', t(131)), 10),
    next('issued twice', 'payload', issue(4, t(131))),
    next(
      'about another signal',
      'payload',
      happen(1, 'revised', t(131), { take_profit: '125', stop_loss: '95' }),
    ),
    next(
      'about an unknown signal',
      'history',
      happen(4, 'revised', t(131), { take_profit: '125', stop_loss: '95' }),
      11,
    ),
    next(
      'after its end',
      'history',
      happen(3, 'revised', t(131), { take_profit: '125', stop_loss: '95' }),
      8,
    ),
    next(
      'levels crossed',
      'history',
      happen(4, 'revised', t(131), { take_profit: '90', stop_loss: '95' }),
    ),
    next(
      'a stop moved away after the entry',
      'history',
      happen(4, 'revised', t(131), { take_profit: '125', stop_loss: '89.99' }),
    ),
    next(
      'dated in the future',
      'history',
      happen(4, 'revised', t(140), { take_profit: '125', stop_loss: '95' }),
    ),
    next('an id used before', 'payload', issue(1, t(131.5)), 12),
    closing('a target better than any', 'take_profit', { price: '121' }),
    closing('a stop better than any', 'stop_loss', { price: '91' }),
    closing('an exit before its entry', 'stop_loss', { price: '89', at: iso(t(130.5)) }),
    closing('a withdrawal without its price', 'withdrawn', { price: undefined }),
    closing('a withdrawal better than any target', 'withdrawn', { price: '121' }),
    closing('an end that is none', 'revised', {}, 'payload'),
    closing('a price without a sense', 'stop_loss', { price: '-89' }, 'payload'),
    closing('an unknown fact', 'withdrawn', { confidence: 'high' }, 'payload'),
    rewrite(
      'an entry after the validity',
      'history',
      facts(11, { at: iso(t(191)) }, { at: t(131.9) }).map((entry, index) =>
        index > 9 ? { ...entry, at: entry.at + 80 * minute } : entry,
      ),
    ),
    rewrite('an entry at another price', 'history', facts(11, { price: '99' })),
    rewrite('backdated', 'history', facts(10, { at: iso(t(100)), valid_until: iso(t(190)) })),
    rewrite('levels against its action', 'history', facts(10, { action: 'sell' })),
    seal('a whole loser still sealed', 3, 5, 7),
    seal('its end still sealed', 12),
    seal('its entry still sealed', 11),
    rewrite('recorded out of order', 'time', facts(12, {}, { at: t(100) })),
    rewrite('closed as it was issued', 'history', facts(10, { kind: 'expired' })),
    rewrite('expired too early', 'head', facts(9, { at: iso(t(119)) })),
    rewrite(
      'the last day alone',
      'ahead',
      entries.slice(12).map((entry) => ({ ...entry, opening: entry.opening - 12 })),
    ),
  ];
}
