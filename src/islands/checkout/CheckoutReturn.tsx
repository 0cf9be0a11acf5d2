/** After paying: waits for the database to know, and says only what it knows. */
import { useEffect, useState, type ReactNode } from 'react';
import { planFromKey } from '../../domain/plans.ts';
import type { checkoutReturn } from '../../i18n/fr/checkout.ts';
import { formatDate, type Lang } from '../../i18n/index.ts';
import {
  $confirmation,
  confirmSubscription,
  lessonBeforeCheckout,
  type ConfirmationState,
} from '../../stores/confirmation.ts';
import type { Subscription } from '../../stores/subscription.ts';
import { Alert } from '../Alert.tsx';
import { ErrorBoundary, type FailureTexts } from '../ErrorBoundary.tsx';
import { useSession, useShared } from '../hooks.ts';

interface Props {
  readonly lang: Lang;
  readonly t: typeof checkoutReturn;
  readonly links: { readonly course: string; readonly pricing: string };
  readonly failure: FailureTexts;
}

export default function CheckoutReturn(props: Props) {
  return (
    <ErrorBoundary texts={props.failure}>
      <Return {...props} />
    </ErrorBoundary>
  );
}

function Return(props: Props) {
  useSession();
  const state = useShared($confirmation, { type: 'waiting' });
  useEffect(() => confirmSubscription(), []);
  return (
    <>
      <p className="sr-only" role="status">
        {announcement(state.type, props.t)}
      </p>
      <Outcome {...props} state={state} />
    </>
  );
}

/** What is read out when the page changes; a failure's red box speaks for itself. */
function announcement(type: ConfirmationState['type'], t: Props['t']): string {
  switch (type) {
    case 'confirmed':
      return t.thanks;
    case 'late':
      return t.late;
    case 'signed-out':
      return t.signedOut;
    default:
      return '';
  }
}

function Outcome({ lang, t, links, state }: Props & { readonly state: ConfirmationState }) {
  switch (state.type) {
    case 'signed-out':
      return <SignedOut t={t} />;
    case 'confirmed':
      return <Thanks lang={lang} t={t} course={links.course} subscription={state.subscription} />;
    case 'late':
      return (
        <Screen title={t.late} text={t.lateText}>
          <CheckAgain t={t} />
          <a className="btn" href={links.pricing}>
            {t.plans}
          </a>
        </Screen>
      );
    case 'failed':
      return (
        <Screen title={t.failed}>
          <div className="w-full">
            <Alert>{t.failedText}</Alert>
          </div>
          <CheckAgain t={t} />
        </Screen>
      );
    case 'waiting':
      return (
        <>
          <div className="signed-in-only">
            <Screen title={t.waiting} text={t.waitingText}>
              <div className="skeleton w-full" />
              <div className="skeleton w-full" />
            </Screen>
          </div>
          <div className="signed-out-only">
            <SignedOut t={t} />
          </div>
        </>
      );
  }
}

function SignedOut({ t }: Pick<Props, 't'>) {
  return (
    <Screen title={t.signedOut} text={t.signedOutText}>
      <button type="button" className="btn btn-primary" data-open="open-auth">
        {t.signIn}
      </button>
    </Screen>
  );
}

interface ScreenProps {
  readonly title: string;
  readonly text?: string;
  readonly children: ReactNode;
}

function Screen({ title, text, children }: ScreenProps) {
  return (
    <div className="gate">
      <h2 className="text-[28px]">{title}</h2>
      {text && <p className="mt-3 text-ink-2">{text}</p>}
      <div className="gate-actions">{children}</div>
    </div>
  );
}

/** Looks once more. The button leaves with its screen, and hands the focus to the page. */
function CheckAgain({ t }: Pick<Props, 't'>) {
  return (
    <button
      type="button"
      className="btn btn-primary"
      onClick={() => {
        document.querySelector('main')?.focus({ preventScroll: true });
        confirmSubscription();
      }}
    >
      {t.check}
    </button>
  );
}

interface ThanksProps extends Pick<Props, 'lang' | 't'> {
  readonly course: string;
  readonly subscription: Subscription;
}

function Thanks({ lang, t, course, subscription }: ThanksProps) {
  const [lesson] = useState(() => lessonBeforeCheckout(lang));
  const plan = planFromKey(subscription.plan_key ?? '');
  return (
    <Screen title={t.thanks} text={t.thanksText}>
      <dl className="recap w-full">
        <div>
          <dt>{t.plan}</dt>
          <dd>{plan ? t.planNames[plan.key] : subscription.plan_name}</dd>
        </div>
        {subscription.renews_at && (
          <div>
            <dt>{t.renews}</dt>
            <dd>{formatDate(lang, new Date(subscription.renews_at))}</dd>
          </div>
        )}
      </dl>
      <a className="btn btn-primary" href={lesson ?? course}>
        {lesson ? t.backToLesson : t.start}
      </a>
    </Screen>
  );
}
