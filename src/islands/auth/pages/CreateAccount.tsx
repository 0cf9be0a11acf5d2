import { useEffect } from 'react';
import type { Lang } from '../../../i18n/locales.ts';
import type { waysIn } from '../../../i18n/fr/auth/pages.ts';
import { $auth, isAuthOver, resetAuth, type AuthStep } from '../../../stores/auth/auth.ts';
import { $session } from '../../../stores/auth/session.ts';
import { Google } from '../Google.tsx';
import { SignUpForm } from '../SignUpForm.tsx';
import type { FormTexts } from '../../dialogs/texts.ts';
import { ErrorBoundary, type FailureTexts } from '../../ui/ErrorBoundary.tsx';
import { useShared } from '../../ui/hooks.ts';
import { initialState } from './initial-state.ts';
import { LazyErrorAlert, LazySteps } from './LazyParts.tsx';

interface Props {
  readonly lang: Lang;
  readonly texts: FormTexts;
  readonly t: typeof waysIn.createAccount;
  readonly failure: FailureTexts;
}

/** The sign-up form as a page, and its following steps in the same place. */
export default function CreateAccount(props: Props) {
  return (
    <ErrorBoundary texts={props.failure}>
      <div className="steps">
        <Steps {...props} />
      </div>
    </ErrorBoundary>
  );
}

function Steps({ lang, texts, t }: Omit<Props, 'failure'>) {
  const auth = useShared($auth, initialState);
  const session = useShared($session, { type: 'loading' });
  const isOpen = session.type === 'signed-in';
  if (isOpen && isAuthOver(auth)) return <Created />;
  const needsFactor = session.type === 'signed-out' && session.waitsForFactor;
  if (isOpen || needsFactor || !isForm(auth.step)) {
    return (
      <div data-unfinished={isOpen ? '' : undefined}>
        <LazySteps lang={lang} />
      </div>
    );
  }
  return <AccountForm lang={lang} texts={texts} t={t} />;
}

function isForm({ type }: AuthStep): boolean {
  return type === 'form' || type === 'done';
}

function AccountForm({ lang, texts, t }: Omit<Props, 'failure'>) {
  return (
    <>
      <h2>{t.heading}</h2>
      <LazyErrorAlert lang={lang} />
      <Google lang={lang} texts={texts} />
      <SignUpForm lang={lang} texts={texts} />
      <p className="dialog-switch">
        {t.alreadyMember}{' '}
        <button type="button" className="link" data-open="open-auth">
          {t.signIn}
        </button>
      </p>
    </>
  );
}

/** The page shows the rest (see create-account.astro) and receives the focus. */
function Created() {
  useEffect(() => {
    resetAuth();
    document.getElementById('account-open')?.focus();
  }, []);
  return null;
}
