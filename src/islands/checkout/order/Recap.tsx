import { plans, type PlanKey } from '../../../domain/billing/plans.ts';
import { frenchVatRate, vatWithin } from '../../../domain/billing/vat.ts';
import { courseText } from '../../../i18n/course-facts.ts';
import { fill, formatPrice, type Lang } from '../../../i18n/index.ts';
import type { DialogTexts } from '../../dialogs/texts.ts';

interface Props {
  readonly lang: Lang;
  readonly t: DialogTexts['checkout'];
  readonly plan: PlanKey;
}

/** The order summary required by law: product, price, duration. */
export function Recap({ lang, t, plan }: Props) {
  const { amount } = plans[plan];
  const lessons = courseText(t.recap.lessons);
  const rows = [
    [t.plan, t.plans[plan]],
    [
      t.recap.contents,
      plans[plan].includesSignals ? fill(t.recap.withSignals, { lessons }) : lessons,
    ],
    [t.recap.price, fill(t.recap.perMonth, { price: formatPrice(lang, amount) })],
    [fill(t.recap.vat, { rate: frenchVatRate }), formatPrice(lang, vatWithin(amount))],
    [t.recap.period, t.recap.periodText],
  ] as const;
  return (
    <div className="order-recap">
      <dl className="recap">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">{t.recap.vatNote}</p>
    </div>
  );
}
