import { useEffect, useRef, type SubmitEvent } from 'react';
import type { Webhook } from '../../../../domain/api/signal-webhooks.ts';
import { secretOverlapHours } from '../../../../domain/signals/webhook-recipes.ts';
import { errorText } from '../../../../i18n/errors.ts';
import { fill } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import {
  changeWebhook,
  deleteWebhook,
  rotateSecret,
  type WebhookCode,
  type WebhookOutcome,
} from '../../../../stores/signals/webhooks.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Field } from '../../../ui/Field.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { useAction } from '../../../ui/use-action.ts';
import { LagField } from './LagField.tsx';
import type { WebhookTexts } from './texts.ts';

export type StepName = 'live' | 'change' | 'rotate' | 'delete';

interface Props {
  readonly lang: Lang;
  readonly t: WebhookTexts;
  readonly webhook: Webhook;
  readonly step: StepName;
  /** `said`: the result to announce; empty if cancelled. */
  readonly onDone: (said: string) => void;
}

/** The step before a webhook is changed: a warning, or its settings. */
export function Step({ lang, t, webhook, step, onDone }: Props) {
  const { busy, outcome, run } = useAction<WebhookCode>();
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = step === 'change' ? 'input' : 'p';
    place.current?.querySelector<HTMLElement>(first)?.focus();
  }, [step]);
  const { id } = webhook;
  const actions: Readonly<Record<StepName, (data: FormData) => Promise<WebhookOutcome>>> = {
    live: () => changeWebhook(id, { dry_run: false }),
    rotate: () => rotateSecret(id),
    delete: () => deleteWebhook(id),
    change: (data) =>
      changeWebhook(id, { name: textOf(data, 'name'), max_lag: Number(textOf(data, 'max_lag')) }),
  };
  const said = { live: t.isLive, rotate: '', delete: t.deleted, change: t.saved }[step];
  const label = {
    live: t.goLiveConfirm,
    rotate: t.rotateConfirm,
    delete: t.deleteConfirm,
    change: t.save,
  }[step];
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void run(() => actions[step](data)).then((result) => result?.type === 'ok' && onDone(said));
  };
  return (
    <form ref={place} className="webhook-step" onSubmit={submit}>
      {step === 'change' ? (
        <>
          <Field
            name="name"
            label={t.fields.name}
            defaultValue={webhook.name}
            maxLength={60}
            required
          />
          <LagField lang={lang} t={t.fields} value={webhook.max_lag} />
        </>
      ) : (
        <p tabIndex={-1} className={step === 'rotate' ? undefined : 'webhook-warning'}>
          {step === 'live' && t.goLiveWarning}
          {step === 'rotate' && fill(t.rotateWarning, { hours: secretOverlapHours })}
          {step === 'delete' && t.deleteWarning}
        </p>
      )}
      {outcome.type === 'error' && <Alert>{errorText(lang, t.errors, outcome)}</Alert>}
      <p className="settings-actions">
        <SubmitButton
          busy={busy}
          className={
            step === 'live' || step === 'delete'
              ? 'btn btn-small btn-danger'
              : 'btn btn-small btn-primary'
          }
        >
          {busy ? t.busy : label}
        </SubmitButton>
        <button type="button" className="btn btn-small" onClick={() => onDone('')}>
          {t.cancel}
        </button>
      </p>
    </form>
  );
}

function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
}
