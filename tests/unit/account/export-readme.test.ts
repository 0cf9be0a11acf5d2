/** The readme of an account export names the service that mailed the sign-up code. */
import { describe, expect, it } from 'vitest';
import { exportReadme, readme } from '../../../netlify/lib/account/export-readme.ts';
import { verificationModes } from '../../../src/domain/account/verification-mode.ts';
import { langs } from '../../../src/i18n/locales.ts';

describe.each(langs)('in %s', (lang) => {
  it.each([
    ['emailjs', /^EmailJS (?!o[ru] )/],
    ['function', /^EmailJS o[ru] Resend /],
    ['supabase', /^Supabase /],
  ] as const)('in mode %s', (mode, says) => {
    const { elsewhere = '' } = exportReadme(lang, mode);
    expect(elsewhere).toMatch(says);
    expect(elsewhere.includes('EmailJS')).toBe(mode !== 'supabase');
  });

  it('has the same parts in every mode, without placeholders', () => {
    for (const mode of verificationModes) {
      const parts = exportReadme(lang, mode);
      expect(Object.keys(parts)).toEqual(Object.keys(readme[lang]));
      expect(Object.values(parts).join()).not.toMatch(/[{}]/);
    }
  });
});
