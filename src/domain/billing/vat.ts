/** The tax inside our prices, which all include it. */

/** Percentage of French VAT. Stripe applies the one of the buyer's country, inside the same price. */
export const frenchVatRate = 20;

/** The tax inside an amount that includes it, in cents, rounded to the cent. */
export function vatWithin(amount: number, rate = frenchVatRate): number {
  return Math.round((amount * rate) / (100 + rate));
}
