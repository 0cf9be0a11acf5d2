/** The facts of a subscription, as pairs of label and value. */
import { planFromKey } from '../../../domain/billing/plans.ts';
import type { checkoutReturn } from '../../../i18n/fr/checkout/checkout.ts';
import type { members } from '../../../i18n/fr/account/members.ts';
import { fill, formatDate, formatPrice, type Lang } from '../../../i18n/index.ts';
import type { SubscriptionRow } from '../../../domain/billing/subscription-row.ts';
import { renewalState } from '../../../domain/billing/subscription-status.ts';

export interface FactTexts {
  readonly facts: typeof members.facts;
  readonly planNames: typeof checkoutReturn.planNames;
}

/** The plan's name in the page's language; the stored name for a plan no longer sold. */
export function planName(subscription: SubscriptionRow, names: FactTexts['planNames']): string {
  const plan = planFromKey(subscription.plan_key ?? '');
  return plan ? names[plan.key] : (subscription.plan_name ?? '');
}

/** Status, amount, start, next renewal or last day, automatic renewal. */
export function subscriptionFacts(
  lang: Lang,
  t: FactTexts,
  subscription: SubscriptionRow,
): readonly { readonly label: string; readonly value: string }[] {
  const { facts } = t;
  const { amount, currency, start_date, end_date, paid_until, renews_at } = subscription;
  const price = formatPrice(lang, amount, currency);
  const next = renewalState(subscription);
  // A cancelled one is open until the end of the paid time; an unpaid one, until the end of the
  // grace period.
  const until = next === 'ends' ? (paid_until ?? end_date) : next === 'renews' ? null : end_date;
  return [
    { label: facts.status, value: facts.states[next] },
    { label: facts.amount, value: fill(facts.perMonth, { price }) },
    ...(start_date ? [{ label: facts.start, value: dayOf(lang, start_date) }] : []),
    ...(next === 'renews' && renews_at
      ? [{ label: facts.renews, value: dayOf(lang, renews_at) }]
      : []),
    ...(until ? [{ label: facts.until, value: dayOf(lang, until) }] : []),
    { label: facts.autoRenew, value: next === 'ends' ? facts.off : facts.on },
  ];
}

/** Formats an instant as a day. */
export function dayOf(lang: Lang, instant: string): string {
  return formatDate(lang, new Date(instant));
}
