/** One webhook: its status and its actions. */
import { useState } from 'react';
import { errorText } from '../../../../i18n/errors.ts';
import { fill, formatDuration, plural } from '../../../../i18n/format.ts';
import { formatMoment } from '../../../../i18n/signal-formats.ts';
import { testWebhook } from '../../../../stores/signals/webhook-log.ts';
import {
  changeWebhook,
  verifyWebhook,
  type WebhookCode,
  type WebhookOutcome,
} from '../../../../stores/signals/webhooks.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { useNow } from '../../../ui/use-now.ts';
import type { WebhookProps } from './webhook-props.ts';
import { useAction } from '../../../ui/use-action.ts';
import { Log } from './Log.tsx';
import { Step, type StepName } from './Step.tsx';

export function WebhookCard({ lang, t, webhook, off }: WebhookProps) {
  const { id, name, url, recipe, status, dry_run: isDry, max_lag: lag } = webhook;
  const { busy, outcome, run } = useAction<WebhookCode>();
  const [done, setDone] = useState('');
  const [step, setStep] = useState<StepName>();
  const act = async (action: () => Promise<WebhookOutcome>, said: string) => {
    setDone('');
    setStep(undefined);
    const result = await run(action);
    if (result?.type === 'ok') setDone(said);
  };
  const change = (what: Parameters<typeof changeWebhook>[1], said: string) =>
    void act(() => changeWebhook(id, what), said);
  const isPaused = status === 'paused' || status === 'auto_paused';
  const isRunning = status === 'active';
  const now = useNow();
  const old = webhook.previous_secret_until;
  const button = (label: string, onClick: () => void, className = 'btn btn-small') => (
    <button type="button" className={className} onClick={onClick}>
      {label}
      <span className="sr-only">{fill(t.which, { name })}</span>
    </button>
  );
  return (
    <article className="webhook" aria-label={name} data-status={status}>
      <header className="webhook-head">
        <h3>{name}</h3>
        <span className="webhook-status">{t.statuses[status]}</span>
        {status !== 'gone' && (
          <span className="webhook-mode" data-live={isDry ? undefined : ''}>
            {isDry ? t.dry : t.live}
          </span>
        )}
      </header>
      <p className="webhook-facts">
        {t.recipes[recipe].name} · {fill(t.lag, { time: formatDuration(lang, lag) })}
        <span>{url}</span>
      </p>
      <p>{t.statusTexts[status]}</p>
      {webhook.failures_in_row > 0 && isRunning && (
        <p className="webhook-failures">
          {fill(plural(lang, webhook.failures_in_row, t.failures), { n: webhook.failures_in_row })}
        </p>
      )}
      {old !== null && Date.parse(old) > now && (
        <p className="webhook-facts">{fill(t.oldSecret, { until: formatMoment(lang, old) })}</p>
      )}
      <p className="settings-actions" aria-busy={busy}>
        {!off &&
          status === 'pending' &&
          button(
            busy ? t.verifying : t.verify,
            () => void act(() => verifyWebhook(id), t.verified),
            'btn btn-small btn-primary',
          )}
        {!off &&
          (isRunning || isPaused) &&
          button(busy ? t.testing : t.test, () => void act(() => testWebhook(id), t.tested))}
        {!off && isPaused && button(t.resume, () => change({ paused: false }, t.resumed))}
        {isRunning && button(t.pause, () => change({ paused: true }, t.paused))}
        {!off &&
          status !== 'gone' &&
          status !== 'pending' &&
          (isDry
            ? button(t.goLive, () => setStep('live'))
            : button(t.goDry, () => change({ dry_run: true }, t.isDry)))}
      </p>
      <p className="webhook-more">
        {!off && status !== 'gone' && button(t.change, () => setStep('change'), 'link')}
        {!off && status !== 'gone' && button(t.rotate, () => setStep('rotate'), 'link')}
        {button(t.delete, () => setStep('delete'), 'link webhook-delete')}
      </p>
      {step && (
        <Step
          key={step}
          {...{ lang, t, webhook, step }}
          onDone={(said) => {
            setStep(undefined);
            setDone(said);
          }}
        />
      )}
      {outcome.type === 'error' && <Alert>{errorText(lang, t.errors, outcome)}</Alert>}
      <p className="settings-status" role="status">
        {done}
      </p>
      {status !== 'pending' && <Log {...{ lang, t, webhook, off }} />}
    </article>
  );
}
