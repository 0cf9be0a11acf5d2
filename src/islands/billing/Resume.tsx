import { useState } from 'react';
import type { BilledSubscription } from '../../domain/api/billing.ts';
import { fill, formatPrice } from '../../i18n/format.ts';
import type { Lang } from '../../i18n/locales.ts';
import { resumeSubscription } from '../../stores/billing/billing.ts';
import type { SettingsCode } from '../../stores/account/errors.ts';
import { useAction } from '../ui/use-action.ts';
import { ActionStatus } from '../account/settings/ActionStatus.tsx';
import type { SettingsTexts } from '../account/settings/texts.ts';
import { ConfirmButtons } from './ConfirmButtons.tsx';
import { formatDay } from './dates.ts';

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts;
  readonly subscription: BilledSubscription;
}

/** Resumes a cancelled subscription, after showing the next charge and its date. */
export function Resume({ lang, t, subscription }: Props) {
  const { resume, adjusted } = t.billing;
  const { amount, currency, ends_at, paid_until } = subscription;
  const [confirming, setConfirming] = useState(false);
  const { busy, outcome, run, clear } = useAction<SettingsCode>();
  const confirm = async (): Promise<void> => {
    const result = await run(resumeSubscription);
    // The button disappears with the cancellation; the title takes the focus.
    if (result?.type === 'ok') document.getElementById('billing-state')?.focus();
  };
  if (!confirming) {
    return (
      <p className="settings-actions">
        <button type="button" className="btn" onClick={() => setConfirming(true)}>
          {resume.begin}
        </button>
      </p>
    );
  }
  const values = {
    price: formatPrice(lang, amount, currency),
    date: formatDay(lang, ends_at ?? paid_until),
  };
  return (
    <div className="mt-3">
      <p>
        {fill(resume.text, values)} {adjusted}
      </p>
      <ConfirmButtons
        t={t.common}
        label={resume.confirm}
        busy={busy}
        autoFocus
        onConfirm={() => void confirm()}
        onLeave={() => {
          clear();
          setConfirming(false);
          document.getElementById('billing-state')?.focus();
        }}
      />
      <ActionStatus lang={lang} t={t.errors} outcome={outcome} />
    </div>
  );
}
