import { useState, type ReactNode } from 'react';
import { sixDigits } from '../../../../domain/shared/fields.ts';
import type { SettingsCode, SettingsOutcome } from '../../../../stores/account/errors.ts';
import { useForm } from '../../../ui/use-form.ts';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { CodeField } from './CodeField.tsx';
import { ActionStatus } from '../ActionStatus.tsx';
import type { Lang } from '../../../../i18n/locales.ts';
import type { SettingsTexts } from '../texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts;
  readonly submit: string;
  readonly send: (code: string) => Promise<SettingsOutcome>;
  readonly onSuccess?: () => void;
  readonly onCancel: () => void;
  readonly primary?: boolean;
  /** Whether the field is focused when it appears. */
  readonly focus?: boolean;
  readonly children?: ReactNode;
}

/** A form that requires the six digits of the authenticator app. */
export function CodeStep(props: Props) {
  const {
    lang,
    t,
    submit,
    send,
    onSuccess,
    onCancel,
    primary = false,
    focus = false,
    children,
  } = props;
  const { busy, outcome, run, clear } = useAction<SettingsCode>();
  const [attempt, setAttempt] = useState(focus ? 1 : 0);

  const { form, field } = useForm({
    fields: { code: sixDigits },
    texts: { short_code: t.twoFactor.shortCode },
    onSubmit: clear,
    submit: ({ code }) =>
      void run(() => send(code)).then((result) => {
        if (result?.type === 'ok') onSuccess?.();
        else if (result) setAttempt(attempt + 1);
      }),
  });

  return (
    <form {...form} className="form settings-code">
      {children}
      <CodeField {...field('code')} label={t.twoFactor.code} attempt={attempt} />
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
