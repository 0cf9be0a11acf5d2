import { billingPage } from '../billing/SubscriptionLink.tsx';
import type { PaywallProps } from './paywall-props.ts';

/** The paywall while a subscription that was not ended gives no access: it is managed, not ordered again. */
export function OnHoldCard({ lang, t, summary }: PaywallProps) {
  const { onHold } = t;
  return (
    <section className="notice paywall-premium" aria-labelledby="paywall-title">
      <h2 id="paywall-title">{onHold.title}</h2>
      <p className="mt-2">{onHold.text}</p>
      <p className="mt-2">{summary}</p>
      <div className="notice-actions">
        <a className="btn btn-primary" href={billingPage(lang)}>
          {onHold.action}
        </a>
      </div>
    </section>
  );
}
