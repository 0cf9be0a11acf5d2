import { $subscription } from '../../../stores/billing/subscription.ts';
import { useShared } from '../../ui/hooks.ts';
import { Part } from './Part.tsx';
import type { DashboardTexts } from './texts.ts';

interface Props {
  readonly t: DashboardTexts['signals'];
  readonly signals: string;
  /** Whether the signals area is open. */
  readonly open: boolean;
}

/** Until signals open: that they are not, and how to be told. Then whether the plan includes them. */
export function SignalsCard({ t, signals, open }: Props) {
  const state = useShared($subscription, { type: 'loading' });
  const included = state.type === 'active' && state.subscription.includes_signals;
  const text = {
    loading: t.loading,
    failed: t.unknown,
    none: t.none,
    active: included ? t.included : t.notIncluded,
  }[state.type];
  return (
    <Part title={t.heading}>
      <p>{open ? text : t.notOpen}</p>
      <p className="part-links">
        {!open && (
          <a className="btn btn-small" href={`${signals}#notice`}>
            {t.notify}
          </a>
        )}
        <a className="link" href={signals}>
          {t.read}
        </a>
      </p>
    </Part>
  );
}
