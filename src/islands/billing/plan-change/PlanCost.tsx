import { useEffect, useRef } from 'react';
import type { PlanPreview } from '../../../domain/api/billing.ts';
import type { PlanKey } from '../../../domain/billing/plans.ts';
import { fill, formatPrice } from '../../../i18n/format.ts';
import type { checkoutReturn } from '../../../i18n/fr/checkout/checkout.ts';
import type { Lang } from '../../../i18n/locales.ts';
import type { SettingsTexts } from '../../account/settings/texts.ts';
import { ConfirmButtons } from '../ConfirmButtons.tsx';
import { formatDay } from '../dates.ts';

interface Props {
  readonly lang: Lang;
  readonly t: SettingsTexts;
  readonly planNames: typeof checkoutReturn.planNames;
  readonly present: PlanKey;
  readonly preview: PlanPreview;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onLeave: () => void;
}

/** The cost breakdown of a change of plan, and the button that confirms exactly it. */
export function PlanCost(props: Props) {
  const { lang, t, planNames, present, preview, busy, onConfirm, onLeave } = props;
  const { change, adjusted } = t.billing;
  const { plan, due_now, credit, charge, balance, later, next_amount, next_at, currency } = preview;
  const price = (cents: number): string => formatPrice(lang, cents, currency);
  const date = formatDay(lang, next_at);
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const name = planNames[plan];
  const rows = [
    { label: fill(change.credit, { plan: planNames[present] }), value: price(credit) },
    { label: fill(change.charge, { plan: name, date }), value: price(charge) },
    ...(balance === 0
      ? []
      : [{ label: balance < 0 ? change.balance : change.owed, value: price(balance) }]),
    ...(later === 0 ? [] : [{ label: change.later, value: price(-later) }]),
  ];
  const total =
    due_now > 0
      ? { label: change.due, value: price(due_now) }
      : due_now < 0
        ? { label: change.credited, value: price(-due_now) }
        : { label: change.nothing, value: price(0) };
  const agree =
    due_now > 0
      ? fill(change.confirmDue, { plan: name, price: price(due_now) })
      : fill(change.confirmFree, { plan: name, price: price(next_amount) });
  return (
    <div className="settings-note">
      <p ref={title} tabIndex={-1} className="font-semibold">
        {fill(change.title, { plan: name })}
      </p>
      <dl className="recap billing-cost">
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="billing-total">
          <dt>{total.label}</dt>
          <dd>{total.value}</dd>
        </div>
        <div>
          <dt>{fill(change.next, { date })}</dt>
          <dd>{price(next_amount)}</dd>
        </div>
      </dl>
      <p className="mt-3 text-ink-2">
        {meaning(change, preview, { price: price(Math.abs(due_now || later)), date })} {adjusted}
      </p>
      <ConfirmButtons
        t={t.common}
        label={agree}
        busy={busy}
        onConfirm={onConfirm}
        onLeave={onLeave}
      />
    </div>
  );
}

/** Explains the amount charged now, in a sentence or two. */
function meaning(
  change: SettingsTexts['billing']['change'],
  { due_now, balance, later }: PlanPreview,
  values: { readonly price: string; readonly date: string },
): string {
  if (due_now > 0) return change.dueText;
  if (due_now < 0) return fill(change.creditText, values);
  if (later > 0) return fill(change.laterText, values);
  return balance < 0 ? change.coveredText : fill(change.freeText, values);
}
