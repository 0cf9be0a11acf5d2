import { formatDate } from '../../i18n/format.ts';
import type { Lang } from '../../i18n/locales.ts';

/** Formats an ISO 8601 instant as a day. */
export function formatDay(lang: Lang, instant: string): string {
  return formatDate(lang, new Date(instant));
}

/** Formats the expiry month of a card: `12/2030`. */
export function cardMonth(month: number, year: number): string {
  return `${String(month).padStart(2, '0')}/${year}`;
}
