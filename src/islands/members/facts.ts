/** What a subscription says of itself, as pairs of a label and a value. */
import { planFromKey } from '../../domain/plans.ts';
import type { checkoutReturn } from '../../i18n/fr/checkout.ts';
import type { members } from '../../i18n/fr/members.ts';
import { fill, formatDate, formatPrice, type Lang } from '../../i18n/index.ts';
import type { Subscription } from '../../stores/subscription.ts';

export interface FactTexts {
  readonly facts: typeof members.facts;
  readonly planNames: typeof checkoutReturn.planNames;
}

/** The plan's name in the page's language; the stored name for a plan no longer sold. */
export function planName(subscription: Subscription, names: FactTexts['planNames']): string {
  const plan = planFromKey(subscription.plan_key ?? '');
  return plan ? names[plan.key] : subscription.plan_name;
}

/** Status, amount, start, next renewal or last day, automatic renewal. */
export function subscriptionFacts(
  lang: Lang,
  t: FactTexts,
  subscription: Subscription,
): readonly { readonly label: string; readonly value: string }[] {
  const { facts } = t;
  const { amount, currency, start_date, end_date, renews_at, cancel_at_period_end } = subscription;
  const day = (instant: string): string => formatDate(lang, new Date(instant));
  const price = formatPrice(lang, amount, currency);
  const renews = renews_at !== null && !cancel_at_period_end;
  return [
    { label: facts.status, value: facts.active },
    { label: facts.amount, value: fill(facts.perMonth, { price }) },
    ...(start_date ? [{ label: facts.start, value: day(start_date) }] : []),
    ...(renews ? [{ label: facts.renews, value: day(renews_at) }] : []),
    ...(!renews && end_date ? [{ label: facts.until, value: day(end_date) }] : []),
    { label: facts.autoRenew, value: renews ? facts.on : facts.off },
  ];
}
