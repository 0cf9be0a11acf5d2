/** Subscription and billing: where it stands, what pays for it, its invoices, and what can be changed. */
import { useEffect, useState } from 'react';
import type { BillingOverview } from '../../domain/api/billing.ts';
import { billedState, contractRuns } from '../../domain/billing/billed-state.ts';
import { $billing, refreshBilling, takeCardReturn } from '../../stores/billing/billing.ts';
import { useShared } from '../ui/hooks.ts';
import { Card } from './card/Card.tsx';
import { End } from './End.tsx';
import { Help } from './Help.tsx';
import { Invoices } from './Invoices.tsx';
import { PlanChange } from './plan-change/PlanChange.tsx';
import type { BillingProps } from './props.ts';
import { Standing } from './Standing.tsx';
import { Unread } from './Unread.tsx';
import { Skeleton } from './Skeleton.tsx';

export function Billing(props: BillingProps) {
  const { lang, t } = props;
  const state = useShared($billing, { type: 'loading' });
  useEffect(takeCardReturn, []);
  useReadWhenOnline(state.type === 'failed');
  switch (state.type) {
    case 'loading':
      return <Skeleton t={t.billing} />;
    case 'failed':
      return <Unread lang={lang} t={t} error={state.error} />;
    case 'partial':
      return (
        <>
          <Unread lang={lang} t={t} />
          <Standing {...props} subscription={state.subscription} />
          {state.subscription && (
            <End lang={lang} t={t.billing} subscription={state.subscription} />
          )}
        </>
      );
    case 'known':
      return <Known {...props} overview={state.overview} />;
  }
}

function Known(props: BillingProps & { readonly overview: BillingOverview }) {
  const { lang, t, planNames, overview } = props;
  const { subscription, card, invoices } = overview;
  const [enteringCard, setEnteringCard] = useState(false);
  const runs = subscription !== null && contractRuns(subscription);
  return (
    <>
      <Standing
        {...props}
        subscription={subscription}
        due={invoices.find(({ status }) => status === 'open')}
        onChangeCard={enteringCard ? undefined : () => setEnteringCard(true)}
      />
      {runs && <PlanChange lang={lang} t={t} planNames={planNames} subscription={subscription} />}
      {(runs || card) && (
        <Card
          lang={lang}
          t={t}
          card={card}
          state={billedState(subscription)}
          entering={enteringCard}
          onEnter={setEnteringCard}
          changeable={runs}
        />
      )}
      <Invoices lang={lang} t={t.billing.invoices} invoices={invoices} />
      {runs && <End lang={lang} t={t.billing} subscription={subscription} />}
      <Help lang={lang} t={t} known={subscription !== null || invoices.length > 0} />
    </>
  );
}

/** What could not be read is read again once the browser is back online. */
function useReadWhenOnline(failed: boolean): void {
  useEffect(() => {
    if (!failed) return;
    const read = (): void => void refreshBilling();
    addEventListener('online', read);
    return () => removeEventListener('online', read);
  }, [failed]);
}
