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
  readonly weeks: (count: number) => string;
  readonly days: (first: string, last: string) => string;
}

const words: Readonly<Record<Lang, Words>> = {
  fr: {
    hours: (count) => `${count} heures`,
    weeks: (count) => `${{ 2: 'deux', 4: 'quatre', 6: 'six', 8: 'huit' }[count] ?? count} semaines`,
    days: (first, last) => `du ${first} au ${last}`,
  },
  en: {
    hours: (count) => `${count} hours`,
    weeks: (count) => `${{ 2: 'two', 4: 'four', 6: 'six', 8: 'eight' }[count] ?? count} weeks`,
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
  const { minutes, noticeHours, horizonDays, opening } = slotRules;
  const { hours, weeks, days } = words[lang];
  const page = `content/company/${lang}/appointment.mdx`;
  const form = `src/i18n/${lang}/booking/form.ts`;
  const faq = `src/i18n/${lang}/site/faq.ts`;
  const open = Object.keys(opening).map(Number);

  it.each([
    ['length', `${minutes} minutes`, [page]],
    ['notice', hours(noticeHours), [page, form, faq]],
    ['horizon', weeks(horizonDays / 7), [form]],
    [
      'open days',
      days(weekdayName(lang, Math.min(...open)), weekdayName(lang, Math.max(...open))),
      [page],
    ],
  ] as const)('contain %s: “%s”', (rule, phrase, files) => {
    for (const file of files) {
      const text = readFileSync(join(root, file), 'utf8').replace(/[\u00a0\u202f]/g, ' ');
      expect(text.includes(phrase), `${file} must say “${phrase}”: the ${rule} in slotRules`).toBe(
        true,
      );
    }
  });
});
