import { useState, type ReactNode, type SubmitEvent } from 'react';
import type { SettingsOutcome } from '../../../../stores/account/errors.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { useAction } from '../action.ts';
import { CodeField } from './CodeField.tsx';
import { ActionStatus } from '../ActionStatus.tsx';
import type { Lang } from '../../../../i18n/locales.ts';
import type { SettingsTexts } from '../texts.ts';
import { typed } from '../field-value.ts';

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts;
  readonly submit: string;
  readonly send: (code: string) => Promise<SettingsOutcome>;
  readonly onDone?: () => void;
  readonly onCancel: () => void;
  readonly primary?: boolean;
  /** Whether the field takes the focus when it appears. */
  readonly focus?: boolean;
  readonly children?: ReactNode;
}

/** A form that asks for the six digits of the application before it does something. */
export function CodeStep(props: Props) {
  const {
    lang,
    t,
    submit,
    send,
    onDone,
    onCancel,
    primary = false,
    focus = false,
    children,
  } = props;
  const { busy, outcome, run, clear } = useAction();
  const [short, setShort] = useState(false);
  const [attempt, setAttempt] = useState(focus ? 1 : 0);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const code = typed(form, 'code');
    setShort(code.length < 6);
    if (code.length < 6) {
      clear();
      (form.elements.namedItem('code') as HTMLElement).focus();
      return;
    }
    void run(() => send(code)).then((result) => {
      if (result?.type === 'ok') onDone?.();
      else if (result) setAttempt(attempt + 1);
    });
  };

  return (
    <form
      className="form settings-code"
      noValidate
      onSubmit={onSubmit}
      onInput={() => setShort(false)}
    >
      {children}
      <CodeField
        label={t.twoFactor.code}
        error={short ? t.twoFactor.shortCode : undefined}
        attempt={attempt}
      />
      <div>
        <p className="settings-actions">
          <SubmitButton busy={busy} className={primary ? 'btn btn-primary' : 'btn'}>
            {busy ? t.common.busy : submit}
          </SubmitButton>
          <button type="button" className="btn" onClick={onCancel}>
            {t.common.cancel}
          </button>
        </p>
        <ActionStatus lang={lang} t={t.errors} outcome={outcome} />
      </div>
    </form>
  );
}
