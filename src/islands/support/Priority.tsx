import { $subscription } from '../../stores/billing/subscription.ts';
import { useShared } from '../ui/hooks.ts';
import type { StepTexts } from './texts.ts';

/** Shows a subscriber when their message is read. */
export function Priority({ t }: { readonly t: Pick<StepTexts, 'signals' | 'subscriber'> }) {
  const state = useShared($subscription, { type: 'loading' });
  if (state.type !== 'active') return null;
  return (
    <p className="dialog-intro">{state.subscription.includes_signals ? t.signals : t.subscriber}</p>
  );
}
