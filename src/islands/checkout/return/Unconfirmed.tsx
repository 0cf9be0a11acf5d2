/** The return page while the payment is pending or after it failed: status and next step. */
import type { ReactNode } from 'react';
import { fill } from '../../../i18n/index.ts';
import {
  confirmSubscription,
  type ConfirmationState,
} from '../../../stores/checkout/confirmation.ts';
import { $session } from '../../../stores/auth/session.ts';
import { Alert } from '../../ui/Alert.tsx';
import { useShared } from '../../ui/hooks.ts';
import type { ReturnProps } from './props.ts';
import { StatusScreen } from './StatusScreen.tsx';
import { Stages } from './Stages.tsx';

type Props = ReturnProps & {
  readonly state: Exclude<ConfirmationState, { type: 'confirmed' }>;
};

export function Unconfirmed({ t, links, state }: Props) {
  const plans = (
    <a className="btn" href={links.pricing}>
      {t.plans}
    </a>
  );
  switch (state.type) {
    case 'signed-out':
      return (
        <StatusScreen title={t.signedOut} text={t.signedOutText}>
          <SignIn t={t} />
        </StatusScreen>
      );
    case 'left':
      return (
        <StatusScreen title={t.left} text={state.url === null ? t.leftExpired : t.leftText}>
          {state.url !== null && <StripeLink href={state.url}>{t.resume}</StripeLink>}
          {plans}
        </StatusScreen>
      );
    case 'declined':
      return (
        <StatusScreen title={t.declined} text={t.declinedText}>
          {state.url !== null && <StripeLink href={state.url}>{t.otherCard}</StripeLink>}
          {plans}
        </StatusScreen>
      );
    case 'authenticate':
      return (
        <StatusScreen title={t.authenticate} text={t.authenticateText}>
          {state.url !== null && <StripeLink href={state.url}>{t.toBank}</StripeLink>}
          <CheckAgain t={t} className={state.url === null ? 'btn btn-primary' : 'btn'} />
        </StatusScreen>
      );
    case 'returned':
      return (
        <StatusScreen title={t.returned} text={t.returnedText}>
          {plans}
        </StatusScreen>
      );
    case 'nothing':
      return (
        <NoPayment t={t}>
          <CheckAgain t={t} className="btn" />
          {plans}
        </NoPayment>
      );
    case 'offline':
      return <StatusScreen title={t.offline} text={t.offlineText} />;
    case 'late':
      return (
        <StatusScreen title={t.late} text={t.lateText}>
          <CheckAgain t={t} />
          <a className="btn" href={links.billing}>
            {t.settings}
          </a>
          <a className="btn" href={links.support}>
            {t.write}
          </a>
        </StatusScreen>
      );
    case 'failed':
      return (
        <StatusScreen title={t.failed} alert={<Alert>{t.failedText}</Alert>}>
          <CheckAgain t={t} />
        </StatusScreen>
      );
    case 'waiting':
      // The static page has this state: it holds the texts for both sessions, and CSS shows the right one.
      return (
        <StatusScreen
          title={
            <>
              <span className="signed-in-only">{t.waiting}</span>
              <span className="signed-out-only">{t.signedOut}</span>
            </>
          }
        >
          <div className="signed-in-only w-full">
            <p className="lede mb-8">{t.waitingText}</p>
            <Stages t={t.stages} stage={state.stage} />
          </div>
          <div className="signed-out-only">
            <p className="lede mb-6">{t.signedOutText}</p>
            <SignIn t={t} />
          </div>
        </StatusScreen>
      );
  }
}

function SignIn({ t }: Pick<Props, 't'>) {
  return (
    <button type="button" className="btn btn-primary" data-open="open-auth">
      {t.signIn}
    </button>
  );
}

/** Shows the account, since the payment may belong to another one. */
function NoPayment({ t, children }: Pick<Props, 't'> & { readonly children: ReactNode }) {
  const session = useShared($session, { type: 'loading' });
  const email = session.type === 'signed-in' ? session.member.email : '';
  return (
    <StatusScreen title={t.none} text={fill(t.noneText, { email })}>
      {children}
    </StatusScreen>
  );
}

/** A link to Stripe. */
function StripeLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <a className="btn btn-primary" href={href}>
      {children}
    </a>
  );
}

interface CheckAgainProps extends Pick<Props, 't'> {
  readonly className?: string;
}

/** Checks again. The button disappears with its screen, so the focus moves to the page first. */
function CheckAgain({ t, className = 'btn btn-primary' }: CheckAgainProps) {
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        document.querySelector('main')?.focus({ preventScroll: true });
        confirmSubscription();
      }}
    >
      {t.check}
    </button>
  );
}
