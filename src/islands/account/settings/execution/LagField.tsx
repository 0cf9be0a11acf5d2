import { useId } from 'react';
import { formatDuration } from '../../../../i18n/format.ts';
import type { Lang } from '../../../../i18n/locales.ts';
import { lagsWith } from './lags.ts';
import type { WebhookTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: WebhookTexts['fields'];
  /** In seconds. */
  readonly value: number;
}

/** The delay after which a signal is no longer sent. */
export function LagField({ lang, t, value }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{t.max_lag}</label>
      <select id={id} name="max_lag" defaultValue={value} aria-describedby={`${id}-hint`}>
        {lagsWith(value).map((seconds) => (
          <option key={seconds} value={seconds}>
            {formatDuration(lang, seconds)}
          </option>
        ))}
      </select>
      <p className="hint" id={`${id}-hint`}>
        {t.maxLagHint}
      </p>
    </div>
  );
}
