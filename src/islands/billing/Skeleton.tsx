import { SlowNotice } from '../ui/LoadingCard.tsx';
import type { SettingsTexts } from '../account/settings/texts.ts';

/** Bars per part: facts, plan, card, invoices, cancellation, help. */
const parts = [6, 3, 3, 3, 3, 5];

/** A skeleton with the height of a running subscription, to avoid layout shift. */
export function Skeleton({ t }: { readonly t: Pick<SettingsTexts, 'billing' | 'common'> }) {
  return (
    <div className="billing-waiting">
      <p className="billing-state text-ink-2" role="status">
        {t.billing.loading}
      </p>
      <SlowNotice t={t.common} />
      {parts.map((bars, part) => (
        <div key={part} className="billing-bars">
          {Array.from({ length: bars }, (_, bar) => (
            <div key={bar} className="skeleton" />
          ))}
        </div>
      ))}
    </div>
  );
}
