/** Checks that a Stripe price charges the advertised amount. */
import type { Plan } from './plans.ts';

/** The fields we read of a Stripe price. */
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
 * The differences between a Stripe price and its plan, one sentence each; empty if they match.
 * `called`: name of the price in the messages. `taxAdded`: whether tax may be added to an
 * exclusive amount.
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
