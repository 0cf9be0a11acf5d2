import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import type { Lang } from '../../i18n/locales.ts';
import {
  $auth,
  clearError,
  giveFactor,
  giveRecoveryCode,
  leaveFactor,
} from '../../stores/auth/auth.ts';
import { useShared } from '../ui/hooks.ts';
import { SubmitButton } from '../ui/SubmitButton.tsx';
import { DialogTitle } from '../ui/DialogTitle.tsx';
import { DigitsInput } from '../ui/DigitsInput.tsx';
import { ErrorAlert } from './ErrorAlert.tsx';
import { Field } from '../ui/Field.tsx';
import type { AuthTexts } from '../dialogs/texts.ts';

interface Props {
  readonly lang: Lang;
  readonly texts: AuthTexts;
}

/** The second factor: six digits, or a recovery code for whoever has lost the device. */
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
  const [short, setShort] = useState(false);
  useEffect(() => {
    if (!busy && error) input.current?.select();
  }, [busy, error]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = input.current?.value ?? '';
    setShort(typed.length < 6);
    if (typed.length < 6) input.current?.focus();
    else void giveFactor(typed);
  };
  return (
    <form className="form" noValidate onSubmit={onSubmit}>
      <DigitsInput
        id="factor-code"
        label={t.label}
        input={input}
        invalid={Boolean(error) || short}
        describedBy={short ? 'factor-short' : error && 'factor-error'}
      />
      {short && (
        <p className="field-error" id="factor-short">
          {t.short}
        </p>
      )}
      <SubmitButton busy={busy}>{busy ? t.busy : t.submit}</SubmitButton>
    </form>
  );
}

function RecoveryCode({ texts }: Pick<Props, 'texts'>) {
  const { recovery: t } = texts.auth;
  const { busy, error } = useShared($auth, $auth.get());
  const [empty, setEmpty] = useState(false);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get('recovery-code');
    const isEmpty = typeof typed !== 'string' || typed.trim() === '';
    setEmpty(isEmpty);
    if (isEmpty) (form.elements.namedItem('recovery-code') as HTMLElement | null)?.focus();
    else void giveRecoveryCode(typed);
  };
  return (
    <form className="form" noValidate onSubmit={onSubmit} onInput={() => setEmpty(false)}>
      <Field
        name="recovery-code"
        label={t.label}
        hint={t.hint}
        error={empty ? texts.common.required : undefined}
        refusedBy={error && 'factor-error'}
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
