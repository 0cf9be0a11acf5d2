import { useEffect } from 'react';
import { $subscription } from '../../stores/billing/subscription.ts';
import { useSession, useShared } from '../ui/hooks.ts';

/** Sets the subscriber's plan on `<html data-own-plan>`; the cards of the page show it by CSS. */
export default function OwnPlan() {
  useSession();
  const state = useShared($subscription, { type: 'loading' });
  const plan = state.type === 'active' ? state.subscription.plan_key : null;
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (plan === null) return;
    dataset['ownPlan'] = plan;
    return () => {
      delete dataset['ownPlan'];
    };
  }, [plan]);
  // Not null: as in Dialogs.tsx.
  return <></>;
}
