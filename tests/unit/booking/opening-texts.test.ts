/** Texts about appointments match `slotRules`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { languages } from '../../../src/i18n/languages.ts';
import { langs, type Lang } from '../../../src/i18n/locales.ts';

const root = join(import.meta.dirname, '../../..');

interface Words {
  readonly hours: (count: number) => string;
  readonly length: (minutes: number) => string;
  readonly days: (first: string, last: string) => string;
}

const words: Readonly<Record<Lang, Words>> = {
  fr: {
    hours: (count) => `${count} heures`,
    length: (minutes) =>
      `${{ 20: 'vingt', 30: 'trente', 60: 'soixante' }[minutes] ?? minutes} minutes`,
    days: (first, last) => `du ${first} au ${last}`,
  },
  en: {
    hours: (count) => `${count} hours`,
    length: (minutes) =>
      `${{ 20: 'twenty', 30: 'thirty', 60: 'sixty' }[minutes] ?? minutes} minutes`,
    days: (first, last) => `${first} to ${last}`,
  },
};

/** Name of a day of the week, 1 (Monday) to 7. */
function weekdayName(lang: Lang, day: number): string {
  const { locale } = languages[lang];
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  return format.format(Date.UTC(2024, 0, day));
}

describe.each(langs)('texts about appointments in %s', (lang) => {
  const { minutes, noticeHours, opening } = slotRules;
  const { hours, length, days } = words[lang];
  const page = `content/company/${lang}/appointment.mdx`;
  const faq = `src/i18n/${lang}/site/faq.ts`;
  const plans = `src/i18n/${lang}/billing/solutions.ts`;
  const open = Object.keys(opening).map(Number);

  it.each([
    ['length', `${minutes} minutes`, [page]],
    ['notice', hours(noticeHours), [page, faq]],
    ['length in words', length(minutes), [page, faq, plans]],
    [
      'open days',
      days(weekdayName(lang, Math.min(...open)), weekdayName(lang, Math.max(...open))),
      [page],
    ],
  ] as const)('contain %s: “%s”', (rule, phrase, files) => {
    for (const file of files) {
      const text = readFileSync(join(root, file), 'utf8')
        .replace(/[\u00a0\u202f]/g, ' ')
        .toLowerCase();
      expect(
        text.includes(phrase.toLowerCase()),
        `${file} must say “${phrase}”: the ${rule} in slotRules`,
      ).toBe(true);
    }
  });
});
