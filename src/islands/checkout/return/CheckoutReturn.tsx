/**
 * The page after payment: waits until the database has the subscription, and shows only what the
 * database or Stripe has confirmed.
 */
import { useEffect } from 'react';
import {
  $confirmation,
  confirmSubscription,
  type ConfirmationState,
} from '../../../stores/checkout/confirmation.ts';
import { ErrorBoundary, type FailureTexts } from '../../ui/ErrorBoundary.tsx';
import { useSession, useShared } from '../../ui/hooks.ts';
import { Confirmed } from './Confirmed.tsx';
import type { ReturnProps } from './props.ts';
import { Unconfirmed } from './Unconfirmed.tsx';

type Props = ReturnProps & { readonly failure: FailureTexts };

export default function CheckoutReturn(props: Props) {
  return (
    <ErrorBoundary texts={props.failure}>
      <Return {...props} />
    </ErrorBoundary>
  );
}

function Return(props: ReturnProps) {
  useSession();
  const state = useShared($confirmation, { type: 'waiting', stage: 'payment' });
  useEffect(() => confirmSubscription(), []);
  return (
    <>
      <p className="sr-only" role="status">
        {announcement(state, props.t)}
      </p>
      {state.type === 'confirmed' ? (
        <Confirmed {...props} subscription={state.subscription} isNew={state.isNew} />
      ) : (
        <Unconfirmed {...props} state={state} />
      )}
    </>
  );
}

/** Text of the live region for screen readers; empty for errors, whose alert is announced already. */
function announcement(state: ConfirmationState, t: ReturnProps['t']): string {
  if (state.type === 'waiting') return state.stage === 'payment' ? '' : t.stages[state.stage];
  if (state.type === 'confirmed') return state.isNew ? `${t.paid}. ${t.thanks}` : t.opened;
  if (state.type === 'signed-out') return t.signedOut;
  if (state.type === 'nothing') return t.none;
  return state.type === 'failed' ? '' : t[state.type];
}
