import { useState } from 'react';
import type { Delivery } from '../../../../domain/api/signal-webhooks.ts';
import { errorText } from '../../../../i18n/errors.ts';
import { formatMoment } from '../../../../i18n/signal-formats.ts';
import {
  $deliveryLogs,
  readLog,
  readOlderLog,
  replayDelivery,
} from '../../../../stores/signals/webhook-log.ts';
import type { WebhookCode, WebhookOutcome } from '../../../../stores/signals/webhooks.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { useShared } from '../../../ui/hooks.ts';
import { useNow } from '../../../ui/use-now.ts';
import { useAction } from '../../../ui/use-action.ts';
import { resultOf } from './delivery-result.ts';
import type { WebhookTexts } from './texts.ts';
import type { WebhookProps } from './webhook-props.ts';

/** The deliveries of a webhook, the newest first; loaded when it is opened. */
export function Log({ lang, t, webhook: { id }, off }: WebhookProps) {
  const { log } = t;
  const known = useShared($deliveryLogs, new Map()).get(id);
  const { busy, outcome, run } = useAction<WebhookCode>();
  const [said, setSaid] = useState('');
  const now = useNow();
  const act = async (action: () => Promise<WebhookOutcome>, done = ''): Promise<void> => {
    setSaid('');
    const result = await run(action);
    if (result?.type === 'ok') setSaid(done);
  };
  return (
    <details
      className="webhook-log"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void act(() => readLog(id));
      }}
    >
      <summary>{log.heading}</summary>
      {!known && outcome.type !== 'error' && <p role="status">{log.loading}</p>}
      {known?.deliveries.length === 0 && <p>{log.empty}</p>}
      {known && known.deliveries.length > 0 && (
        <ul className="deliveries">
          {known.deliveries.map((delivery) => (
            <li key={delivery.id} data-state={delivery.state}>
              <span>
                <b>{nameOf(t, delivery)}</b> {formatMoment(lang, delivery.created_at)}
              </span>
              <span>{resultOf(lang, t, delivery)}</span>
              {!off && Date.parse(delivery.replay_until ?? '') > now && (
                <button
                  type="button"
                  className="link"
                  onClick={() => void act(() => replayDelivery(id, delivery.id), log.replayed)}
                >
                  {log.replay}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {outcome.type === 'error' && <Alert>{errorText(lang, t.errors, outcome)}</Alert>}
      <p className="settings-actions">
        <button type="button" className="btn btn-small" onClick={() => void act(() => readLog(id))}>
          {busy ? t.busy : log.refresh}
        </button>
        {known?.more && (
          <button
            type="button"
            className="btn btn-small"
            onClick={() => void act(() => readOlderLog(id))}
          >
            {log.older}
          </button>
        )}
        <span className="webhook-count">{log.kept}</span>
      </p>
      <p className="settings-status" role="status">
        {said}
      </p>
    </details>
  );
}

function nameOf({ log }: WebhookTexts, { kind }: Delivery): string {
  return kind in log.kinds ? log.kinds[kind as keyof typeof log.kinds] : kind;
}
