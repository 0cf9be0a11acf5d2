import type { members } from '../../../i18n/fr/account/members.ts';
import { $subscription } from '../../../stores/billing/subscription.ts';
import { useShared } from '../../ui/hooks.ts';
import { Panel } from './Panel.tsx';

interface Props {
  readonly t: (typeof members.dashboard)['signals'];
  readonly signals: string;
  /** Whether the signals area is open. */
  readonly open: boolean;
}

/** Whether the plan includes signals, and whether any are published yet. */
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
    <Panel title={t.heading}>
      <p className="text-ink-2">{text}</p>
      {!open && (included || state.type === 'none') && (
        <p className="mt-3 text-ink-2">{t.notOpen}</p>
      )}
      <p className="mt-4">
        <a className="link" href={signals}>
          {t.read}
        </a>
      </p>
    </Panel>
  );
}
