import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { planKeys, plans, type PlanKey } from '../../domain/plans.ts';
import { fill, formatPrice, href, type Lang } from '../../i18n/index.ts';
import { $checkout, pay, resetCheckout } from '../../stores/checkout.ts';
import { Alert } from '../Alert.tsx';
import { useShared } from '../hooks.ts';
import { SubmitButton } from '../SubmitButton.tsx';
import { Consents, missingConsents, type Consent } from './Consents.tsx';
import { DialogTitle } from './DialogTitle.tsx';
import { PaymentMethod, Promotion } from './Payment.tsx';
import type { DialogTexts } from './texts.ts';

interface Props {
  readonly lang: Lang;
  readonly texts: DialogTexts;
  readonly planKey: PlanKey;
}

/** Recap, method, consents, and the button that says what it commits to. */
export function OrderForm({ lang, texts, planKey }: Props) {
  const t = texts.checkout;
  const state = useShared($checkout, $checkout.get());
  const [plan, setPlan] = useState(planKey);
  const [missing, setMissing] = useState<readonly Consent[]>([]);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => resetCheckout, []);
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  const price = formatPrice(lang, plans[plan].amount);
  const busy = state.type === 'processing';
  const fault = state.type === 'error' ? state.fault : undefined;

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const refused = missingConsents(form);
    setMissing(refused);
    if (refused[0]) {
      (event.currentTarget.elements.namedItem(refused[0]) as HTMLElement | null)?.focus();
      return;
    }
    const code = form.get('promotion');
    void pay({ plan, lang, waiver: true, promotionCode: typeof code === 'string' ? code : '' });
  };

  return (
    <>
      <DialogTitle>{t.title}</DialogTitle>
      <form className="form" onSubmit={onSubmit} noValidate>
        <fieldset className="field plan-choice">
          <legend>{t.plan}</legend>
          {planKeys.map((key) => (
            <label key={key} className="choice">
              <input
                type="radio"
                name="plan"
                value={key}
                checked={plan === key}
                onChange={() => setPlan(key)}
              />
              {t.plans[key]}
            </label>
          ))}
        </fieldset>
        <dl className="recap">
          <div>
            <dt>{t.recap.contents}</dt>
            <dd>{t.recap[plan]}</dd>
          </div>
          <div>
            <dt>{t.recap.price}</dt>
            <dd>{fill(t.recap.perMonth, { price })}</dd>
          </div>
          <div>
            <dt>{t.recap.period}</dt>
            <dd>{t.recap.periodText}</dd>
          </div>
        </dl>
        <PaymentMethod t={t} />
        <Promotion t={t} refused={fault === 'invalidPromotionCode'} describedBy="order-fault" />
        <Consents t={t} termsHref={href(lang, 'terms')} missing={missing} />
        {fault && (
          <div ref={alert} id="order-fault">
            <Alert>{fault === 'network' ? texts.common.network : t.errors[fault]}</Alert>
          </div>
        )}
        <SubmitButton busy={busy}>{busy ? t.processing : fill(t.pay, { price })}</SubmitButton>
        <p className="hint">{t.secure}</p>
        <p className="hint">{t.risk}</p>
      </form>
    </>
  );
}
