import type { MarketCurrency } from '../../domain/api/market.ts';
import { localeOf } from '../format.ts';
import type { Lang } from '../locales.ts';

/**
 * The price of a signal, exact: `65 000 €`, `€0.00001234`. As many decimals as it has, two at least when there are any.
 * @param price Decimal text.
 */
export function formatSignalPrice(lang: Lang, price: string, currency: MarketCurrency): string {
  const [, decimals = ''] = price.split('.');
  return new Intl.NumberFormat(localeOf(lang), {
    style: 'currency',
    currency: currency.toUpperCase(),
    minimumFractionDigits: decimals === '' ? 0 : Math.max(2, decimals.length),
    maximumFractionDigits: Math.max(2, decimals.length),
  }).format(Number(price));
}
