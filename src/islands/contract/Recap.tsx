import { planFromKey, planKeys, plans } from '../../domain/billing/plans.ts';
import type { StepTexts } from './texts.ts';

interface Props {
  /** Label and value; a pair without a value is left out. */
  readonly rows: readonly (readonly [string, string | undefined])[];
}

/** The declared or recorded data. */
export function Recap({ rows }: Props) {
  return (
    <dl className="recap">
      {rows.map(
        ([label, value]) =>
          value !== undefined && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** The plan's name in the page's language; the stored name for a plan no longer sold, or nothing. */
export function planNameOf(
  { planNames }: StepTexts,
  sold: { readonly plan_key?: string | null; readonly plan_name: string | null },
): string | undefined {
  const byName = planKeys.find((key) => plans[key].name === sold.plan_name);
  const key = planFromKey(sold.plan_key ?? '')?.key ?? byName;
  return key ? planNames[key] : sold.plan_name || undefined;
}
