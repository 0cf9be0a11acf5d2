/**
 * Ends a contract: the declaration, its review, its result; or the confirmation of an email
 * link.
 */
import { lazy, Suspense, useEffect } from 'react';
import type { ContractEnd as Kind } from '../../domain/api/contract-end.ts';
import type { Lang } from '../../i18n/locales.ts';
import { hasStoredSession, linkEvent, takeLink } from '../../stores/contract/contract-link.ts';
import { $contractEnd, openLink } from '../../stores/contract/contract-end.ts';
import { $session, startSession } from '../../stores/auth/session.ts';
import { ErrorBoundary, type FailureTexts } from '../ui/ErrorBoundary.tsx';
import { useMailLink, useShared } from '../ui/hooks.ts';
import { EndForm, type EndFormTexts } from './EndForm.tsx';
import { Waiting } from './Waiting.tsx';

const Steps = lazy(() => import('./Steps.tsx'));
const OwnForm = lazy(() => import('./OwnForm.tsx'));

interface Props {
  readonly lang: Lang;
  readonly kind: Kind;
  readonly t: EndFormTexts & { readonly reading: string; readonly loading: string };
  readonly failure: FailureTexts;
}

/** The state pages are rendered with. */
const initialState = $contractEnd.get();

export default function ContractEnd(props: Props) {
  useEffect(() => {
    if (hasStoredSession()) void startSession();
  }, []);
  useMailLink({ linkEvent, takeLink, openLink });
  return (
    <ErrorBoundary texts={props.failure}>
      <div className="steps">
        <Step {...props} />
      </div>
    </ErrorBoundary>
  );
}

function Step({ lang, kind, t }: Props) {
  const { step } = useShared($contractEnd, initialState);
  const session = useShared($session, { type: 'loading' });
  if (step.type !== 'form') {
    return (
      <Suspense fallback={<Waiting text={t.reading} />}>
        <Steps lang={lang} kind={kind} />
      </Suspense>
    );
  }
  switch (session.type) {
    case 'loading':
      return (
        <>
          <div className="contract-reading">
            <Waiting text={t.reading} />
          </div>
          <div className="contract-form">
            <div className="signed-out-only">
              <EndForm t={t} note={t.signedOut} />
            </div>
            <div className="signed-in-only">
              <Waiting text={t.loading} />
            </div>
          </div>
        </>
      );
    case 'signed-in':
      return (
        <Suspense fallback={<Waiting text={t.loading} />}>
          <OwnForm lang={lang} kind={kind} t={t} member={session.member} />
        </Suspense>
      );
    default:
      return <EndForm t={t} note={t.signedOut} />;
  }
}
