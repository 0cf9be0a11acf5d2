/** Compares market prices with levels, which may have more digits than a number holds. */
import { toPriceText } from './limits.ts';

/**
 * Negative: the price is below the level; 0: at it; positive: above. Exact: if both are
 * the same number, their decimals decide. `level`: a `priceText`.
 */
export function comparePrice(price: number, level: string): number {
  const difference = price - Number(level);
  if (difference !== 0) return difference;
  const [one, other] = [trillionths(toPriceText(price)), trillionths(level)];
  return one === other ? 0 : one < other ? -1 : 1;
}

function trillionths(text: string): bigint {
  const [whole = '0', decimals = ''] = text.split('.');
  return BigInt(whole + decimals.padEnd(12, '0'));
}
