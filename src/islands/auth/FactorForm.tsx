import { useRef, useState } from 'react';
import { required, sixDigits } from '../../domain/shared/fields.ts';
import type { Lang } from '../../i18n/locales.ts';
import {
  $auth,
  clearError,
  submitFactorCode,
  submitRecoveryCode,
  leaveFactor,
} from '../../stores/auth/auth.ts';
import { useShared } from '../ui/hooks.ts';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { DialogTitle } from '../ui/DialogTitle.tsx';
import { DigitsInput } from '../ui/DigitsInput.tsx';
import { ErrorAlert } from './ErrorAlert.tsx';
import { Field } from '../ui/Field.tsx';
import { useForm } from '../ui/use-form.ts';
import type { AuthTexts } from '../dialogs/texts.ts';

interface Props {
  readonly lang: Lang;
  readonly texts: AuthTexts;
}

/** The second factor: six digits, or a recovery code if the device is lost. */
export function FactorForm({ lang, texts }: Props) {
  const [recovery, setRecovery] = useState(false);
  const { factor, recovery: other } = texts.auth;
  const change = () => {
    clearError();
    setRecovery(!recovery);
  };
  return (
    <>
      <DialogTitle key={String(recovery)}>{recovery ? other.title : factor.title}</DialogTitle>
      <p className="dialog-intro">{recovery ? other.intro : factor.intro}</p>
      <ErrorAlert lang={lang} texts={texts} id="factor-error" />
      {recovery ? <RecoveryCode texts={texts} /> : <Digits texts={texts} />}
      <p className="dialog-switch">
        <button type="button" className="link" onClick={change}>
          {recovery ? factor.useApp : factor.useRecovery}
        </button>
      </p>
      <p className="dialog-switch">
        <button type="button" className="link" onClick={() => void leaveFactor()}>
          {factor.other}
        </button>
      </p>
    </>
  );
}

function Digits({ texts }: Pick<Props, 'texts'>) {
  const { factor: t } = texts.auth;
  const { busy, error } = useShared($auth, $auth.get());
  const input = useRef<HTMLInputElement>(null);
  const { form, field } = useForm({
    fields: { 'one-time-code': sixDigits },
    texts: { short_code: t.short },
    submit: (values) => void submitFactorCode(values['one-time-code']),
  });
  return (
    <form {...form}>
      <DigitsInput
        {...field('one-time-code')}
        id="factor-code"
        label={t.label}
        hint={t.hint}
        input={input}
        errorId={error && 'factor-error'}
        refusal={
          error?.code === 'wrong_factor_code' || error?.code === 'factor_expired'
            ? error
            : undefined
        }
      />
      <SubmitButton busy={busy}>{busy ? t.busy : t.submit}</SubmitButton>
    </form>
  );
}

function RecoveryCode({ texts }: Pick<Props, 'texts'>) {
  const { recovery: t } = texts.auth;
  const { busy, error } = useShared($auth, $auth.get());
  const { form, field } = useForm({
    fields: { 'recovery-code': required },
    texts: texts.fieldErrors,
    missing: { 'recovery-code': t.missing },
    submit: (values) => void submitRecoveryCode(values['recovery-code']),
  });
  return (
    <form {...form}>
      <Field
        {...field('recovery-code')}
        label={t.label}
        hint={t.hint}
        errorId={error && 'factor-error'}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        autoFocus
      />
      <SubmitButton busy={busy}>{busy ? t.busy : t.submit}</SubmitButton>
    </form>
  );
}
