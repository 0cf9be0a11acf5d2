/** Notice about a subscription that needs attention: a payment due, an end, a failed check. */
import type { SubscriptionRow } from '../../domain/billing/subscription-row.ts';
import { renewalState } from '../../domain/billing/subscription-status.ts';
import type { members } from '../../i18n/fr/account/members.ts';
import { fill, formatDate, href, type Lang } from '../../i18n/index.ts';
import { $inactiveReason, type InactiveState } from '../../stores/billing/subscription-rows.ts';
import { $subscription, refreshSubscription } from '../../stores/billing/subscription.ts';
import { useRetry } from '../account/dashboard/Part.tsx';
import { Alert } from '../ui/Alert.tsx';
import { useShared } from '../ui/hooks.ts';
import { billingPage, offersPlans } from './SubscriptionLink.tsx';

interface Props {
  readonly lang: Lang;
  readonly t: typeof members.badge;
  readonly pricing: string;
}

export function SubscriptionNotice(props: Props) {
  const state = useShared($subscription, { type: 'loading' });
  switch (state.type) {
    case 'failed':
      return <Unchecked {...props} />;
    case 'none':
      return <Inactive {...props} />;
    case 'active':
      return <Pending {...props} subscription={state.subscription} />;
    case 'loading':
      return null;
  }
}

function Unchecked({ t }: Props) {
  const { place, isBusy, retry } = useRetry(
    async () => (await refreshSubscription()).type !== 'failed',
  );
  return (
    <div className="plan-notice">
      <Alert>{t.failedText}</Alert>
      <p ref={place} className="part-links">
        <button
          type="button"
          className="btn btn-small"
          aria-disabled={isBusy ? true : undefined}
          onClick={() => void retry(true)}
        >
          {isBusy ? t.loading : t.retry}
        </button>
      </p>
    </div>
  );
}

/** A payment is due during the grace period, or a change of plan has to be authenticated. */
function Pending({ lang, t, subscription }: Props & { readonly subscription: SubscriptionRow }) {
  const next = renewalState(subscription);
  if (next === 'renews' || next === 'ends') return null;
  const text = {
    'payment-failed': t.paymentFailedText,
    'action-required': t.actionRequiredText,
    'change-pending': t.changePendingText,
  }[next];
  return (
    <div className="plan-notice">
      <p>{fill(text, { date: formatDate(lang, new Date(subscription.end_date)) })}</p>
      <p className="part-links">
        <a className="btn btn-small btn-primary" href={billingPage(lang)}>
          {next === 'change-pending' ? t.confirmChange : t.settle}
        </a>
      </p>
    </div>
  );
}

/** Why a subscription no longer gives access, and the next step; nothing for users who never had one. */
function Inactive({ lang, t, pricing }: Props) {
  const reason = useShared($inactiveReason, { type: 'loading' });
  const { type } = reason;
  if (type === 'loading' || type === 'never') return null;
  const billing = billingPage(lang);
  const over = offersPlans(type);
  return (
    <div className="plan-notice">
      <p>{inactiveText(lang, t, reason)}</p>
      <p className="part-links">
        <a
          className={type === 'unpaid' ? 'btn btn-small btn-primary' : 'btn btn-small'}
          href={over ? pricing : billing}
        >
          {over ? t.plans : type === 'unpaid' ? t.settle : t.manage}
        </a>
        <a className="link" href={over ? billing : href(lang, 'support')}>
          {over ? t.check : t.write}
        </a>
      </p>
    </div>
  );
}

function inactiveText(
  lang: Lang,
  t: Props['t'],
  reason: Exclude<InactiveState, { readonly type: 'loading' }>,
): string {
  const { type } = reason;
  if (type === 'never') return t.noneText;
  if (type !== 'ended') return t[`${type}Text`];
  if (reason.until === null) return t.endedText;
  return fill(t.endedOnText, { date: formatDate(lang, new Date(reason.until)) });
}
