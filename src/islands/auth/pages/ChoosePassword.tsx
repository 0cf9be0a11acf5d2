import { newPasswordFields } from '../../../domain/account/form.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { $auth, choosePassword, leaveFactor } from '../../../stores/auth/auth.ts';
import { $session } from '../../../stores/auth/session.ts';
import { DialogTitle } from '../../ui/DialogTitle.tsx';
import { ErrorAlert } from '../ErrorAlert.tsx';
import { OpenedAccount } from '../OpenedAccount.tsx';
import { PasswordField } from '../../ui/Field.tsx';
import { useForm } from '../../ui/use-form.ts';
import { NewPasswordField } from '../NewPassword.tsx';
import type { AuthTexts } from '../../dialogs/texts.ts';
import { useShared } from '../../ui/hooks.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { initialState } from './initial-state.ts';

interface Props {
  readonly lang: Lang;
  readonly texts: AuthTexts;
}

/** The new password, typed twice, in the session opened by the email link. */
export function ChoosePassword({ lang, texts }: Props) {
  const { newPassword: t, openedAccount, factorRemoved, fields } = texts.auth;
  const { busy, step } = useShared($auth, initialState);
  const session = useShared($session, { type: 'loading' });
  const member = session.type === 'signed-in' ? session.member : undefined;
  const about = member ? [member.email, member.firstName] : [];
  const { form, field, errorOf } = useForm({
    fields: newPasswordFields(about),
    texts: texts.fieldErrors,
    missing: t.missing,
    submit: ({ password }) => void choosePassword(password),
  });
  return (
    <>
      <DialogTitle>{t.title}</DialogTitle>
      <p className="dialog-intro">{t.intro}</p>
      {step.type === 'new-password' && step.factorRemoved && (
        <p className="dialog-intro">{factorRemoved.text}</p>
      )}
      <OpenedAccount
        t={openedAccount}
        email={member?.email}
        isOther={step.type === 'new-password' && step.isOther}
        onSignOut={() => void leaveFactor()}
      />
      <ErrorAlert lang={lang} texts={texts} />
      <form {...form}>
        {/* Tells password managers which account the password belongs to. */}
        <input
          className="sr-only"
          name="email"
          autoComplete="username"
          value={member?.email ?? ''}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <NewPasswordField
          texts={texts}
          label={fields.newPassword}
          error={errorOf('password')}
          about={about}
          autoFocus
        />
        <PasswordField
          {...field('confirmPassword')}
          label={fields.confirmPassword}
          autoComplete="new-password"
          toggle={fields}
        />
        <SubmitButton busy={busy}>{busy ? t.busy : t.submit}</SubmitButton>
      </form>
    </>
  );
}
