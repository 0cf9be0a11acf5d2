import type { ReactNode } from 'react';
import type { PlanKey } from '../../domain/plans.ts';
import { href, type Lang } from '../../i18n/index.ts';
import { $auth } from '../../stores/auth.ts';
import { $session, retrySession } from '../../stores/session.ts';
import { $subscription, refreshSubscription } from '../../stores/subscription.ts';
import { Alert } from '../Alert.tsx';
import { useShared } from '../hooks.ts';
import { AuthPanel } from './AuthPanel.tsx';
import { DialogTitle } from './DialogTitle.tsx';
import { OrderForm } from './OrderForm.tsx';
import type { DialogTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly texts: DialogTexts;
  readonly planKey: PlanKey;
}

/** An account first, then the order; a subscriber is told so and pays nothing. */
export function SubscribePanel({ lang, texts, planKey }: Props) {
  const session = useShared($session, $session.get());
  const subscription = useShared($subscription, $subscription.get());
  const { step } = useShared($auth, $auth.get());
  const t = texts.checkout;

  if (session.type === 'signed-out' || step.type === 'factor-removed') {
    return <AuthPanel lang={lang} texts={texts} initialMode="sign-up" intro={t.accountIntro} />;
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
    return (
      <Frame title={t.title}>
        <p role="status">{texts.common.loading}</p>
        <div className="skeleton" />
        <div className="skeleton" />
      </Frame>
    );
  }
  if (subscription.type === 'active') {
    return (
      <Frame title={t.title}>
        <p>{t.errors.alreadySubscribed}</p>
        <a className="btn btn-primary" href={href(lang, 'course')}>
          {t.goToCourse}
        </a>
      </Frame>
    );
  }
  return <OrderForm lang={lang} texts={texts} planKey={planKey} />;
}

function Frame({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <DialogTitle>{title}</DialogTitle>
      <div className="form">{children}</div>
    </>
  );
}
