import { useEffect, useRef, useState } from 'react';
import { anyValue } from '../../../domain/shared/fields.ts';
import { canOrder } from '../../../domain/billing/for-sale.ts';
import { planKeys, plans, type PlanKey } from '../../../domain/billing/plans.ts';
import { errorText } from '../../../i18n/errors.ts';
import { fill, formatPrice, href, type Lang } from '../../../i18n/index.ts';
import {
  $checkout,
  availableMethods,
  pay,
  resetCheckout,
  type CheckoutError,
  type PaymentMethod,
} from '../../../stores/checkout/checkout.ts';
import { Alert } from '../../ui/Alert.tsx';
import { useShared } from '../../ui/hooks.ts';
import { useForm } from '../../ui/use-form.ts';
import { SubmitButton } from '../../ui/SubmitButton.tsx';
import { consentFields, Consents } from './Consents.tsx';
import { DialogTitle } from '../../ui/DialogTitle.tsx';
import { PaymentMethods, Promotion } from './Payment.tsx';
import { OrderFrame } from './OrderFrame.tsx';
import { thenText } from './OrderSummary.tsx';
import type { DialogTexts } from '../../dialogs/texts.ts';
import { ToBilling, ToDashboard } from '../../auth/NextSteps.tsx';

interface Props {
  readonly lang: Lang;
  readonly texts: DialogTexts;
  readonly planKey: PlanKey;
}

/** The last step: plan, payment method, consents, and the pay button. */
export function OrderForm({ lang, texts, planKey }: Props) {
  const t = texts.checkout;
  const state = useShared($checkout, $checkout.get());
  const [plan, setPlan] = useState(planKey);
  const [method, setMethod] = useState<PaymentMethod>('card');
  useEffect(() => resetCheckout, []);
  const busy = state.type === 'processing';
  const error = state.type === 'error' ? state.error : undefined;

  const { form, errorOf } = useForm({
    fields: { ...consentFields, promotion: anyValue },
    texts: { terms_not_accepted: t.acceptTerms, waiver_not_accepted: t.acceptWaiver },
    submit: ({ promotion }) =>
      void pay({ plan, method, lang, waiver: true, promotionCode: promotion }),
  });

  const promotionError = error?.code === 'invalid_promotion_code' ? error : undefined;
  const price = formatPrice(lang, plans[plan].amount);

  return (
    <OrderFrame lang={lang} texts={texts} plan={plan} step="payment">
      <DialogTitle>{t.payTitle}</DialogTitle>
      <form {...form}>
        <PlanChoice lang={lang} t={t} plan={plan} onChange={setPlan} />
        <PaymentMethods t={t} method={method} onChange={setMethod} />
        <Promotion t={t} error={promotionError && errorText(lang, t.errors, promotionError)} />
        <Consents t={t} termsHref={href(lang, 'terms')} errorOf={errorOf} />
        {error && !promotionError && <OrderError lang={lang} t={t} error={error} />}
        <p className="order-then">{fill(t.recap.dueLine, { price, then: thenText(lang, t) })}</p>
        <div className="order-pay">
          <SubmitButton busy={busy} off={!availableMethods[method]}>
            {busy ? t.processing : fill(t.pay, { price })}
          </SubmitButton>
        </div>
        <div>
          <p className="hint">{t.secure}</p>
          <p className="hint">{t.recap.vatNote}</p>
          <p className="hint">{t.risk}</p>
        </div>
      </form>
    </OrderFrame>
  );
}

interface PlanChoiceProps {
  readonly lang: Lang;
  readonly t: DialogTexts['checkout'];
  readonly plan: PlanKey;
  readonly onChange: (plan: PlanKey) => void;
}

function PlanChoice({ lang, t, plan, onChange }: PlanChoiceProps) {
  return (
    <fieldset className="field options">
      <legend>{t.plan}</legend>
      {planKeys.map((key) => (
        <label key={key} className="option">
          <input
            type="radio"
            name="plan"
            value={key}
            checked={plan === key}
            disabled={!canOrder(key)}
            onChange={() => onChange(key)}
          />
          <span>
            {t.plans[key]}
            {!canOrder(key) && <small> {t.openingLater}</small>}
          </span>
          <span className="option-price">
            {fill(t.monthly, { price: formatPrice(lang, plans[key].amount) })}
          </span>
        </label>
      ))}
      {planKeys.some((key) => !canOrder(key)) && (
        <a className="link" href={`${href(lang, 'signals')}#notice`}>
          {t.notifyMe}
        </a>
      )}
    </fieldset>
  );
}

interface ErrorProps {
  readonly lang: Lang;
  readonly t: DialogTexts['checkout'];
  readonly error: CheckoutError;
}

/** The error of the order, with a link for users who already have a subscription. */
function OrderError({ lang, t, error }: ErrorProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  return (
    <div ref={place} className="form-fault">
      <Alert>{errorText(lang, t.errors, error)}</Alert>
      {error.code === 'already_subscribed' && <ToDashboard lang={lang} t={t} />}
      {error.code === 'payment_due' && <ToBilling lang={lang} t={t} />}
    </div>
  );
}
