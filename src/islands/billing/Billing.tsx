/** The billing section of the settings: subscription, card, invoices, and what can be changed. */
import { useEffect, useState } from 'react';
import type { BillingOverview } from '../../domain/api/billing.ts';
import { isLive } from '../../domain/billing/stripe-status.ts';
import { $billing, refreshBilling, takeCardReturn } from '../../stores/billing/billing.ts';
import { useShared } from '../ui/hooks.ts';
import { Card } from './card/Card.tsx';
import { EndContract } from './EndContract.tsx';
import { Help } from './Help.tsx';
import { Invoices } from './Invoices.tsx';
import { PlanChange } from './plan-change/PlanChange.tsx';
import type { BillingProps } from './props.ts';
import { SubscriptionStatus } from './SubscriptionStatus.tsx';
import { LoadError } from './LoadError.tsx';
import { Skeleton } from './Skeleton.tsx';

export function Billing(props: BillingProps) {
  const { lang, t } = props;
  const state = useShared($billing, { type: 'loading' });
  useEffect(takeCardReturn, []);
  useReadWhenOnline(state.type === 'failed');
  switch (state.type) {
    case 'loading':
      return <Skeleton t={t} />;
    case 'failed':
      return <LoadError lang={lang} t={t} error={state.error} />;
    case 'partial':
      return (
        <>
          <LoadError lang={lang} t={t} />
          <SubscriptionStatus {...props} subscription={state.subscription} />
          {state.subscription && (
            <EndContract lang={lang} t={t.billing} subscription={state.subscription} />
          )}
        </>
      );
    case 'known':
      return <Known {...props} overview={state.overview} />;
  }
}

function Known(props: BillingProps & { readonly overview: BillingOverview }) {
  const { lang, t, planNames, overview } = props;
  const { subscription, card, invoices, offered } = overview;
  const [enteringCard, setEnteringCard] = useState(false);
  const live = subscription !== null && isLive(subscription.stripe_status);
  return (
    <>
      <SubscriptionStatus
        {...props}
        subscription={subscription}
        due={invoices.find(({ status }) => status === 'open')}
        onChangeCard={enteringCard ? undefined : () => setEnteringCard(true)}
      />
      {live && (
        <PlanChange
          lang={lang}
          t={t}
          planNames={planNames}
          subscription={subscription}
          offered={offered}
        />
      )}
      {(live || card) && (
        <Card
          lang={lang}
          t={t}
          card={card}
          state={subscription?.state ?? 'never'}
          entering={enteringCard}
          onEnter={setEnteringCard}
          changeable={live}
        />
      )}
      <Invoices lang={lang} t={t.billing.invoices} invoices={invoices} />
      {subscription && <EndContract lang={lang} t={t.billing} subscription={subscription} />}
      <Help lang={lang} t={t} known={subscription !== null || invoices.length > 0} />
    </>
  );
}

/** Loads the section again when the browser is back online after a failure. */
function useReadWhenOnline(failed: boolean): void {
  useEffect(() => {
    if (!failed) return;
    const read = (): void => void refreshBilling();
    addEventListener('online', read);
    return () => removeEventListener('online', read);
  }, [failed]);
}
