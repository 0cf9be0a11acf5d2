/** The certificate's paywall: the requirement, or the remaining lessons for a subscriber. */
import { useMemo } from 'react';
import type { certificate } from '../../i18n/fr/course/certificate.ts';
import type { gate } from '../../i18n/fr/site/reading.ts';
import { accessTo } from '../../stores/course/access.ts';
import { retrySession } from '../../stores/auth/session.ts';
import { refreshSubscription } from '../../stores/billing/subscription.ts';
import { ErrorBoundary, type FailureTexts } from '../ui/ErrorBoundary.tsx';
import { useSession, useShared } from '../ui/hooks.ts';
import { Failure } from './Failure.tsx';
import { LoadingCard } from '../ui/LoadingCard.tsx';
import { SignInLine } from './SignInLine.tsx';

interface Props {
  readonly t: typeof certificate.gate;
  /** Texts shared by all paywalls: sign in, checking, retry. */
  readonly shared: Pick<typeof gate, 'alreadyMember' | 'signIn' | 'checking' | 'slow' | 'retry'>;
  /** Message of a failed check. */
  readonly unknown: string;
  /** Number of lessons still to be published; empty if none. */
  readonly missing: string;
  readonly links: {
    readonly pricing: string;
    readonly freeLesson: string;
    readonly course: string;
    readonly mail: string;
  };
  readonly failure: FailureTexts;
}

export default function CertificatePaywall(props: Props) {
  return (
    <ErrorBoundary texts={props.failure}>
      <CertificateContent {...props} />
    </ErrorBoundary>
  );
}

function CertificateContent(props: Props) {
  const { shared, unknown } = props;
  useSession();
  const $access = useMemo(() => accessTo('subscription'), []);
  const access = useShared($access, 'loading');
  switch (access) {
    case 'loading':
      return (
        <>
          <div className="signed-out-only">
            <Anonymous {...props} />
          </div>
          <div className="signed-in-only">
            <LoadingCard text={shared.checking} t={shared} />
          </div>
        </>
      );
    case 'sign-in':
      return <Anonymous {...props} />;
    case 'unknown':
      return <Failure text={unknown} action={shared.retry} onAction={checkAgain} />;
    case 'subscribe':
    case 'upgrade':
      return <Premium {...props} />;
    case 'open':
      return <Open {...props} />;
  }
}

function Anonymous({ t, shared, links }: Props) {
  return (
    <section className="notice">
      <h3>{t.anonymous.title}</h3>
      <p className="mt-2 text-ink-2">{t.anonymous.text}</p>
      <div className="notice-actions">
        <button type="button" className="btn btn-primary" data-open="open-auth" data-mode="sign-up">
          {t.anonymous.createAccount}
        </button>
        <a className="btn" href={links.pricing}>
          {t.anonymous.viewPlans}
        </a>
      </div>
      <SignInLine t={shared} />
    </section>
  );
}

function Premium({ t, links }: Props) {
  return (
    <section className="notice paywall-premium">
      <h3>{t.premium.title}</h3>
      <p className="mt-2">{t.premium.text}</p>
      <div className="notice-actions">
        <a className="btn btn-primary" href={links.pricing}>
          {t.premium.discover}
        </a>
        <a className="btn" href={links.freeLesson}>
          {t.premium.free}
        </a>
      </div>
    </section>
  );
}

function Open({ t, missing, links }: Props) {
  return (
    <section className="notice">
      <h3>{t.open.title}</h3>
      <p className="mt-2">{t.open.text}</p>
      <ul className="missing">
        {missing && <li>{missing}</li>}
        <li>{t.open.quiz}</li>
      </ul>
      <div className="notice-actions">
        <a className="btn btn-primary" href={links.course}>
          {t.open.course}
        </a>
        <a className="btn" href={links.mail}>
          {t.open.ask}
        </a>
      </div>
    </section>
  );
}

function checkAgain(): void {
  void retrySession().then(refreshSubscription);
}
