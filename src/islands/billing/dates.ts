import { formatDate } from '../../i18n/format.ts';
import type { Lang } from '../../i18n/locales.ts';

/** A day, from an instant in ISO 8601. */
export function day(lang: Lang, instant: string): string {
  return formatDate(lang, new Date(instant));
}

const locales: Readonly<Record<Lang, string>> = { fr: 'fr-FR', en: 'en-GB' };

/** A deadline, to the minute, on the reader's own clock. */
export function moment(lang: Lang, instant: string): string {
  const format = new Intl.DateTimeFormat(locales[lang], { dateStyle: 'long', timeStyle: 'short' });
  const text = format.format(new Date(instant));
  return lang === 'fr' ? text.replace(/(\d\d):(\d\d)$/, '$1\u00A0h\u00A0$2') : text;
}

/** A month on a card: `12/2030`. */
export function cardMonth(month: number, year: number): string {
  return `${String(month).padStart(2, '0')}/${year}`;
}
