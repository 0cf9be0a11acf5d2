import { plans } from '../../../domain/billing/plans.ts';
import type { Access } from '../../../domain/shared/access.ts';
import type { members } from '../../../i18n/fr/account/members.ts';
import { fill, formatPrice } from '../../../i18n/format.ts';
import { href, type Lang } from '../../../i18n/index.ts';
import { $inactiveReason } from '../../../stores/billing/subscription-rows.ts';
import { refreshSubscription } from '../../../stores/billing/subscription.ts';
import { billingPage, offersPlans } from '../../billing/SubscriptionLink.tsx';
import { SubscriptionNotice } from '../../billing/SubscriptionNotice.tsx';
import { Failure } from '../../course/Failure.tsx';
import { useShared } from '../../ui/hooks.ts';
import { NotOpen } from './NotOpen.tsx';
import type { FeedTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: FeedTexts;
  readonly badge: typeof members.badge;
  readonly access: Exclude<Access, 'open'>;
  /** Signals are known not to be open. */
  readonly isClosed: boolean;
}

/** Why the signals cannot be read, and the next step. A failed check never asks for payment. */
export function NoAccess({ lang, t, badge, access, isClosed }: Props) {
  const { noAccess } = t;
  const reason = useShared($inactiveReason, { type: 'loading' });
  if (access === 'unknown') {
    const retry = () => void refreshSubscription();
    return <Failure text={noAccess.unknown} action={t.retry} onAction={retry} />;
  }
  if (isClosed) return <NotOpen lang={lang} t={t} />;
  const pricing = href(lang, 'pricing');
  // An unpaid subscription has to be settled, not ordered again.
  if (access === 'subscribe' && reason.type !== 'never' && !offersPlans(reason.type)) {
    return <SubscriptionNotice lang={lang} t={badge} pricing={pricing} />;
  }
  const upgrades = access === 'upgrade';
  const price = formatPrice(lang, plans.formationEtSignaux.amount);
  return (
    <section className="notice feed-notice">
      <h2>{upgrades ? noAccess.upgrade : noAccess.subscribe}</h2>
      <p>{upgrades ? noAccess.upgradeText : fill(noAccess.subscribeText, { price })}</p>
      <div className="notice-actions">
        <a className="btn btn-primary" href={upgrades ? billingPage(lang) : pricing}>
          {upgrades ? noAccess.change : noAccess.plans}
        </a>
        <a className="btn" href={href(lang, 'signals')}>
          {noAccess.read}
        </a>
      </div>
    </section>
  );
}
