import { localeOf } from './format.ts';
import type { Lang } from './locales.ts';
import { unitFor } from './unit.ts';

const currencies: Readonly<Record<string, string>> = { '€': 'EUR', $: 'USD' };
const made = new Map<string, Intl.NumberFormat>();

/**
 * A number with its unit as the language writes it: `€1.50`, `66.7%`, `5 units`, `1 unit`.
 * @param decimals The most decimals shown; those of an amount only if it has cents.
 */
export function formatQuantity(lang: Lang, value: number, unit = '', decimals = 2): string {
  const currency = currencies[unit];
  const isShare = unit === '%';
  const key = [lang, currency, isShare, decimals].join();
  const format =
    made.get(key) ??
    new Intl.NumberFormat(localeOf(lang), {
      maximumFractionDigits: decimals,
      signDisplay: 'negative',
      ...(isShare && { style: 'percent' }),
      ...(currency && {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: Math.min(2, decimals),
        trailingZeroDisplay: 'stripIfInteger',
      }),
    });
  made.set(key, format);
  // A minus is not a hyphen.
  const text = format.format(isShare ? value / 100 : value).replace('-', '−');
  return unit && !isShare && !currency
    ? `${text}\u00A0${unitFor(lang, value, unit, decimals)}`
    : text;
}
