import { useState } from 'react';
import { newPasswordError, signInFields } from '../../../../domain/account/form.ts';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import {
  changePassword,
  mailPasswordLink,
  type Credentials,
} from '../../../../stores/auth/credentials.ts';
import type { Profile } from '../../../../stores/account/profile.ts';
import { PasswordField } from '../../../ui/Field.tsx';
import { useForm } from '../../../ui/use-form.ts';
import { NewPasswordField } from '../../../auth/NewPassword.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import type { SettingsCode } from '../../../../stores/account/errors.ts';
import { useAction } from '../../../ui/use-action.ts';
import { ActionStatus } from '../ActionStatus.tsx';
import type { SettingsTexts } from '../texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts;
  readonly credentials: Credentials;
  /** Names the password must not contain; undefined if they could not be read. */
  readonly profile: Profile | undefined;
}

/** Changes the password, given the current one; without a password, emails a link to choose one. */
export function Password(props: Props) {
  const { lang, t, credentials } = props;
  const mail = useAction<SettingsCode>();
  const { email } = credentials;
  return (
    <>
      {credentials.hasPassword ? (
        <ChangeForm {...props} />
      ) : (
        <p>{fill(t.password.google, { email })}</p>
      )}
      <p className="mt-4 text-ink-2">
        {credentials.hasPassword && `${t.password.forgotten} `}
        <button
          type="button"
          className={credentials.hasPassword ? 'link' : 'btn'}
          aria-disabled={mail.busy ? true : undefined}
          onClick={() => void mail.run(() => mailPasswordLink(lang))}
        >
          {mail.busy ? t.common.busy : t.password.mailLink}
        </button>
      </p>
      <ActionStatus
        lang={lang}
        t={t.errors}
        outcome={mail.outcome}
        done={fill(t.password.mailed, { email })}
      />
    </>
  );
}

function ChangeForm({ lang, t, credentials, profile }: Props) {
  const { busy, outcome, run, clear } = useAction<SettingsCode>();
  // Remounts the field after each change, to reset the strength meter.
  const [changes, setChanges] = useState(0);
  const about = [credentials.email, profile?.first_name ?? '', profile?.last_name ?? ''];
  const change = async (current: string, next: string) => {
    const result = await run(() => changePassword(current, next));
    if (result?.type !== 'ok') return;
    form.ref.current?.reset();
    setChanges(changes + 1);
  };
  const { form, field, errorOf } = useForm({
    fields: { current: signInFields.password, password: newPasswordError(about) },
    texts: t.forms.fieldErrors,
    missing: t.missing.newPassword,
    onSubmit: clear,
    submit: ({ current, password }) => void change(current, password),
  });

  return (
    <form {...form}>
      {/* Tells password managers which account the password belongs to. */}
      <input
        className="hidden"
        type="email"
        name="username"
        autoComplete="username"
        value={credentials.email}
        readOnly
      />
      <PasswordField
        {...field('current')}
        label={t.password.current}
        autoComplete="current-password"
        toggle={t.forms.auth.fields}
      />
      <NewPasswordField
        key={changes}
        texts={t.forms}
        label={t.password.next}
        error={errorOf('password')}
        about={about}
      />
      <div>
        <SubmitButton busy={busy} className="btn">
          {busy ? t.common.busy : t.password.submit}
        </SubmitButton>
        <ActionStatus lang={lang} t={t.errors} outcome={outcome} done={t.password.changed} />
      </div>
    </form>
  );
}
