/** The certificate section: a sign-in prompt for visitors; for members, the certificate or its unmet requirements. */
import { lazy, Suspense } from 'react';
import type { certificate } from '../../../i18n/fr/course/certificate.ts';
import type { paywall } from '../../../i18n/fr/site/reading.ts';
import { href } from '../../../i18n/index.ts';
import { $session, retrySession } from '../../../stores/auth/session.ts';
import { ErrorBoundary, type FailureTexts } from '../../ui/ErrorBoundary.tsx';
import { useSession, useShared } from '../../ui/hooks.ts';
import { LoadingCard } from '../../ui/LoadingCard.tsx';
import { Failure } from '../Failure.tsx';
import { SignInLine } from '../SignInLine.tsx';
import type { CertificateProps } from './props.ts';

const MemberCertificate = lazy(() => import('./MemberCertificate.tsx'));

interface Props extends CertificateProps {
  readonly t: typeof certificate.signedOut;
  /** Texts shared by all paywalls: sign in, checking, retry. */
  readonly shared: Pick<typeof paywall, 'alreadyMember' | 'signIn' | 'checking' | 'slow' | 'retry'>;
  /** Message of a session that could not be read. */
  readonly unknown: string;
  readonly failure: FailureTexts;
}

export default function Certificate(props: Props) {
  return (
    <ErrorBoundary texts={props.failure}>
      <CertificateState {...props} />
    </ErrorBoundary>
  );
}

function CertificateState(props: Props) {
  const { shared, unknown, lang, lessons, plate, mail } = props;
  useSession();
  const session = useShared($session, { type: 'loading' });
  const waiting = <LoadingCard text={shared.checking} t={shared} />;
  switch (session.type) {
    case 'loading':
      return (
        <>
          <div className="signed-out-only">
            <SignedOut {...props} />
          </div>
          <div className="signed-in-only">{waiting}</div>
        </>
      );
    case 'signed-in':
      return (
        <Suspense fallback={waiting}>
          <MemberCertificate key={session.member.id} {...{ lang, lessons, plate, mail }} />
        </Suspense>
      );
    case 'signed-out':
      return <SignedOut {...props} />;
    case 'failed':
      return <Failure text={unknown} action={shared.retry} onAction={() => void retrySession()} />;
  }
}

function SignedOut({ lang, t, shared }: Props) {
  return (
    <section className="notice">
      <h3>{t.title}</h3>
      <p className="mt-2 text-ink-2">{t.text}</p>
      <div className="notice-actions">
        <button type="button" className="btn btn-primary" data-open="open-auth" data-mode="sign-up">
          {t.createAccount}
        </button>
        <a className="btn" href={href(lang, 'pricing')}>
          {t.viewPlans}
        </a>
      </div>
      <SignInLine t={shared} />
    </section>
  );
}
