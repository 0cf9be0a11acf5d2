import { fill } from '../../../../i18n/format.ts';
import { testWebhook } from '../../../../stores/signals/webhook-log.ts';
import {
  changeWebhook,
  verifyWebhook,
  type WebhookOutcome,
} from '../../../../stores/signals/webhooks.ts';
import { resultOf } from './delivery-result.ts';
import type { StepName } from './Step.tsx';
import type { WebhookProps } from './webhook-props.ts';

interface Props extends WebhookProps {
  readonly busy: boolean;
  /** Runs an action; `said` is announced when it succeeds. */
  readonly act: RunAction;
  readonly onStep: (step: StepName) => void;
}

/** `said`: what to announce, perhaps with the value of the action. */
type RunAction = <Value>(
  pressed: HTMLElement,
  action: () => Promise<WebhookOutcome<Value>>,
  said: string | ((value: Value) => string),
) => void;

/** The buttons of a webhook. */
export function WebhookActions({ lang, t, webhook, off, busy, act, onStep }: Props) {
  const { id, name, status, dry_run: isDry } = webhook;
  const isPaused = status === 'paused' || status === 'auto_paused';
  const isRunning = status === 'active';
  const which = fill(t.which, { name });
  const change = (
    pressed: HTMLElement,
    what: Parameters<typeof changeWebhook>[1],
    said: string,
  ): void => act(pressed, () => changeWebhook(id, what), said);
  return (
    <>
      <p className="settings-actions" aria-busy={busy}>
        {!off && status === 'pending' && (
          <CardButton
            which={which}
            label={busy ? t.verifying : t.verify}
            className="btn btn-small btn-primary"
            onPress={(pressed) => act(pressed, () => verifyWebhook(id), t.verified)}
          />
        )}
        {!off && (isRunning || isPaused) && (
          <CardButton
            which={which}
            label={busy ? t.testing : t.test}
            onPress={(pressed) =>
              act(
                pressed,
                () => testWebhook(id),
                (delivery) => fill(t.tested, { result: resultOf(lang, t, delivery) }),
              )
            }
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
              if (isDry) onStep('live');
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
              onPress={() => onStep('change')}
            />
            <CardButton
              which={which}
              label={t.rotate}
              className="link"
              onPress={() => onStep('rotate')}
            />
          </>
        )}
        <CardButton
          which={which}
          label={t.delete}
          className="link webhook-delete"
          onPress={() => onStep('delete')}
        />
      </p>
    </>
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
