/**
 * Days before its expiry from which a card counts as expiring soon: the next renewal may fall
 * after it.
 */
const soonDays = 45;

/** Whether a card is valid at `now`. Cards are valid to the last day (UTC) of their month. */
export function cardExpiry(
  { exp_month, exp_year }: { readonly exp_month: number; readonly exp_year: number },
  now: Date,
): 'valid' | 'soon' | 'expired' {
  const end = Date.UTC(exp_year, exp_month, 1);
  if (now.getTime() >= end) return 'expired';
  return now.getTime() >= end - soonDays * 86_400_000 ? 'soon' : 'valid';
}
