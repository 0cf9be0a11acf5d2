import { fill, formatDuration, plural } from '../../../../i18n/format.ts';
import { formatMoment } from '../../../../i18n/signal-formats.ts';
import { useNow } from '../../../ui/use-now.ts';
import type { WebhookProps } from './webhook-props.ts';

/** A webhook: its recipe and address, its status, its failures and its old secret. */
export function WebhookFacts({ lang, t, webhook, off }: WebhookProps) {
  const { url, recipe, status, max_lag: lag, failures_in_row: failures } = webhook;
  const now = useNow();
  const old = webhook.previous_secret_until;
  return (
    <>
      <p className="webhook-facts">
        {t.recipes[recipe].name} · {fill(t.lag, { time: formatDuration(lang, lag) })}
        <span>{url}</span>
      </p>
      {!(off && status === 'active') && <p>{t.statusTexts[status]}</p>}
      {failures > 0 && status === 'active' && (
        <p className="webhook-failures">
          {fill(plural(lang, failures, t.failures), { n: failures })}
        </p>
      )}
      {old !== null && Date.parse(old) > now && (
        <p className="webhook-facts">{fill(t.oldSecret, { until: formatMoment(lang, old) })}</p>
      )}
    </>
  );
}
