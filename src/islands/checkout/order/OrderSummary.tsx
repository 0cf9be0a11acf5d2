import { useState } from 'react';
import { plans, type PlanKey } from '../../../domain/billing/plans.ts';
import { renewalDay } from '../../../domain/billing/renewal-day.ts';
import { frenchVatRate, vatWithin } from '../../../domain/billing/vat.ts';
import { courseFacts } from '../../../domain/course/course-facts.ts';
import { courseText } from '../../../i18n/course-facts.ts';
import { fill, formatPrice, type Lang } from '../../../i18n/index.ts';
import { ordinalDay } from '../../../i18n/ordinal-day.ts';
import type { DialogTexts } from '../../dialogs/texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: DialogTexts['checkout'];
  readonly plan: PlanKey;
  /** Whether phones show all of it at first. */
  readonly opens: boolean;
}

/**
 * Order summary at the top of each checkout step: plan, billing period, amount due. One line on phones, but for the step
 * with the order button: the law wants it read right before (L. 221-14).
 */
export function OrderSummary({ lang, t, plan, opens }: Props) {
  const [open, setOpen] = useState(opens);
  const { amount, includesSignals } = plans[plan];
  const { recap } = t;
  const price = formatPrice(lang, amount);
  const vat = { rate: frenchVatRate, amount: formatPrice(lang, vatWithin(amount)) };
  return (
    <section className="order-summary" aria-label={recap.label} data-open={open ? '' : undefined}>
      <p className="order-line">
        <strong>{t.plans[plan]}</strong>
        <span>
          <strong>{price}</strong> {recap.perMonth}
        </span>
        <button
          type="button"
          aria-expanded={open}
          aria-controls="order-details"
          aria-label={open ? recap.fold : recap.unfold}
          onClick={() => setOpen(!open)}
        />
      </p>
      <div className="order-details" id="order-details">
        <div>
          <p className="order-plan">{t.plans[plan]}</p>
          <ul>
            <li>
              <strong>{courseText(recap.lessons)}</strong>, {courseText(recap.reading)}
            </li>
            {!courseFacts.complete && <li>{recap.later}</li>}
            {includesSignals && <li>{recap.signals}</li>}
            <li>
              {recap.period} {fill(recap.vat, vat)}
            </li>
          </ul>
        </div>
        <p className="order-due">
          {recap.today} <strong>{price}</strong> {thenText(lang, t)}
        </p>
      </div>
    </section>
  );
}

/** When the next payments are due: `puis le 23 de chaque mois`. */
export function thenText(lang: Lang, { recap }: Props['t'], now = new Date()): string {
  const { day, orLast } = renewalDay(now);
  return fill(orLast ? recap.thenOrLast : recap.then, { day: ordinalDay(lang, day) });
}
