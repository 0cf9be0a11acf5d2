import { describe, expect, it } from 'vitest';
import { langs } from '../../../src/i18n/locales.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { planName, subscriptionFacts } from '../../../src/islands/account/dashboard/facts.ts';
import type { SubscriptionRow } from '../../../src/domain/billing/subscription-row.ts';
import { subscriptionRow } from '../billing/subscription-rows.ts';

const subscription = subscriptionRow();

describe.each(langs)('subscription facts in %s', (lang) => {
  const { members, checkoutReturn } = texts(lang);
  const { facts } = members;
  const t = { facts, planNames: checkoutReturn.planNames };
  const asPairs = (one: SubscriptionRow) =>
    Object.fromEntries(subscriptionFacts(lang, t, one).map(({ label, value }) => [label, value]));

  it('show the renewal date', () => {
    const pairs = asPairs(subscription);
    expect(Object.keys(pairs)).toEqual([
      facts.status,
      facts.amount,
      facts.start,
      facts.renews,
      facts.autoRenew,
    ]);
    expect(pairs[facts.amount]).toMatch(/249[.,]99/);
    expect(pairs[facts.renews]).toContain('12');
    expect(pairs[facts.autoRenew]).toBe(facts.on);
  });

  it('show the last day of a cancelled subscription', () => {
    const pairs = asPairs({ ...subscription, renews_at: null, cancel_at_period_end: true });
    expect(pairs[facts.renews]).toBeUndefined();
    // The end of the paid period, without the grace period.
    expect(pairs[facts.until]).toContain('12');
    expect(pairs[facts.status]).toBe(facts.states.ends);
    expect(pairs[facts.autoRenew]).toBe(facts.off);
  });

  it('never announce the renewal of an ending subscription, whatever date is stored', () => {
    const pairs = asPairs({ ...subscription, cancel_at_period_end: true });
    expect(pairs[facts.renews]).toBeUndefined();
  });

  it.each([
    ['payment-failed', 'failed'],
    ['action-required', 'action_required'],
  ] as const)('show the end of access: %s', (state, payment_issue) => {
    const pairs = asPairs({ ...subscription, stripe_status: 'past_due', payment_issue });
    expect(pairs[facts.status]).toBe(facts.states[state]);
    expect(pairs[facts.until]).toContain('15');
    expect(pairs[facts.renews]).toBeUndefined();
  });

  it('name the plan in this language, and an old plan as it was sold', () => {
    expect(planName(subscription, t.planNames)).toBe(t.planNames.formation);
    const old = { ...subscription, plan_key: 'ancienne', plan_name: 'Ancienne formule' };
    expect(planName(old, t.planNames)).toBe('Ancienne formule');
  });
});
