import { useState } from 'react';
import { refreshBilling } from '../../stores/billing/billing.ts';
import type { Failed } from '../../stores/account/errors.ts';
import { Alert } from '../ui/Alert.tsx';
import { faultText } from '../account/settings/action.ts';
import type { SettingsTexts } from '../account/settings/texts.ts';

interface Props {
  readonly t: SettingsTexts;
  /** Nothing is known; else Stripe is silent and what follows comes from our database. */
  readonly failure?: Failed;
}

/** What could not be read, and a button that tries again. */
export function Unread({ t, failure }: Props) {
  const [asking, setAsking] = useState(false);
  const again = async (): Promise<void> => {
    if (asking) return;
    setAsking(true);
    const state = await refreshBilling();
    setAsking(false);
    // The button leaves with the failure, and hands the focus to what takes its place.
    if (state.type === 'known') document.getElementById('billing-state')?.focus();
  };
  const text = failure ? sentence(t, failure) : t.billing.partial;
  return (
    <div className="billing-unread">
      {failure ? (
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
          aria-disabled={asking ? true : undefined}
          onClick={() => void again()}
        >
          {asking ? t.common.busy : t.common.retry}
        </button>
      </p>
    </div>
  );
}

function sentence(t: SettingsTexts, failure: Failed): string {
  if (failure.fault !== 'network') return faultText(t.faults, failure);
  return navigator.onLine ? t.common.unread : t.billing.offline;
}
