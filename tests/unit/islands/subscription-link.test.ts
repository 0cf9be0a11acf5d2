/** The subscription on the dashboard: a line with a link, and a notice when action is needed. */
import { expect, it, vi } from 'vitest';
import { fill, formatDate, href, langs } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import { SubscriptionLink } from '../../../src/islands/billing/SubscriptionLink.tsx';
import { SubscriptionNotice } from '../../../src/islands/billing/SubscriptionNotice.tsx';
import { subscriptionRow } from '../billing/subscription-rows.ts';
import { linksOf, textOf } from './markup.ts';

const known = vi.hoisted((): { subscription: unknown; inactive: unknown } => ({
  subscription: undefined,
  inactive: { type: 'never' },
}));
vi.mock('../../../src/stores/billing/subscription.ts', () => ({ $subscription: 'subscription' }));
vi.mock('../../../src/stores/billing/subscription-rows.ts', () => ({
  $inactiveReason: 'inactive',
}));
vi.mock('../../../src/islands/ui/hooks.ts', () => ({
  useShared: (store: keyof typeof known) => known[store],
}));

const running = subscriptionRow({
  start_date: '2026-12-04T10:00:00Z',
  end_date: '2027-01-07T10:00:00Z',
  paid_until: '2027-01-04T10:00:00Z',
  renews_at: '2027-01-04T10:00:00Z',
});

it.each(langs)('says what happens next and how to fix it, in %s', (lang) => {
  const { badge, dashboard } = texts(lang).members;
  const { planNames } = texts(lang).checkoutReturn;
  const billing = `${href(lang, 'settings')}#billing`;
  const link = { lang, planNames, pricing: href(lang, 'pricing') };
  const notice = { lang, t: badge, pricing: href(lang, 'pricing') };
  const date = formatDate(lang, new Date('2027-01-04'));
  const open = formatDate(lang, new Date('2027-01-07'));
  const plan = planNames.formation;
  for (const { change, line, text, action = badge.settle } of [
    { change: {}, line: fill(dashboard.plan.renews, { plan, date }), text: '' },
    {
      change: { stripe_status: 'past_due', payment_issue: 'failed' },
      line: badge.paymentFailed,
      text: fill(badge.paymentFailedText, { date: open }),
    },
    {
      change: { stripe_status: 'past_due', payment_issue: 'action_required' },
      line: badge.actionRequired,
      text: fill(badge.actionRequiredText, { date: open }),
    },
    {
      // A change of plan that waits for the bank: the month is paid and renews.
      change: { payment_issue: 'action_required' },
      line: fill(dashboard.plan.renews, { plan, date }),
      text: badge.changePendingText,
      action: badge.confirmChange,
    },
    {
      change: { cancel_at_period_end: true },
      line: fill(dashboard.plan.ends, { plan, date }),
      text: '',
    },
    {
      // Whatever date is stored, an ending subscription announces no renewal.
      change: { cancel_at_period_end: true, renews_at: null, paid_until: null },
      line: fill(dashboard.plan.ends, { plan, date: open }),
      text: '',
    },
  ]) {
    known.subscription = { type: 'active', subscription: { ...running, ...change } };
    const t = { ...badge, plan: dashboard.plan };
    expect(linksOf(SubscriptionLink, { ...link, t })).toEqual({ [line]: billing });
    expect(textOf(SubscriptionNotice, notice)).toBe(text && text + action);
    expect(linksOf(SubscriptionNotice, notice)).toEqual(text ? { [action]: billing } : {});
  }
});

it.each(langs)('says why there is none and leads on, in %s', (lang) => {
  const { badge, dashboard } = texts(lang).members;
  const pricing = href(lang, 'pricing');
  const billing = `${href(lang, 'settings')}#billing`;
  const support = href(lang, 'support');
  known.subscription = { type: 'none' };
  for (const { inactive, line, to, links } of [
    { inactive: { type: 'never' }, line: badge.none, to: pricing, links: {} },
    {
      inactive: { type: 'ended', until: null, plan: null },
      line: badge.ended,
      to: pricing,
      links: { [badge.plans]: pricing, [badge.check]: billing },
    },
    {
      inactive: { type: 'unpaid' },
      line: badge.unpaid,
      to: billing,
      links: { [badge.settle]: billing, [badge.write]: support },
    },
  ]) {
    known.inactive = inactive;
    const { planNames } = texts(lang).checkoutReturn;
    const t = { ...badge, plan: dashboard.plan };
    expect(linksOf(SubscriptionLink, { lang, t, planNames, pricing })).toEqual({ [line]: to });
    expect(linksOf(SubscriptionNotice, { lang, t: badge, pricing })).toEqual(links);
  }
});
