import type { ReactNode } from 'react';
import type { PlanKey } from '../../../domain/billing/plans.ts';
import type { Lang } from '../../../i18n/index.ts';
import type { DialogTexts } from '../../dialogs/texts.ts';
import { OrderSteps, type OrderStep } from './OrderSteps.tsx';
import { OrderSummary } from './OrderSummary.tsx';
import { Slides } from './Slides.tsx';

interface Props {
  readonly lang: Lang;
  readonly texts: DialogTexts;
  readonly plan: PlanKey;
  readonly step: OrderStep;
  readonly children: ReactNode;
}

/** The frame of every order step: steps, summary and slides around the form. */
export function OrderFrame({ lang, texts, plan, step, children }: Props) {
  const { checkout: t, slides } = texts;
  return (
    <div className="order">
      <div className="order-bar">
        <p>{t.order}</p>
        <OrderSteps t={t.steps} current={step} />
      </div>
      <OrderSummary key={step} lang={lang} t={t} plan={plan} opens={step === 'payment'} />
      <div className="order-body">
        <div className="order-main">{children}</div>
        <Slides lang={lang} t={slides} />
      </div>
    </div>
  );
}
