/** Instants that count in law, as a clock in Paris shows them. */
import type { Lang } from './locales.ts';

const formats: Readonly<Record<Lang, Intl.DateTimeFormat>> = {
  fr: format('fr-FR'),
  en: format('en-GB'),
};

/** Day, hour and minute: `22 novembre 2026 à 14 h 05`, `22 November 2026 at 14:05`. */
export function formatParisTime(lang: Lang, instant: Date): string {
  const text = formats[lang].format(instant);
  return lang === 'fr' ? text.replace(/(\d\d):(\d\d)$/, '$1\u00A0h\u00A0$2') : text;
}

function format(locale: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Paris',
  });
}
