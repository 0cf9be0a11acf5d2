import { describe, expect, it } from 'vitest';
import { withdrawalEnds } from '../../../src/domain/contract/withdrawal.ts';
import { formatParisTime } from '../../../src/i18n/clock.ts';
import {
  cancellationOptions,
  findContract,
  type OwnContract,
} from '../../../src/domain/contract/cancellation-options.ts';

const start = new Date('2026-11-01T10:00:00Z');
const contract: OwnContract = {
  reference: 'ECT-1A2B3C4D',
  plan_key: 'formation',
  plan_name: 'Formation seule',
  stripe_status: 'active',
  cancel_at_period_end: false,
  canceled_at: null,
  paid_until: '2026-12-01T10:00:00Z',
  start_date: start.toISOString(),
};
const ending = { ...contract, reference: 'ECT-00000001', cancel_at_period_end: true };
const over = { ...contract, reference: 'ECT-00000002', stripe_status: 'canceled' } as const;
const now = new Date('2026-11-22T12:00:00Z');

describe('a cancellation', () => {
  it('is available for a renewing contract, before an ending one', () => {
    expect(cancellationOptions('cancellation', [ending, contract], now)).toEqual({
      type: 'open',
      contract,
    });
  });

  it('is available while a payment is missing, also the first', () => {
    for (const stripe_status of [
      'past_due',
      'unpaid',
      'paused',
      'trialing',
      'incomplete',
    ] as const) {
      expect(cancellationOptions('cancellation', [{ ...contract, stripe_status }], now).type).toBe(
        'open',
      );
    }
  });

  it('reports an ending contract', () => {
    expect(cancellationOptions('cancellation', [over, ending], now)).toEqual({
      type: 'ending',
      contract: ending,
    });
  });

  it('is unavailable for a contract that has ended or was never paid in time', () => {
    const abandoned = { ...contract, stripe_status: 'incomplete_expired' } as const;
    for (const contracts of [[], [over], [abandoned]]) {
      expect(cancellationOptions('cancellation', contracts, now)).toEqual({ type: 'none' });
    }
  });
});

describe('a withdrawal', () => {
  const until = withdrawalEnds(start);

  it('is available until the last second, also for an ending or an unpaid contract', () => {
    const unpaid = { ...contract, stripe_status: 'incomplete' } as const;
    for (const one of [contract, ending, unpaid]) {
      expect(cancellationOptions('withdrawal', [one], new Date(until.getTime() + 999))).toEqual({
        type: 'open',
        contract: one,
        until,
      });
    }
  });

  it('is unavailable the second after', () => {
    expect(
      cancellationOptions('withdrawal', [contract], new Date(until.getTime() + 1_000)),
    ).toEqual({
      type: 'over',
      contract,
      since: until,
    });
  });

  it('is available for a recent contract beside an older one', () => {
    const young = { ...contract, reference: 'ECT-00000003', start_date: now.toISOString() };
    expect(cancellationOptions('withdrawal', [contract, young], now)).toMatchObject({
      contract: young,
    });
  });
});

it('a reference selects its contract; without one the active contract is selected', () => {
  expect(findContract([ending, contract], 'ECT-00000001')).toBe(ending);
  expect(findContract([ending, contract], '')).toBe(contract);
  expect(findContract([over, ending], '')).toBe(ending);
  expect(findContract([contract], 'ECT-FFFFFFFF')).toBeUndefined();
});

it('an instant is formatted in Paris time', () => {
  const winter = new Date('2026-11-22T13:05:00Z');
  expect(formatParisTime('fr', winter)).toBe('22\u00A0novembre 2026 à 14\u00A0h\u00A005');
  expect(formatParisTime('en', winter)).toBe('22\u00A0November 2026 at 14:05');
  expect(formatParisTime('en', new Date('2026-07-14T23:30:00Z'))).toBe(
    '15\u00A0July 2026 at 01:30',
  );
});
