/** The French rate, in hundredths. */
const RATE = 20;

/** The VAT inside an amount that includes it, in cents. */
export function vatOf(cents: number): number {
  return Math.round((cents * RATE) / (100 + RATE));
}
