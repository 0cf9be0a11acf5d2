import { useState } from 'react';
import type { Lang } from '../../i18n/locales.ts';
import { $auth, resetAuth } from '../../stores/auth.ts';
import type { AuthMode } from '../../stores/dialog.ts';
import { Alert } from '../Alert.tsx';
import { useShared } from '../hooks.ts';
import { CodeForm } from './CodeForm.tsx';
import { DialogTitle } from './DialogTitle.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';
import type { DialogTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly texts: DialogTexts;
  readonly initialMode: AuthMode;
  /** Replaces the form's own sentence under its title. */
  readonly intro?: string;
}

/** Sign in, or sign up and type the mailed code. */
export function AuthPanel({ lang, texts, initialMode, intro }: Props) {
  const [mode, setMode] = useState(initialMode);
  const { step, fault } = useShared($auth, $auth.get());
  if (step.type === 'code') return <CodeForm lang={lang} texts={texts} step={step} />;

  const t = mode === 'sign-up' ? texts.auth.signUp : texts.auth.signIn;
  const other = mode === 'sign-up' ? 'sign-in' : 'sign-up';
  const Form = mode === 'sign-up' ? SignUpForm : SignInForm;
  return (
    <>
      <DialogTitle>{t.title}</DialogTitle>
      <p className="dialog-intro">{intro ?? t.intro}</p>
      {fault && (
        <div className="dialog-alert">
          <Alert>{fault === 'network' ? texts.common.network : texts.auth.errors[fault]}</Alert>
        </div>
      )}
      <Form lang={lang} texts={texts} />
      <p className="dialog-switch">
        {t.switchText}{' '}
        <button
          type="button"
          className="link"
          onClick={() => {
            resetAuth();
            setMode(other);
          }}
        >
          {t.switchLink}
        </button>
      </p>
    </>
  );
}
