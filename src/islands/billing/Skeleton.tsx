import type { SettingsTexts } from '../account/settings/texts.ts';

/** Bars in each part: the facts, the plan, the card, the invoices, the ways out, the help. */
const parts = [6, 3, 3, 3, 3, 5];

/** The room that a running subscription takes, so that little moves when it is there. */
export function Skeleton({ t }: { readonly t: SettingsTexts['billing'] }) {
  return (
    <div className="billing-waiting">
      <p className="billing-state text-ink-2" role="status">
        {t.loading}
      </p>
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
