/** Signals made from events, their unread marks and filters. */
import { describe, expect, it } from 'vitest';
import { coinsOf, filterSignals, noFilters } from '../../../src/domain/signals/feed/filters.ts';
import {
  multipleOf,
  signalsOfEvents,
  standingOf,
} from '../../../src/domain/signals/feed/signal-of-events.ts';
import { afterReading, firstRead, unreadSignals } from '../../../src/domain/signals/feed/unread.ts';
import { expired, happened, issued, revised } from './feed-events.ts';

const history = [
  issued(1, 'a'),
  issued(2, 'b', { action: 'sell', coin: 'ethereum', take_profit: '70', stop_loss: '84' }),
  happened(3, 'a', 'entry_hit', '80'),
  issued(4, 't', { trial: true }),
  revised(5, 'a', '95', '80.5'),
  happened(6, 'a', 'stop_loss', '79'),
  issued(7, 'c', { coin: 'solana' }),
];
const find = (id: string, events = history) => {
  const signal = signalsOfEvents(events).find((one) => one.id === id);
  if (!signal) throw new Error(`No signal ${id}.`);
  return signal;
};

describe('a signal of events', () => {
  it('has the levels in force, its state and its result at the stop of its issue', () => {
    expect(find('a')).toMatchObject({
      ...{ state: 'stop_loss', takeProfit: '95', stopLoss: '80.5', firstStop: '75' },
      ...{ exit: '79', position: 6 },
    });
    // The price fell through the stop: a loss of one fifth of the first risk.
    expect(multipleOf(find('a'))).toBeCloseTo(-0.2);
    expect(find('b')).toMatchObject({ state: 'issued', action: 'sell', position: 2 });
    expect(multipleOf(find('b'))).toBeUndefined();
    const sold = find('b', [...history, happened(8, 'b', 'take_profit', '70')]);
    expect(multipleOf(sold)).toBeCloseTo(2.5);
  });

  it('comes newest first, without trials, whatever the order and repetition of its events', () => {
    const ids = (events = history) => signalsOfEvents(events).map(({ id }) => id);
    expect(ids()).toEqual(['c', 'a', 'b']);
    expect(ids([...history.toReversed(), ...history])).toEqual(['c', 'a', 'b']);
    // An event of a signal whose issue was not received.
    expect(ids([happened(3, 'z', 'entry_hit', '80')])).toEqual([]);
  });

  it('is late from the end of its validity until the record says that it expired', () => {
    const end = Date.parse('2026-11-27T09:00:00Z');
    expect(standingOf(find('c'), end - 1)).toBe('issued');
    expect(standingOf(find('c'), end)).toBe('late');
    expect(standingOf(find('c', [...history, expired(8, 'c')]), end)).toBe('expired');
    expect(standingOf(find('c', [...history, happened(8, 'c', 'entry_hit', '80')]), end)).toBe(
      'entry_hit',
    );
  });
});

describe('unread signals', () => {
  const signals = signalsOfEvents(history);
  const none = new Map<string, number>();
  const unread = (position: number, opened: ReadonlyMap<string, number> = none) =>
    [...unreadSignals(signals, { position, opened })].sort().join('');

  it('have an event after the position read', () => {
    expect([unread(0), unread(2), unread(5), unread(6), unread(7)]).toEqual([
      ...['abc', 'ac', 'ac', 'c', ''],
    ]);
  });

  it('are the open ones for somebody who has never read', () => {
    const first = firstRead(signals);
    expect([...unreadSignals(signals, first)].sort()).toEqual(['b', 'c']);
    expect(firstRead([])).toEqual({ position: 0, opened: none });
  });

  it('keep the position before the first event that is not read', () => {
    const [c, a, b] = [find('c'), find('a'), find('b')];
    const one = afterReading(signals, { position: 0, opened: none }, c);
    expect(one.position).toBe(0);
    const two = afterReading(signals, one, a);
    expect(two.position).toBe(1);
    expect([...unreadSignals(signals, two)]).toEqual(['b']);
    expect(afterReading(signals, two, b).position).toBe(7);
    // A new event of a signal that was opened.
    const later = signalsOfEvents([...history, expired(8, 'c')]);
    expect([...unreadSignals(later, one)].sort()).toEqual(['a', 'b', 'c']);
    expect(afterReading(later, two, find('b')).position).toBe(7);
  });
});

describe('filters', () => {
  const ids = (filters: object) =>
    filterSignals(signalsOfEvents(history), { ...noFilters, ...filters }).map(({ id }) => id);

  it('are combined', () => {
    expect(ids({})).toEqual(['c', 'a', 'b']);
    expect(ids({ state: 'open' })).toEqual(['c', 'b']);
    expect(ids({ state: 'closed' })).toEqual(['a']);
    expect(ids({ state: 'open', action: 'buy' })).toEqual(['c']);
    expect(ids({ coin: 'ethereum', action: 'buy' })).toEqual([]);
    expect(coinsOf(signalsOfEvents(history))).toEqual(['solana', 'bitcoin', 'ethereum']);
  });
});
