import { useState } from 'react';
import { refreshBilling } from '../../stores/billing/billing.ts';
import { errorText } from '../../i18n/errors.ts';
import type { Lang } from '../../i18n/locales.ts';
import type { SettingsError } from '../../stores/account/errors.ts';
import { Alert } from '../ui/Alert.tsx';
import type { SettingsTexts } from '../account/settings/texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts;
  /** Missing if Stripe did not respond and the data comes from our database. */
  readonly error?: SettingsError;
}

/** The error of loading the section, with a retry button. */
export function LoadError({ lang, t, error }: Props) {
  const [retrying, setRetrying] = useState(false);
  const onRetry = async (): Promise<void> => {
    if (retrying) return;
    setRetrying(true);
    const state = await refreshBilling();
    setRetrying(false);
    // The button disappears with the error: the focus moves to what replaces it.
    if (state.type === 'known') document.getElementById('billing-state')?.focus();
  };
  const text = error ? sentence(lang, t, error) : t.billing.partial;
  return (
    <div className="billing-load-error">
      {error ? (
        <Alert>{text}</Alert>
      ) : (
        <p className="settings-note" role="status">
          {text}
        </p>
      )}
      <p className="settings-actions">
        <button
          type="button"
          className="btn"
          aria-disabled={retrying ? true : undefined}
          onClick={() => void onRetry()}
        >
          {retrying ? t.common.busy : t.common.retry}
        </button>
      </p>
    </div>
  );
}

function sentence(lang: Lang, t: SettingsTexts, error: SettingsError): string {
  if (error.code !== 'network') return errorText(lang, t.errors, error);
  return navigator.onLine ? t.common.unread : t.billing.offline;
}
