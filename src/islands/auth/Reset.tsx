import { emailError } from '../../domain/shared/email.ts';
import { fill, type Lang } from '../../i18n/index.ts';
import { $auth, resendReset, requestReset, type AuthStep } from '../../stores/auth/auth.ts';
import { useShared } from '../ui/hooks.ts';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { DialogTitle } from '../ui/DialogTitle.tsx';
import { ErrorAlert } from './ErrorAlert.tsx';
import { Field } from '../ui/Field.tsx';
import { useForm } from '../ui/use-form.ts';
import { Resend } from './Resend.tsx';
import type { AuthTexts, FormTexts } from '../dialogs/texts.ts';

type ResetTexts = Pick<FormTexts, 'fieldErrors'> & {
  readonly auth: Pick<FormTexts['auth'], 'reset' | 'fields'>;
};

interface FormProps {
  readonly lang: Lang;
  readonly texts: ResetTexts;
  readonly email: string;
  readonly autoFocus?: boolean;
}

/** Asks for the address of a forgotten password. */
export function ResetForm({ lang, texts, email, autoFocus = true }: FormProps) {
  const { busy } = useShared($auth, $auth.get());
  const { reset: t, fields } = texts.auth;
  const { form, field } = useForm({
    fields: { email: emailError },
    texts: { ...texts.fieldErrors, required: t.enterEmailAddress },
    submit: (values) => void requestReset(values.email, lang),
  });
  return (
    <form {...form}>
      <Field
        {...field('email')}
        type="email"
        label={fields.email}
        defaultValue={email}
        autoComplete="username"
        autoFocus={autoFocus}
      />
      <SubmitButton busy={busy}>{busy ? t.busy : t.submit}</SubmitButton>
    </form>
  );
}

interface SentProps {
  readonly lang: Lang;
  readonly texts: AuthTexts;
  readonly step: Extract<AuthStep, { type: 'reset-sent' }>;
  /** Returns to the form. */
  readonly onChangeAddress: () => void;
}

/** The same message for every address. */
export function ResetSent({ lang, texts, step, onChangeAddress }: SentProps) {
  const { busy, resent } = useShared($auth, $auth.get());
  const { resetSent: t } = texts.auth;
  return (
    <>
      <DialogTitle>{t.title}</DialogTitle>
      <ErrorAlert lang={lang} texts={texts} />
      <p className="mt-4">{fill(t.text, { email: step.email })}</p>
      <p className="hint">{t.help}</p>
      <p className="hint" role="status">
        {resent && t.resent}
      </p>
      <Resend t={t} sentAt={step.sentAt} busy={busy} onResend={() => void resendReset(lang)} />
      <p className="dialog-switch">
        <button type="button" className="link" onClick={onChangeAddress}>
          {t.other}
        </button>
      </p>
    </>
  );
}
