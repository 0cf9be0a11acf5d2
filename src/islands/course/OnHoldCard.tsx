import type { InactiveReason } from '../../domain/billing/subscription-status.ts';
import { billingPage } from '../billing/SubscriptionLink.tsx';
import type { PaywallProps } from './paywall-props.ts';

interface Props extends PaywallProps {
  readonly reason: Exclude<InactiveReason, 'never' | 'ended'>;
}

/** The paywall while a subscription that was not ended gives no access: it is settled or managed, not ordered again. */
export function OnHoldCard({ lang, t, summary, reason }: Props) {
  const { onHold } = t;
  return (
    <section className="notice paywall-premium" aria-labelledby="paywall-title">
      <h2 id="paywall-title">{onHold[reason]}</h2>
      <p className="mt-2">{onHold.text}</p>
      <p className="mt-2">{summary}</p>
      <div className="notice-actions">
        <a className="btn btn-primary" href={billingPage(lang)}>
          {reason === 'unpaid' ? onHold.settle : onHold.manage}
        </a>
      </div>
    </section>
  );
}
