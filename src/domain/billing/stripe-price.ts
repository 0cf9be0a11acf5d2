/** Whether a price at Stripe charges what the site shows. */
import type { Plan } from './plans.ts';

/** What we read of a price of Stripe's API. */
export interface StripePrice {
  readonly active: boolean;
  readonly currency: string;
  readonly unit_amount: number | null;
  readonly tax_behavior?: string | null;
  readonly recurring: {
    readonly interval: string;
    readonly interval_count: number;
    readonly usage_type?: string;
  } | null;
}

/**
 * One sentence for each difference between a price and the plan sold under it; empty when Stripe charges what the
 * site shows. `called` names the price. `taxAdded`: whether tax may come on top of an exclusive amount.
 */
export function priceDifferences(
  called: string,
  plan: Plan,
  price: StripePrice,
  taxAdded = true,
): string[] {
  const sold = `“${plan.name}”`;
  const period = price.recurring
    ? `every ${price.recurring.interval_count} ${price.recurring.interval}`
    : 'once';
  const found: string[] = [];
  if (!price.active) found.push(`${called} is archived in Stripe: nobody could buy ${sold}.`);
  if (price.unit_amount !== plan.amount || price.currency !== plan.currency) {
    found.push(
      `${called} charges ${price.unit_amount} ${price.currency} (in cents), the site shows ` +
        `${plan.amount} ${plan.currency} for ${sold}: change src/domain/billing/plans.ts, or name another price.`,
    );
  }
  if (period !== 'every 1 month') {
    found.push(`${called} charges ${period}, the site sells ${sold} by the month.`);
  }
  if ((price.recurring?.usage_type ?? 'licensed') !== 'licensed') {
    found.push(`${called} charges by usage, the site sells ${sold} at a fixed price.`);
  }
  if (taxAdded && price.tax_behavior === 'exclusive') {
    found.push(`${called} adds tax to its amount, the site shows ${sold} with tax included.`);
  }
  return found;
}
