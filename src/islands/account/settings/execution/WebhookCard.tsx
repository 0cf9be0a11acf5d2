/** One webhook: its status and its actions. */
import { useRef, useState } from 'react';
import { errorText } from '../../../../i18n/errors.ts';
import type { WebhookCode, WebhookOutcome } from '../../../../stores/signals/webhooks.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { passFocus } from '../../../ui/hooks.ts';
import type { WebhookProps } from './webhook-props.ts';
import { useAction } from '../../../ui/use-action.ts';
import { Log } from './Log.tsx';
import { Step, type StepName } from './Step.tsx';
import { WebhookActions } from './WebhookActions.tsx';
import { WebhookFacts } from './WebhookFacts.tsx';

interface Props extends WebhookProps {
  /** `said`: the result to announce, since the card is gone. */
  readonly onDeleted: (said: string) => void;
}

export function WebhookCard({ lang, t, webhook, off, onDeleted }: Props) {
  const { name, status, dry_run: isDry } = webhook;
  const { busy, outcome, run } = useAction<WebhookCode>();
  const [done, setDone] = useState('');
  const [step, setStep] = useState<StepName>();
  const title = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => title.current?.focus({ preventScroll: true });
  const act = async <Value,>(
    pressed: HTMLElement,
    action: () => Promise<WebhookOutcome<Value>>,
    said: string | ((value: Value) => string),
  ): Promise<void> => {
    setDone('');
    setStep(undefined);
    const result = await run(action);
    if (result?.type === 'ok') setDone(typeof said === 'string' ? said : said(result.value));
    passFocus(pressed, focusTitle);
  };
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
      <WebhookFacts {...{ lang, t, webhook, off }} />
      <WebhookActions
        {...{ lang, t, webhook, off, busy }}
        act={(pressed, action, said) => void act(pressed, action, said)}
        onStep={setStep}
      />
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
