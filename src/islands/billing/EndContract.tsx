import { useEffect, useState } from 'react';
import type { BilledSubscription } from '../../domain/api/billing.ts';
import { isOver, isPaidUp } from '../../domain/billing/stripe-status.ts';
import { fill } from '../../i18n/format.ts';
import { href, type Lang } from '../../i18n/index.ts';
import { formatParisTime } from '../../i18n/clock.ts';
import type { SettingsTexts } from '../account/settings/texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts['billing'];
  readonly subscription: BilledSubscription;
}

/**
 * Links to cancel, while it renews or a payment is missing, and to withdraw, within the legal period; none once it is
 * over.
 */
export function EndContract({ lang, t, subscription }: Props) {
  const { end } = t;
  const { ends_at, stripe_status, withdrawal_until } = subscription;
  const paid = isPaidUp(stripe_status);
  const cancellable = ends_at === null || !paid;
  const withdrawable = useStillOpen(withdrawal_until);
  if (isOver(stripe_status) || (!cancellable && !withdrawable)) return null;
  return (
    <section className="billing-part" aria-labelledby="billing-end">
      <h3 id="billing-end">{end.heading}</h3>
      {cancellable && (
        <>
          <p className="mt-2 text-ink-2">{paid ? end.cancelText : end.cancelNowText}</p>
          <p className="settings-actions">
            <a className="btn" href={href(lang, 'cancelContract')}>
              {end.cancel}
            </a>
          </p>
        </>
      )}
      {withdrawable && withdrawal_until !== null && (
        <>
          <p className="mt-5 text-ink-2">
            {fill(end.withdrawText, { date: formatParisTime(lang, new Date(withdrawal_until)) })}
          </p>
          <p className="settings-actions">
            <a className="btn" href={href(lang, 'withdrawContract')}>
              {end.withdraw}
            </a>
          </p>
        </>
      )}
    </section>
  );
}

/** True until the deadline; updates by itself when it passes. */
function useStillOpen(lastSecond: string | null): boolean {
  const [now, setNow] = useState(() => Date.now());
  const end = lastSecond === null ? 0 : Date.parse(lastSecond) + 1_000;
  useEffect(() => {
    const left = end - Date.now();
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), left);
    return () => clearTimeout(timer);
  }, [end]);
  return now < end;
}
