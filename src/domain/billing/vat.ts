/** The VAT included in our prices. */

/**
 * French VAT in per cent. Stripe applies the rate of the buyer's country, at the same total
 * price.
 */
export const frenchVatRate = 20;

/** The French VAT included in an amount, in cents, rounded to the cent. */
export function vatWithin(amount: number): number {
  return Math.round((amount * frenchVatRate) / (100 + frenchVatRate));
}
