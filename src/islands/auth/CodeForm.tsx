import { useRef } from 'react';
import { sixDigits } from '../../domain/shared/fields.ts';
import { fill, plural, type Lang } from '../../i18n/index.ts';
import {
  $auth,
  codeSkipsMembers,
  correctDraft,
  forgotPassword,
  resendCode,
  submitCode,
  type AuthStep,
} from '../../stores/auth/auth.ts';
import { useShared } from '../ui/hooks.ts';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { DialogTitle } from '../ui/DialogTitle.tsx';
import { DigitsInput } from '../ui/DigitsInput.tsx';
import { ErrorAlert } from './ErrorAlert.tsx';
import { useForm } from '../ui/use-form.ts';
import { Resend } from './Resend.tsx';
import type { AuthTexts } from '../dialogs/texts.ts';

interface Props {
  readonly lang: Lang;
  readonly texts: AuthTexts;
  readonly step: Extract<AuthStep, { type: 'code' }>;
  /** Shows the sign-in form, for users with an account. */
  readonly onSignIn: () => void;
}

/**
 * The six-digit emailed code. Fewer digits do not count as an attempt: the field shows an
 * error.
 */
export function CodeForm({ lang, texts, step, onSignIn }: Props) {
  const { code: t, exists: member, triesLeft: tries } = texts.auth;
  const { busy, error, resent } = useShared($auth, $auth.get());
  const input = useRef<HTMLInputElement>(null);
  const { triesLeft } = step.verification;
  const code = error?.code;
  const exists = code === 'account_exists';
  /** The code has done its work: the account is there, with another password or none. */
  const used = exists || code === 'password_not_saved';
  const over = used || code === 'code_spent' || code === 'code_expired';

  const { form, field } = useForm({
    fields: { 'one-time-code': sixDigits },
    texts: { short_code: t.short },
    submit: (values) => {
      if (!over) void submitCode(values['one-time-code']);
    },
  });

  return (
    <>
      <DialogTitle>{t.title}</DialogTitle>
      <p className="dialog-intro">{fill(t.intro, { email: step.draft.email })}</p>
      <ErrorAlert lang={lang} texts={texts} id="code-error">
        {code === 'wrong_code' && `. ${fill(plural(lang, triesLeft, tries), { n: triesLeft })}`}
      </ErrorAlert>
      {used ? (
        <div className="form-actions">
          {exists && (
            <button type="button" className="btn btn-primary" onClick={onSignIn}>
              {member.signIn}
            </button>
          )}
          <button type="button" className="btn" onClick={() => forgotPassword(step.draft.email)}>
            {member.reset}
          </button>
        </div>
      ) : (
        <form {...form}>
          <DigitsInput
            {...field('one-time-code')}
            id="verification-code"
            label={t.label}
            hint={t.hint}
            input={input}
            errorId={error && 'code-error'}
            refusal={code === 'wrong_code' || over ? error : undefined}
          />
          <SubmitButton busy={busy} off={over}>
            {busy ? t.busy : t.submit}
          </SubmitButton>
        </form>
      )}
      <p className="hint" role="status">
        {resent && t.resent}
      </p>
      {!used && (
        <Resend
          t={t}
          sentAt={step.verification.sentAt}
          busy={busy}
          onResend={() => void resendCode()}
        />
      )}
      {codeSkipsMembers && (
        <p className="hint">
          {t.members}{' '}
          <button type="button" className="link" onClick={onSignIn}>
            {member.signIn}
          </button>
        </p>
      )}
      <p className="dialog-switch">
        <button type="button" className="link" onClick={correctDraft}>
          {t.back}
        </button>
      </p>
    </>
  );
}
