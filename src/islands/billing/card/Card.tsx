import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { BilledCard } from '../../../domain/api/billing.ts';
import { cardExpiry } from '../../../domain/billing/card-expiry.ts';
import {
  paymentIsDue,
  type SubscriptionState,
} from '../../../domain/billing/subscription-status.ts';
import { fill } from '../../../i18n/format.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { $cardReturn, dismissCardReturn, saveCard } from '../../../stores/billing/billing.ts';
import { failed } from '../../../stores/outcome.ts';
import { useShared } from '../../ui/hooks.ts';
import type { SettingsCode } from '../../../stores/account/errors.ts';
import { useAction } from '../../ui/use-action.ts';
import { ActionStatus } from '../../account/settings/ActionStatus.tsx';
import type { SettingsTexts } from '../../account/settings/texts.ts';
import { cardMonth } from '../dates.ts';

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts;
  readonly card: BilledCard | null;
  readonly state: SubscriptionState;
  readonly entering: boolean;
  readonly onEnter: (entering: boolean) => void;
  /** False if there is no payment a card could settle. */
  readonly changeable: boolean;
}

const CardForm = lazy(() => import('./CardForm.tsx'));

/** The payment card, and its replacement. */
export function Card(props: Props) {
  const { lang, t, card, state, entering, onEnter, changeable } = props;
  const { card: words } = t.billing;
  const [saved, setSaved] = useState<{ readonly wasDue: boolean }>();
  const returned = useCardReturn(() => setSaved({ wasDue: false }));
  const title = useRef<HTMLHeadingElement>(null);
  const due = paymentIsDue(state);
  const leave = (done: boolean): void => {
    setSaved(done ? { wasDue: due } : undefined);
    onEnter(false);
    title.current?.focus({ preventScroll: !done });
  };
  return (
    <section className="billing-part" aria-labelledby="billing-card">
      <h3 id="billing-card" ref={title} tabIndex={-1}>
        {words.heading}
      </h3>
      {card ? <Line t={words} card={card} /> : <p className="mt-2 text-ink-2">{words.none}</p>}
      {entering ? (
        <Suspense fallback={<p className="mt-3 text-ink-2">{words.opening}</p>}>
          <CardForm lang={lang} t={t} due={due} onLeave={leave} />
        </Suspense>
      ) : (
        <>
          {changeable && (
            <p className="settings-actions">
              <button
                type="button"
                className="btn"
                aria-disabled={returned.busy ? true : undefined}
                onClick={() => {
                  if (returned.busy) return;
                  setSaved(undefined);
                  returned.clear();
                  onEnter(true);
                }}
              >
                {card ? words.change : words.add}
              </button>
            </p>
          )}
          <ActionStatus
            lang={lang}
            t={t.errors}
            outcome={saved ? { type: 'done' } : returned.outcome}
            // The bank may still ask for a confirmation: what was due is not paid then.
            {...(saved && { done: saved.wasDue && !due ? words.doneDue : words.done })}
          />
          {returned.busy && (
            <p className="mt-3 text-ink-2" role="status">
              {words.checking}
            </p>
          )}
        </>
      )}
    </section>
  );
}

/** Saves the card when the user returns from their bank's page. */
function useCardReturn(onSaved: () => void) {
  const action = useAction<SettingsCode>();
  const cardReturn = useShared($cardReturn, undefined);
  useEffect(() => {
    if (cardReturn === undefined) return;
    const { setupIntent, agreed } = cardReturn;
    dismissCardReturn();
    document.getElementById('billing-card')?.scrollIntoView({ block: 'center' });
    void action
      .run(() =>
        agreed ? saveCard(setupIntent) : Promise.resolve(failed('card_not_authenticated')),
      )
      .then((result) => {
        if (result?.type === 'ok') onSaved();
      });
  });
  return action;
}

const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  cartes_bancaires: 'CB',
  diners: 'Diners Club',
  discover: 'Discover',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

function Line({ t, card }: { readonly t: SettingsTexts['billing']['card']; card: BilledCard }) {
  const { brand, last4, exp_month, exp_year } = card;
  const name = brands[brand] ?? brand;
  const [now] = useState(() => new Date());
  const expiry = cardExpiry(card, now);
  return (
    <p className="billing-card">
      <span className="sr-only">{fill(t.name, { brand: name, last4 })}</span>
      <strong aria-hidden="true">
        {name} <span className="billing-dots">••••</span> {last4}
      </strong>
      <span className="text-ink-2">
        {fill(t.expires, { date: cardMonth(exp_month, exp_year) })}
      </span>
      {expiry !== 'valid' && <span className="tag tag-premium">{t[expiry]}</span>}
    </p>
  );
}
