/** Texts that state a booking rule in words agree with the rule. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { slotRules } from '../../../src/domain/booking/opening-hours.ts';
import { root } from '../../../local/settings.ts';

const stated = [
  { rule: 'minutes', value: 30, fr: 'trente minutes', en: 'thirty minutes' },
  { rule: 'noticeHours', value: 24, fr: '24 heures', en: '24 hours' },
] as const;
const files = (lang: 'fr' | 'en') =>
  [
    `content/company/${lang}/appointment.mdx`,
    `src/i18n/${lang}/site/faq.ts`,
    `src/i18n/${lang}/billing/solutions.ts`,
  ] as const;

it.each(stated)('$rule', ({ rule, value, ...words }) => {
  for (const lang of ['fr', 'en'] as const) {
    const stating = files(lang).filter((file) =>
      readFileSync(join(root, file), 'utf8').toLowerCase().includes(words[lang]),
    );
    expect(stating.length, `no text states ${rule} any more: remove it here`).toBeGreaterThan(0);
    expect(
      slotRules[rule],
      `${stating.join(', ')} say "${words[lang]}": change them with slotRules.${rule}, then this test`,
    ).toBe(value);
  }
});
