/** The subscription is open: plan, reference, and where to begin. */
import { useEffect, useRef, useState } from 'react';
import { planFromKey } from '../../../domain/billing/plans.ts';
import { fill, formatDate, formatPrice, type Lang } from '../../../i18n/index.ts';
import { lessonBeforeCheckout } from '../../../stores/checkout/confirmation.ts';
import { $session } from '../../../stores/auth/session.ts';
import type { SubscriptionRow } from '../../../domain/billing/subscription-row.ts';
import { useShared } from '../../ui/hooks.ts';
import type { ReturnProps } from './props.ts';
import { ThankYou } from './ThankYou.tsx';

interface Props extends ReturnProps {
  readonly subscription: SubscriptionRow;
  readonly isNew: boolean;
}

export function Confirmed({ lang, t, links, subscription, isNew }: Props) {
  const session = useShared($session, { type: 'loading' });
  const [lesson] = useState(() => lessonBeforeCheckout(lang));
  const [thanks, setThanks] = useState(isNew);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The dialog took the focus, or the waiting page had none.
    if (!thanks && isNew) title.current?.focus();
  }, [thanks, isNew]);
  const email = session.type === 'signed-in' ? session.member.email : '';
  return (
    <>
      {thanks && <ThankYou t={t} onClose={() => setThanks(false)} />}
      <div className="notice">
        <h2 ref={title} className="text-h3" tabIndex={-1}>
          {t.opened}
        </h2>
        <p className="mt-3 text-ink-2">{t.thanksText}</p>
        <dl className="recap mt-6">
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
        {isNew && email !== '' && <p className="mt-4 text-ink-2">{fill(t.mail, { email })}</p>}
        <div className="notice-actions">
          <a className="btn btn-primary" href={lesson ?? links.firstLesson}>
            {lesson === undefined ? t.firstLesson : t.backToLesson}
          </a>
          <a className="btn" href={links.course}>
            {t.start}
          </a>
        </div>
        <p className="mt-6 flex flex-wrap gap-x-6 gap-y-6">
          <a className="link" href={links.dashboard}>
            {t.dashboard}
          </a>
          <a className="link" href={links.billing}>
            {t.billing}
          </a>
        </p>
      </div>
    </>
  );
}

/** Plan, amount, next renewal or last day, reference. */
function facts(
  lang: Lang,
  t: ReturnProps['t'],
  subscription: SubscriptionRow,
): readonly (readonly [string, string])[] {
  const { amount, currency, renews_at: renews, paid_until: until, reference } = subscription;
  const plan = planFromKey(subscription.plan_key ?? '');
  const day = (instant: string): string => formatDate(lang, new Date(instant));
  return [
    [t.plan, plan ? t.planNames[plan.key] : (subscription.plan_name ?? '')],
    [t.amount, fill(t.perMonth, { price: formatPrice(lang, amount, currency) })],
    ...(renews === null ? [] : [[t.renews, day(renews)] as const]),
    ...(renews === null && until !== null ? [[t.until, day(until)] as const] : []),
    [t.reference, reference],
  ];
}
