import { href, type Lang } from '../../../i18n/index.ts';
import { $auth, correctDraft, forgotPassword, leaveFactor } from '../../../stores/auth/auth.ts';
import { openAuth } from '../../../stores/site/dialog.ts';
import { $session } from '../../../stores/auth/session.ts';
import { CodeForm } from '../CodeForm.tsx';
import { DialogTitle } from '../../ui/DialogTitle.tsx';
import { FactorForm } from '../FactorForm.tsx';
import { FactorRemoved } from '../FactorRemoved.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { OpenedAccount } from '../OpenedAccount.tsx';
import { ResetForm, ResetSent } from '../Reset.tsx';
import { useDialogTexts, type AuthTexts } from '../../dialogs/texts.ts';
import { useShared } from '../../ui/hooks.ts';
import { ChoosePassword } from './ChoosePassword.tsx';
import { initialState } from './initial-state.ts';

/** The steps of an auth page after the first. */
export default function Steps({ lang }: { readonly lang: Lang }) {
  const texts = useDialogTexts(lang);
  const { step } = useShared($auth, initialState);
  const session = useShared($session, { type: 'loading' });
  const shared = { lang, texts };

  if (session.type === 'signed-out' && session.waitsForFactor) return <FactorForm {...shared} />;
  switch (step.type) {
    case 'code': {
      const onSignIn = () => {
        correctDraft();
        openAuth('sign-in');
      };
      return <CodeForm {...shared} step={step} onSignIn={onSignIn} />;
    }
    case 'reset':
      return (
        <>
          <DialogTitle>{texts.auth.reset.title}</DialogTitle>
          <p className="dialog-intro">{texts.auth.reset.intro}</p>
          <ErrorAlert {...shared} />
          <ResetForm {...shared} email={step.email} />
        </>
      );
    case 'reset-sent':
      return <ResetSent {...shared} step={step} onChangeAddress={() => forgotPassword('')} />;
    case 'new-password':
      return <ChoosePassword {...shared} />;
    case 'factor-removed':
      return <FactorRemoved {...shared} />;
    case 'password-changed':
      return (
        <Changed
          {...shared}
          email={session.type === 'signed-in' ? session.member.email : undefined}
          isOther={step.isOther}
        />
      );
    default:
      return null;
  }
}

interface ChangedProps {
  readonly lang: Lang;
  readonly texts: AuthTexts;
  readonly email: string | undefined;
  readonly isOther: boolean;
}

function Changed({ lang, texts, email, isOther }: ChangedProps) {
  const { passwordChanged: t, openedAccount } = texts.auth;
  return (
    <>
      <DialogTitle>{t.title}</DialogTitle>
      <p className="dialog-intro">{t.text}</p>
      <OpenedAccount
        t={openedAccount}
        email={email}
        isOther={isOther}
        onSignOut={() => void leaveFactor()}
      />
      <div className="form-actions">
        <a className="btn btn-primary" href={href(lang, 'dashboard')}>
          {t.dashboard}
        </a>
        <a className="btn" href={href(lang, 'settings')}>
          {t.settings}
        </a>
      </div>
    </>
  );
}
