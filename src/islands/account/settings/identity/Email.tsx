import { useRef, useState } from 'react';
import { emailError } from '../../../../domain/shared/email.ts';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { requestEmail, type Credentials } from '../../../../stores/auth/credentials.ts';
import { failed } from '../../../../stores/outcome.ts';
import { Field } from '../../../ui/Field.tsx';
import { passFocus } from '../../../ui/hooks.ts';
import { useForm } from '../../../ui/use-form.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import type { SettingsCode } from '../../../../stores/account/errors.ts';
import { useAction, type Action } from '../../../ui/use-action.ts';
import { ActionStatus } from '../ActionStatus.tsx';
import type { SettingsTexts } from '../texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts;
  readonly credentials: Credentials;
}

/** The email address and the request to change it, confirmed by email. */
export function Email({ lang, t, credentials }: Props) {
  const { email } = t;
  const { pendingEmail } = credentials;
  const action = useAction<SettingsCode>();
  const { busy, outcome, run, clear } = action;
  const [editing, setEditing] = useState(false);
  const pending = useRef<HTMLParagraphElement>(null);

  return (
    <>
      <p>
        <span className="text-ink-2">{email.now}</span> <strong>{credentials.email}</strong>
      </p>
      {pendingEmail !== undefined && (
        <div className="settings-note">
          <p ref={pending} tabIndex={-1}>
            <strong>{fill(email.pending, { email: pendingEmail })}</strong>
          </p>
          <p className="mt-1 text-ink-2">{email.pendingText}</p>
          <p className="settings-actions">
            <button
              type="button"
              className="btn btn-small"
              aria-disabled={busy ? true : undefined}
              onClick={() => void run(() => requestEmail(pendingEmail, lang))}
            >
              {email.again}
            </button>
            {!editing && (
              <button
                type="button"
                className="btn btn-small"
                onClick={() => {
                  clear();
                  setEditing(true);
                }}
              >
                {email.other}
              </button>
            )}
          </p>
        </div>
      )}
      {(pendingEmail === undefined || editing) && (
        <NewAddress
          lang={lang}
          t={t}
          credentials={credentials}
          action={action}
          focus={editing}
          onRequested={(form) => {
            setEditing(false);
            passFocus(form, () => pending.current?.focus({ preventScroll: true }));
          }}
        />
      )}
      <ActionStatus lang={lang} t={t.errors} outcome={outcome} done={email.sent} />
    </>
  );
}

interface NewAddressProps extends Props {
  readonly action: Action<SettingsCode>;
  readonly focus: boolean;
  /** `form`: the submitted form, which a pending address replaces. */
  readonly onRequested: (form: HTMLElement) => void;
}

function NewAddress({ lang, t, credentials, action, focus, onRequested }: NewAddressProps) {
  const { busy, run, clear } = action;
  const request = async (address: string) => {
    const own = form.ref.current;
    const same = address.toLowerCase() === credentials.email.toLowerCase();
    const result = await run(() =>
      same ? Promise.resolve(failed('same_email')) : requestEmail(address, lang),
    );
    if (result?.type === 'ok' && own) onRequested(own);
  };
  const { form, field } = useForm({
    fields: { email: emailError },
    texts: t.forms.fieldErrors,
    missing: t.missing.newEmail,
    onSubmit: clear,
    submit: ({ email }) => void request(email.trim()),
  });
  return (
    <form {...form}>
      <Field
        {...field('email')}
        type="email"
        label={t.email.field}
        hint={t.email.hint}
        autoComplete="email"
        autoFocus={focus}
      />
      <div>
        <SubmitButton busy={busy} className="btn">
          {busy ? t.common.busy : t.email.submit}
        </SubmitButton>
      </div>
    </form>
  );
}
