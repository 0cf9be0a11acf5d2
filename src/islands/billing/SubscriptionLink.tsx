/** The state of the subscription in one line: a link to the billing settings, or to the plans. */
import { planFromKey } from '../../domain/billing/plans.ts';
import { paidUntil, type SubscriptionRow } from '../../domain/billing/subscription-row.ts';
import { renewalState } from '../../domain/billing/subscription-status.ts';
import type { members } from '../../i18n/fr/account/members.ts';
import type { planNames } from '../../i18n/fr/billing/plan-names.ts';
import { fill, formatDate, href, type Lang } from '../../i18n/index.ts';
import { $inactiveReason, type InactiveState } from '../../stores/billing/subscription-rows.ts';
import { $subscription } from '../../stores/billing/subscription.ts';
import { useShared } from '../ui/hooks.ts';

export interface SubscriptionLinkProps {
  readonly lang: Lang;
  readonly t: typeof members.badge & Pick<typeof members.dashboard, 'plan'>;
  readonly planNames: typeof planNames;
  readonly pricing: string;
}

export function SubscriptionLink({ lang, t, planNames, pricing }: SubscriptionLinkProps) {
  const state = useShared($subscription, { type: 'loading' });
  const { type: reason } = useShared($inactiveReason, { type: 'loading' });
  switch (state.type) {
    case 'loading':
      return null;
    case 'failed':
      return <a href={billingPage(lang)}>{t.failed}</a>;
    case 'none':
      return reason === 'loading' ? null : (
        <a href={offersPlans(reason) ? pricing : billingPage(lang)}>
          {reason === 'never' ? t.none : t[reason]}
        </a>
      );
    case 'active':
      return <a href={billingPage(lang)}>{activeText(lang, t, planNames, state.subscription)}</a>;
  }
}

function activeText(
  lang: Lang,
  t: SubscriptionLinkProps['t'],
  names: typeof planNames,
  row: SubscriptionRow,
): string {
  const next = renewalState(row);
  if (next === 'payment-failed') return t.paymentFailed;
  if (next === 'action-required') return t.actionRequired;
  const renews = next !== 'ends' && row.renews_at;
  const date = formatDate(lang, new Date(renews || paidUntil(row)));
  return fill(renews ? t.plan.renews : t.plan.ends, { plan: planName(row, names), date });
}

/** The plan's name in the page's language; the stored name for a plan no longer sold. */
function planName({ plan_key, plan_name }: SubscriptionRow, names: typeof planNames): string {
  const plan = planFromKey(plan_key ?? '');
  return plan ? names[plan.key] : (plan_name ?? '');
}

/**
 * Whether the next step is to choose a plan. A subscription refunded by hand still runs at
 * Stripe.
 */
export function offersPlans(type: InactiveState['type']): boolean {
  return type === 'never' || type === 'ended';
}

/** The billing section of the settings. */
export function billingPage(lang: Lang): string {
  return `${href(lang, 'settings')}#billing`;
}
