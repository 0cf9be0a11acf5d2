import { useState } from 'react';
import { planFromKey } from '../../../domain/billing/plans.ts';
import type { SubscriptionRow } from '../../../domain/billing/subscription-row.ts';
import { mayWithdraw, withdrawalEnds } from '../../../domain/contract/withdrawal.ts';
import { formatParisTime } from '../../../i18n/clock.ts';
import { fill, formatDate, formatPrice, type Lang } from '../../../i18n/index.ts';
import type { ReturnProps } from './props.ts';

interface Props extends Pick<ReturnProps, 'lang' | 't' | 'links'> {
  readonly subscription: SubscriptionRow;
  /** Where the confirmation is sent; empty if none will be sent. */
  readonly email: string;
}

/** The contract beside the welcome: price, next payment, last day to withdraw, receipts. */
export function Contract({ lang, t, links, subscription, email }: Props) {
  const [now] = useState(() => new Date());
  const mayEnd = mayWithdraw(new Date(subscription.start_date), now);
  return (
    <aside className="card return-contract" aria-labelledby="return-contract">
      <h2 id="return-contract">{t.contract}</h2>
      <dl className="recap">
        {facts(lang, t, subscription).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={value === subscription.reference ? 'whitespace-nowrap' : undefined}>
              {value}
            </dd>
          </div>
        ))}
      </dl>
      <p className="hint">{t.referenceText}</p>
      {email !== '' && <p className="hint">{fill(t.mail, { email })}</p>}
      <p className="return-links">
        <a href={links.billing}>{t.billing}</a>
        {mayEnd && <a href={links.withdraw}>{t.withdraw}</a>}
        <a href={links.cancel}>{t.cancel}</a>
      </p>
    </aside>
  );
}

/** Plan, amount, next renewal or last day, last day to withdraw, reference. */
function facts(
  lang: Lang,
  t: ReturnProps['t'],
  subscription: SubscriptionRow,
): readonly (readonly [string, string])[] {
  const { amount, currency, renews_at: renews, paid_until: until, reference } = subscription;
  const plan = planFromKey(subscription.plan_key ?? '');
  const start = new Date(subscription.start_date);
  const day = (instant: string): string => formatDate(lang, new Date(instant));
  return [
    [t.plan, plan ? t.planNames[plan.key] : (subscription.plan_name ?? '')],
    [t.amount, fill(t.perMonth, { price: formatPrice(lang, amount, currency) })],
    ...(renews === null ? [] : [[t.renews, day(renews)] as const]),
    ...(renews === null && until !== null ? [[t.until, day(until)] as const] : []),
    ...(mayWithdraw(start, new Date())
      ? [[t.withdrawUntil, formatParisTime(lang, withdrawalEnds(start))] as const]
      : []),
    [t.reference, reference],
  ];
}
