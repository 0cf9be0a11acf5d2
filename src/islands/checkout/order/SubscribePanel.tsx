import type { ReactNode } from 'react';
import { canOrder, primaryPlan } from '../../../domain/billing/for-sale.ts';
import { planKeys, type PlanKey } from '../../../domain/billing/plans.ts';
import { fill, formatDate, href, type Lang } from '../../../i18n/index.ts';
import { $auth } from '../../../stores/auth/auth.ts';
import { renewalState } from '../../../domain/billing/subscription-status.ts';
import type { SubscriptionRow } from '../../../domain/billing/subscription-row.ts';
import { $inactiveReason } from '../../../stores/billing/subscription-rows.ts';
import { $session, retrySession } from '../../../stores/auth/session.ts';
import { $subscription, refreshSubscription } from '../../../stores/billing/subscription.ts';
import { Alert } from '../../ui/Alert.tsx';
import { useShared } from '../../ui/hooks.ts';
import { SlowNotice } from '../../ui/LoadingCard.tsx';
import { rememberOrder } from '../../../stores/checkout/pending-order.ts';
import { AuthPanel } from '../../auth/AuthPanel.tsx';
import { DialogTitle } from '../../ui/DialogTitle.tsx';
import { OrderForm } from './OrderForm.tsx';
import { OrderFrame } from './OrderFrame.tsx';
import type { DialogTexts } from '../../dialogs/texts.ts';
import { ToBilling, ToDashboard } from '../../auth/NextSteps.tsx';

interface Props {
  readonly lang: Lang;
  readonly texts: DialogTexts;
  readonly planKey: PlanKey;
}

/**
 * The order dialog: sign-in first, then the order. A subscriber sees a notice instead. If
 * the plan cannot be ordered (an old link), the dialog shows one that can.
 */
export function SubscribePanel({ lang, texts, planKey: asked }: Props) {
  const planKey = canOrder(asked) ? asked : primaryPlan();
  const session = useShared($session, $session.get());
  const subscription = useShared($subscription, $subscription.get());
  const { step } = useShared($auth, $auth.get());
  const t = texts.checkout;

  if (session.type === 'signed-out' || step.type === 'factor-removed') {
    return (
      <OrderFrame
        lang={lang}
        texts={texts}
        plan={planKey}
        step={step.type === 'code' ? 'code' : 'account'}
      >
        <AuthPanel lang={lang} texts={texts} initialMode="sign-up" intro={t.accountIntro} />
      </OrderFrame>
    );
  }
  if (session.type === 'failed' || subscription.type === 'failed') {
    const retry = () => void (session.type === 'failed' ? retrySession() : refreshSubscription());
    return (
      <Frame title={t.title}>
        <Alert>
          {t.accessUnknown}{' '}
          <button type="button" className="link" onClick={retry}>
            {texts.common.retry}
          </button>
        </Alert>
      </Frame>
    );
  }
  if (session.type === 'loading' || subscription.type === 'loading') {
    return <Reading lang={lang} texts={texts} planKey={planKey} />;
  }
  if (subscription.type === 'active') {
    return (
      <Subscribed lang={lang} t={t} wanted={planKey} subscription={subscription.subscription} />
    );
  }
  return <NewSubscriber lang={lang} texts={texts} planKey={planKey} />;
}

/** For users without access: the order form, or a link to billing if an existing subscription blocks a new order. */
function NewSubscriber({ lang, texts, planKey }: Props) {
  const { type } = useShared($inactiveReason, $inactiveReason.get());
  const t = texts.checkout;
  switch (type) {
    case 'loading':
      return <Reading lang={lang} texts={texts} planKey={planKey} />;
    case 'never':
    case 'ended':
      return <OrderForm lang={lang} texts={texts} planKey={planKey} />;
    case 'unpaid':
      return (
        <Frame title={t.title}>
          <p>{t.errors.payment_due}</p>
          <ToBilling lang={lang} t={t} />
        </Frame>
      );
    case 'refunded':
    case 'disputed':
    case 'paused':
      return (
        <Frame title={t.title}>
          <p>{t.inactive[`${type}Text`]}</p>
          <ToBilling lang={lang} t={t} label={t.inactive.manage} />
        </Frame>
      );
  }
}

interface SubscribedProps {
  readonly lang: Lang;
  readonly t: DialogTexts['checkout'];
  readonly wanted: PlanKey;
  readonly subscription: SubscriptionRow;
}

function Subscribed({ lang, t, wanted, subscription }: SubscribedProps) {
  const next = renewalState(subscription);
  const { end_date: end } = subscription;
  if (next === 'payment-failed' || next === 'action-required') {
    return (
      <Frame title={t.title}>
        <p>{fill(t.paymentDueUntil, { date: formatDate(lang, new Date(end)) })}</p>
        <ToBilling lang={lang} t={t} />
      </Frame>
    );
  }
  const current = planKeys.find((key) => key === subscription.plan_key);
  if (current !== undefined && current !== wanted) {
    return (
      <Frame title={t.title}>
        <p>{fill(t.otherPlan, { current: t.plans[current], wanted: t.plans[wanted] })}</p>
        <p className="order-links">
          <a className="btn btn-primary" href={`${href(lang, 'settings')}#billing`}>
            {t.toChange}
          </a>
        </p>
      </Frame>
    );
  }
  return (
    <Frame title={t.title}>
      <p>{t.errors.already_subscribed}</p>
      <ToDashboard lang={lang} t={t}>
        <a className="btn" href={href(lang, 'course')}>
          {t.goToCourse}
        </a>
      </ToDashboard>
    </Frame>
  );
}

/** Shown while the subscription is loading: the frame of the order, since most visitors see the form next. */
function Reading({ lang, texts, planKey }: Props) {
  const { common, checkout: t } = texts;
  return (
    <OrderFrame lang={lang} texts={texts} plan={planKey} step="payment">
      <DialogTitle>{t.payTitle}</DialogTitle>
      <div className="form">
        <p role="status">{common.loading}</p>
        <SlowNotice t={common} onRetry={() => rememberOrder(planKey)} />
        <div className="skeleton" />
        <div className="skeleton" />
      </div>
    </OrderFrame>
  );
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <DialogTitle>{title}</DialogTitle>
      <div className="form">{children}</div>
    </>
  );
}
