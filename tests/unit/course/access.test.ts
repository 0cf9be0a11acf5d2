import { describe, expect, it } from 'vitest';
import type {
  Access,
  Requirement,
  SessionCheck,
  SubscriptionCheck,
  SubscriptionPeriod,
} from '../../../src/domain/shared/access.ts';
import { decideAccess, isActive } from '../../../src/domain/shared/access.ts';

const start = '2026-11-01T00:00:00.000Z';
const end = '2026-12-01T00:00:00.000Z';
const inside = new Date('2026-11-15T12:00:00.000Z');

function period(changes: Partial<SubscriptionPeriod> = {}): SubscriptionPeriod {
  return {
    status: 'active',
    start_date: start,
    end_date: end,
    includes_signals: false,
    ...changes,
  };
}

describe('a subscription is active', () => {
  it.each([
    ['a millisecond before it starts', '2026-10-31T23:59:59.999Z', false],
    ['the instant it starts', start, true],
    ['in the middle', '2026-11-15T12:00:00.000Z', true],
    ['the instant it ends', end, true],
    ['a millisecond after it ended', '2026-12-01T00:00:00.001Z', false],
    ['at its end, written in Paris time', '2026-12-01T01:00:00.000+01:00', true],
    ['just after its end, written in Paris time', '2026-12-01T01:00:00.001+01:00', false],
  ])('%s (%s): %s', (_, now, active) => {
    expect(isActive(period(), new Date(now))).toBe(active);
  });

  it.each([
    ['without a start', { start_date: null }],
    ['without an end', { end_date: null }],
    ['with an empty start', { start_date: '' }],
    ['with an unreadable start', { start_date: 'yesterday' }],
    ['with an unreadable end', { end_date: 'tomorrow' }],
    ['ending before it starts', { start_date: end, end_date: start }],
    ['canceled', { status: 'canceled' }],
    ['past due', { status: 'past_due' }],
    ['trialing', { status: 'trialing' }],
    ['with a status in capitals', { status: 'ACTIVE' }],
    ['with an empty status', { status: '' }],
  ])('never %s', (_, changes) => {
    expect(isActive(period(changes), inside)).toBe(false);
  });

  it('never with an invalid clock', () => {
    expect(isActive(period(), new Date(Number.NaN))).toBe(false);
  });

  it('in the time zone offset of Postgres dates', () => {
    const row = period({ end_date: '2026-11-15T13:00:00+01:00' });
    expect(isActive(row, inside)).toBe(true);
    expect(isActive(row, new Date(inside.getTime() + 1))).toBe(false);
  });
});

const training = period();
const signals = period({ includes_signals: true });
const lapsed = period({ end_date: '2026-11-10T00:00:00.000Z', includes_signals: true });

/** The whole table: rows are (session, subscription), columns are requirements. */
const columns: Requirement[] = ['none', 'session', 'subscription', 'signals'];
const table: [string, SessionCheck, SubscriptionCheck, Access[]][] = [
  ['a visitor', 'signed-out', 'none', ['open', 'sign-in', 'sign-in', 'sign-in']],
  ['a visitor, rows unreadable', 'signed-out', 'failed', ['open', 'sign-in', 'sign-in', 'sign-in']],
  [
    'a visitor with a row left over',
    'signed-out',
    signals,
    ['open', 'sign-in', 'sign-in', 'sign-in'],
  ],
  ['a member', 'signed-in', 'none', ['open', 'open', 'subscribe', 'subscribe']],
  ['a lapsed subscriber', 'signed-in', lapsed, ['open', 'open', 'subscribe', 'subscribe']],
  ['a training subscriber', 'signed-in', training, ['open', 'open', 'open', 'upgrade']],
  ['a signals subscriber', 'signed-in', signals, ['open', 'open', 'open', 'open']],
  ['a member, rows unreadable', 'signed-in', 'failed', ['open', 'open', 'unknown', 'unknown']],
  ['an unreadable session', 'failed', 'none', ['open', 'open', 'unknown', 'unknown']],
  ['an unreadable session with a row', 'failed', signals, ['open', 'open', 'unknown', 'unknown']],
  ['nothing readable', 'failed', 'failed', ['open', 'open', 'unknown', 'unknown']],
];

describe('access', () => {
  const cases = table.flatMap(([who, session, subscription, answers]) =>
    columns.map((requirement, index) => ({
      who,
      session,
      subscription,
      requirement,
      access: answers[index],
    })),
  );

  it.each(cases)('of $who to $requirement is $access', (row) => {
    expect(decideAccess(row.requirement, row.session, row.subscription, inside)).toBe(row.access);
  });

  it('is never a paywall for a paying customer after a failed check', () => {
    for (const requirement of ['subscription', 'signals'] as const) {
      for (const session of ['signed-in', 'failed'] as const) {
        const access = decideAccess(requirement, session, 'failed', inside);
        expect(access).toBe('unknown');
      }
    }
  });
});
