/** The dashboard card of an open subscription with an exception to its renewal, in both languages. */
import { expect, it, vi } from 'vitest';
import { fill, formatDate, href, langs } from '../../../src/i18n/index.ts';
import { texts } from '../../../src/i18n/texts.ts';
import {
  SubscriptionBadge,
  SubscriptionCard,
} from '../../../src/islands/billing/SubscriptionBadge.tsx';
import { subscriptionRow } from '../billing/subscription-rows.ts';
import { htmlOf, linksOf, textOf } from './markup.ts';

const known = vi.hoisted((): { state: unknown } => ({ state: undefined }));
vi.mock('../../../src/islands/ui/hooks.ts', () => ({ useShared: () => known.state }));

const running = subscriptionRow({
  start_date: '2026-12-04T10:00:00Z',
  end_date: '2027-01-07T10:00:00Z',
  paid_until: '2027-01-04T10:00:00Z',
  renews_at: '2027-01-04T10:00:00Z',
});

it.each(langs)('shows what happens next and how to fix it, in %s', (lang) => {
  const { badge, facts } = texts(lang).members;
  const { planNames } = texts(lang).checkoutReturn;
  const billing = `${href(lang, 'settings')}#billing`;
  const ends = fill(badge.ends, { date: formatDate(lang, new Date('2027-01-04')) });
  for (const { change, line, status, settles, renews } of [
    { change: {}, line: badge.active, status: facts.states.renews, settles: false, renews: true },
    {
      change: { stripe_status: 'past_due', payment_issue: 'failed' },
      line: badge.paymentFailed,
      status: facts.states['payment-failed'],
      settles: true,
      renews: false,
    },
    {
      change: { stripe_status: 'past_due', payment_issue: 'action_required' },
      line: badge.actionRequired,
      status: facts.states['action-required'],
      settles: true,
      renews: false,
    },
    {
      change: { cancel_at_period_end: true },
      line: ends,
      status: facts.states.ends,
      settles: false,
      renews: false,
    },
  ]) {
    known.state = { type: 'active', subscription: { ...running, ...change } };
    const compact = { lang, t: badge, pricing: href(lang, 'pricing') };
    expect(linksOf(SubscriptionBadge, compact)).toEqual({ [line]: billing });
    const slow = texts(lang).members.gate;
    const full = { ...compact, slow, facts, planNames, heading: 'Subscription' };
    const card = textOf(SubscriptionCard, full);
    expect(card).toContain(facts.status + status);
    expect(card.includes(facts.renews)).toBe(renews);
    expect(card.includes(facts.until)).toBe(!renews);
    const html = htmlOf(SubscriptionCard, full);
    const ways = [...html.matchAll(/href="([^"]*)"[^>]*>(.*?)</g)].map(([, to, name]) => [
      name,
      to,
    ]);
    expect(ways).toEqual([...(settles ? [[badge.settle, billing]] : []), [badge.manage, billing]]);
  }
});
