import { useState } from 'react';
import type { Lang } from '../../i18n/locales.ts';
import { $auth, correctDraft, forgotPassword, resetAuth } from '../../stores/auth/auth.ts';
import type { AuthMode } from '../../stores/site/dialog.ts';
import { $session } from '../../stores/auth/session.ts';
import { useShared } from '../ui/hooks.ts';
import { CodeForm } from './CodeForm.tsx';
import { DialogTitle } from '../ui/DialogTitle.tsx';
import { FactorForm } from './FactorForm.tsx';
import { FactorRemoved } from './FactorRemoved.tsx';
import { ErrorAlert } from './ErrorAlert.tsx';
import { Google } from './Google.tsx';
import { ResetForm, ResetSent } from './Reset.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import type { AuthTexts } from '../dialogs/texts.ts';

interface Props {
  readonly lang: Lang;
  readonly texts: AuthTexts;
  readonly initialMode: AuthMode;
  /** Replaces the default text under the title. */
  readonly intro?: string;
}

/** All auth forms: sign-in, sign-up with emailed code, password reset, second factor. */
export function AuthPanel({ lang, texts, initialMode, intro }: Props) {
  const [mode, setMode] = useState(initialMode);
  const { step } = useShared($auth, $auth.get());
  const session = useShared($session, $session.get());
  const show = (next: AuthMode) => {
    resetAuth();
    setMode(next);
  };
  const shared = { lang, texts };

  if (session.type === 'signed-out' && session.waitsForFactor) return <FactorForm {...shared} />;
  switch (step.type) {
    case 'code': {
      const onSignIn = () => {
        correctDraft();
        setMode('sign-in');
      };
      return <CodeForm {...shared} step={step} onSignIn={onSignIn} />;
    }
    case 'reset':
      return <Reset {...shared} email={step.email} onBack={() => show('sign-in')} />;
    case 'reset-sent':
      return (
        <>
          <ResetSent {...shared} step={step} onChangeAddress={() => forgotPassword('')} />
          <Back texts={texts} onBack={() => show('sign-in')} />
        </>
      );
    case 'factor-removed':
      return <FactorRemoved {...shared} />;
    default:
      return <Forms {...shared} mode={mode} intro={intro} onChange={show} />;
  }
}

interface FormsProps extends Pick<Props, 'lang' | 'texts'> {
  readonly mode: AuthMode;
  readonly intro: string | undefined;
  readonly onChange: (mode: AuthMode) => void;
}

function Forms({ lang, texts, mode, intro, onChange }: FormsProps) {
  const signsUp = mode === 'sign-up';
  const t = signsUp ? texts.auth.signUp : texts.auth.signIn;
  return (
    <>
      <DialogTitle>{t.title}</DialogTitle>
      <p className="dialog-intro">{intro ?? t.intro}</p>
      <ErrorAlert lang={lang} texts={texts} />
      <Google lang={lang} texts={texts} />
      {signsUp ? (
        <SignUpForm lang={lang} texts={texts} autoFocus />
      ) : (
        <SignInForm lang={lang} texts={texts} />
      )}
      <p className="dialog-switch">
        {t.switchText}{' '}
        <button
          type="button"
          className="link"
          onClick={() => onChange(signsUp ? 'sign-in' : 'sign-up')}
        >
          {t.switchLink}
        </button>
      </p>
    </>
  );
}

interface ResetProps extends Pick<Props, 'lang' | 'texts'> {
  readonly email: string;
  readonly onBack: () => void;
}

function Reset({ lang, texts, email, onBack }: ResetProps) {
  const { reset: t } = texts.auth;
  return (
    <>
      <DialogTitle>{t.title}</DialogTitle>
      <p className="dialog-intro">{t.intro}</p>
      <ErrorAlert lang={lang} texts={texts} />
      <ResetForm lang={lang} texts={texts} email={email} />
      <Back texts={texts} onBack={onBack} />
    </>
  );
}

function Back({ texts, onBack }: Pick<ResetProps, 'texts' | 'onBack'>) {
  return (
    <p className="dialog-switch">
      <button type="button" className="link" onClick={onBack}>
        {texts.auth.reset.back}
      </button>
    </p>
  );
}
