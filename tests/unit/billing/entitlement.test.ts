/** The access each Stripe status gives, to the second: from the rule to the decision. */
import { describe, expect, it } from 'vitest';
import { isActive } from '../../../src/domain/shared/access.ts';
import {
  entitlement,
  graceSeconds,
  type Entitlement,
  type StripeFacts,
} from '../../../src/domain/billing/entitlement.ts';
import type { PlanKey } from '../../../src/domain/billing/plans.ts';
import type {
  BilledPeriod,
  PaymentOutcome,
  PlanChange,
} from '../../../src/domain/billing/paid-periods.ts';
import {
  statusRules,
  stripeStatuses,
  type StripeStatus,
} from '../../../src/domain/billing/stripe-status.ts';

const day = 86_400;
const start = Date.UTC(2026, 10, 1, 9, 30) / 1000;
const end = start + 30 * day;

type Changes = Partial<Omit<StripeFacts, 'periods'>> & {
  /** Of the current period; default: the outcome that the status implies. */
  readonly payment?: PaymentOutcome;
  readonly began?: number;
  readonly earlier?: readonly BilledPeriod[];
};

function facts({ payment, began = start, earlier = [], ...changes }: Changes = {}): StripeFacts {
  const { status = 'active' } = changes;
  const presumed = statusRules[status].paidUntil === 'periodEnd' ? 'kept' : 'unpaid';
  const length = began === start ? 30 * day : 31 * day;
  return {
    status,
    periods: [period(began, began + length, payment ?? presumed), ...earlier],
    plan: 'formation',
    endsAt: null,
    endedAt: null,
    ...changes,
  };
}

function period(
  from: number,
  to: number,
  payment: PaymentOutcome,
  changes: readonly PlanChange[] = [],
): BilledPeriod {
  return { start: from, end: to, payment, changes };
}

/** Whether the stored row opens a lesson at a second. `began`: start of the subscription. */
function opens({ status, accessUntil }: Entitlement, second: number, began = start): boolean {
  const row = {
    status,
    start_date: new Date(began * 1000).toISOString(),
    end_date: new Date(accessUntil * 1000).toISOString(),
  };
  return isActive(row, new Date(second * 1000));
}

/** The rule of each status, as in ARCHITECTURE.md. */
const table: readonly (readonly [
  StripeStatus,
  opens: boolean,
  paidUntil: 'start' | 'end',
  renews: boolean,
])[] = [
  ['trialing', true, 'end', true],
  ['active', true, 'end', true],
  ['past_due', true, 'start', true],
  ['unpaid', false, 'start', false],
  ['canceled', false, 'end', false],
  ['incomplete', false, 'start', false],
  ['incomplete_expired', false, 'start', false],
  ['paused', false, 'start', false],
];

it('has a rule for every status of Stripe', () => {
  expect(table.map(([status]) => status)).toEqual([...stripeStatuses]);
  expect(Object.keys(statusRules).sort()).toEqual([...stripeStatuses].sort());
  expect(graceSeconds).toBe(3 * day);
});

describe.each(table)('%s', (status, open, paid, renews) => {
  const paidUntil = paid === 'end' ? end : start;
  const found = entitlement(facts({ status }));

  it('is stored with its status, paid period and next renewal', () => {
    expect(found).toEqual({
      status: open ? 'active' : status,
      paidUntil,
      accessUntil: open ? paidUntil + graceSeconds : paidUntil,
      renewsAt: renews ? end : null,
      fallbackPlan: null,
    });
  });

  // The subscription began a month earlier, so that only its end matters.
  it.each([
    ['a second before what is paid ends', paidUntil - 1, open],
    ['as what is paid ends', paidUntil, open],
    ['a second later', paidUntil + 1, open],
    ['a second before the grace ends', paidUntil + graceSeconds - 1, open],
    ['as the grace ends', paidUntil + graceSeconds, open],
    ['a second after the grace', paidUntil + graceSeconds + 1, false],
    ['a second before it began', start - 30 * day - 1, false],
  ])('%s', (_, second, expected) => {
    expect(opens(found, second, start - 30 * day)).toBe(expected);
  });

  it.each(['refunded', 'disputed'] as const)('gives no access once %s', (payment) => {
    const given = entitlement(facts({ status, payment }));
    expect(given.status).toBe(open ? payment : status);
    expect(given.paidUntil).toBe(start);
    expect(given.accessUntil).toBe(start);
    for (const second of [start - 1, start, start + 1, end - 1, end]) {
      expect(opens(given, second)).toBe(false);
    }
  });

  it('reports the next renewal, refunded or not', () => {
    expect(entitlement(facts({ status, payment: 'refunded' })).renewsAt).toBe(found.renewsAt);
  });

  it('that will end is paid until then at most and does not renew', () => {
    const sooner = entitlement(facts({ status, endsAt: start + 10 * day }));
    expect(sooner.paidUntil).toBe(Math.min(paidUntil, start + 10 * day));
    expect(sooner.renewsAt).toBeNull();
    expect(entitlement(facts({ status, endsAt: end }))).toEqual({ ...found, renewsAt: null });
    expect(entitlement(facts({ status, endsAt: end + day })).paidUntil).toBe(paidUntil);
  });

  it('that has ended is paid until then at most, whatever was planned', () => {
    const ended = start + 5 * day + 1;
    const given = entitlement(facts({ status, endsAt: end, endedAt: ended }));
    expect(given.paidUntil).toBe(Math.min(paidUntil, ended));
    expect(given.renewsAt).toBeNull();
  });
});

