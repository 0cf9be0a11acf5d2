/** One webhook: its status and its actions. */
import { useRef, useState } from 'react';
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
import { passFocus } from '../../../ui/hooks.ts';
import { useNow } from '../../../ui/use-now.ts';
import type { WebhookProps } from './webhook-props.ts';
import { useAction } from '../../../ui/use-action.ts';
import { Log } from './Log.tsx';
import { Step, type StepName } from './Step.tsx';

interface Props extends WebhookProps {
  /** `said`: the result to announce, since the card is gone. */
  readonly onDeleted: (said: string) => void;
}

export function WebhookCard({ lang, t, webhook, off, onDeleted }: Props) {
  const { id, name, url, recipe, status, dry_run: isDry, max_lag: lag } = webhook;
  const { busy, outcome, run } = useAction<WebhookCode>();
  const [done, setDone] = useState('');
  const [step, setStep] = useState<StepName>();
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => title.current?.focus({ preventScroll: true });
  const act = async (
    pressed: HTMLElement,
    action: () => Promise<WebhookOutcome>,
    said: string,
  ): Promise<void> => {
    setDone('');
    setStep(undefined);
    const result = await run(action);
    if (result?.type === 'ok') setDone(said);
    passFocus(pressed, focusTitle);
  };
  const change = (
    pressed: HTMLElement,
    what: Parameters<typeof changeWebhook>[1],
    said: string,
  ): void => void act(pressed, () => changeWebhook(id, what), said);
  const isPaused = status === 'paused' || status === 'auto_paused';
  const isRunning = status === 'active';
  const now = useNow();
  const old = webhook.previous_secret_until;
  const which = fill(t.which, { name });
  return (
    <article className="webhook" aria-label={name} data-status={status}>
      <header className="webhook-head">
        <h3 ref={title} tabIndex={-1}>
          {name}
        </h3>
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
        {!off && status === 'pending' && (
          <CardButton
            which={which}
            label={busy ? t.verifying : t.verify}
            className="btn btn-small btn-primary"
            onPress={(pressed) => void act(pressed, () => verifyWebhook(id), t.verified)}
          />
        )}
        {!off && (isRunning || isPaused) && (
          <CardButton
            which={which}
            label={busy ? t.testing : t.test}
            onPress={(pressed) => void act(pressed, () => testWebhook(id), t.tested)}
          />
        )}
        {/* One button for both, which keeps the focus. */}
        {(isRunning || (!off && isPaused)) && (
          <CardButton
            which={which}
            label={isRunning ? t.pause : t.resume}
            onPress={(pressed) =>
              change(pressed, { paused: isRunning }, isRunning ? t.paused : t.resumed)
            }
          />
        )}
        {!off && status !== 'gone' && status !== 'pending' && (
          <CardButton
            which={which}
            label={isDry ? t.goLive : t.goDry}
            onPress={(pressed) => {
              if (isDry) setStep('live');
              else change(pressed, { dry_run: true }, t.isDry);
            }}
          />
        )}
      </p>
      <p className="webhook-more">
        {!off && status !== 'gone' && (
          <>
            <CardButton
              which={which}
              label={t.change}
              className="link"
              onPress={() => setStep('change')}
            />
            <CardButton
              which={which}
              label={t.rotate}
              className="link"
              onPress={() => setStep('rotate')}
            />
          </>
        )}
        <CardButton
          which={which}
          label={t.delete}
          className="link webhook-delete"
          onPress={() => setStep('delete')}
        />
      </p>
      {step && (
        <Step
          key={step}
          {...{ lang, t, webhook, step }}
          onDone={(said) => {
            if (step === 'delete' && said !== '') {
              onDeleted(said);
              return;
            }
            setStep(undefined);
            setDone(said);
            focusTitle();
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

interface ButtonProps {
  readonly label: string;
  /** The webhook, for screen readers. */
  readonly which: string;
  readonly className?: string;
  readonly onPress: (pressed: HTMLElement) => void;
}

function CardButton({ label, which, className = 'btn btn-small', onPress }: ButtonProps) {
  return (
    <button
      type="button"
      className={className}
      onClick={({ currentTarget }) => onPress(currentTarget)}
    >
      {label}
      <span className="sr-only">{which}</span>
    </button>
  );
}