describe('a paying customer', () => {
  it('keeps access for 72 hours after a renewal without an event', () => {
    const before = entitlement(facts());
    expect(opens(before, end + 72 * 3600)).toBe(true);
    expect(opens(before, end + 72 * 3600 + 1)).toBe(false);
  });

  it('with a failed renewal has 72 hours from its date, whatever was stored before', () => {
    const before = entitlement(facts());
    const failed = entitlement(facts({ status: 'past_due', began: end }));
    expect(failed.accessUntil).toBe(before.accessUntil);
    expect(failed.paidUntil).toBe(end);
  });

  it('whose next period is paid regains access after a refund', () => {
    const earlier = [period(start, end, 'refunded')];
    const refunded = facts({ began: end, payment: 'refunded', earlier });
    expect(opens(entitlement(refunded), end + day)).toBe(false);
    expect(opens(entitlement(facts({ began: end, earlier })), end + day)).toBe(true);
  });

  it('who cancels at the period’s end keeps access until then', () => {
    const given = entitlement(facts({ endsAt: end }));
    expect(opens(given, end - 1)).toBe(true);
    expect(opens(given, end)).toBe(true);
  });

  it('whose subscription has ended at Stripe loses access at once', () => {
    const given = entitlement(facts({ status: 'canceled', endedAt: start + day }));
    expect(opens(given, start + day - 1)).toBe(false);
  });
});

describe('a renewal that fails', () => {
  it.each(['refunded', 'disputed'] as const)(
    'gives no grace after a period whose payment was %s',
    (payment) => {
      const given = entitlement(
        facts({ status: 'past_due', began: end, earlier: [period(start, end, payment)] }),
      );
      expect(given).toMatchObject({ status: payment, paidUntil: start, accessUntil: start });
      expect(opens(given, end + 1)).toBe(false);
    },
  );

  it('gives grace after the last paid period, even if an unpaid one followed it', () => {
    const earlier = [period(end, end + 31 * day, 'unpaid'), period(start, end, 'kept')];
    const given = entitlement(facts({ status: 'past_due', began: end + 31 * day, earlier }));
    expect(given).toMatchObject({ paidUntil: end, accessUntil: end + graceSeconds });
  });

  it('leaves a period open whose own invoice was paid', () => {
    const given = entitlement(facts({ status: 'past_due', payment: 'kept' }));
    expect(given).toMatchObject({ status: 'active', paidUntil: end });
  });
});

describe('a change of plan whose payment went back', () => {
  const up = (payment: PaymentOutcome): PlanChange => ({
    from: 'formation',
    to: 'formationEtSignaux',
    payment,
  });
  const down: PlanChange = { from: 'formationEtSignaux', to: 'formation', payment: 'kept' };
  const fallback = (plan: PlanKey, ...changes: readonly PlanChange[]) =>
    entitlement({ ...facts({ plan }), periods: [period(start, end, 'kept', changes)] })
      .fallbackPlan;

  it('leaves the content of the plan before it open', () => {
    expect(fallback('formationEtSignaux', up('refunded'))).toBe('formation');
    expect(fallback('formationEtSignaux', up('disputed'))).toBe('formation');
    expect(fallback('formationEtSignaux', up('kept'))).toBeNull();
  });

  it('counts each change by itself', () => {
    expect(fallback('formationEtSignaux', up('refunded'), down, up('kept'))).toBeNull();
    expect(fallback('formationEtSignaux', up('kept'), down, up('disputed'))).toBe('formation');
    expect(fallback('formation', up('refunded'), down)).toBeNull();
  });

  it('counts in the grace period too, and no longer once a renewal is paid', () => {
    const earlier = [period(start, end, 'kept', [up('refunded')])];
    const renewed = facts({ plan: 'formationEtSignaux', began: end, earlier });
    expect(entitlement(renewed).fallbackPlan).toBeNull();
    const [current] = renewed.periods;
    const failed = entitlement({
      ...renewed,
      status: 'past_due',
      periods: [{ ...current, payment: 'unpaid' }, ...earlier],
    });
    expect(failed).toMatchObject({ status: 'active', fallbackPlan: 'formation' });
  });
});
