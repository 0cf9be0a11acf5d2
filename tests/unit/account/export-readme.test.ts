/** The readme of an account export names the service that mailed the sign-up code. */
import { describe, expect, it } from 'vitest';
import { exportReadme } from '../../../netlify/lib/account/export-readme.ts';
import { verificationModes } from '../../../src/domain/account/verification-mode.ts';
import { langs } from '../../../src/i18n/locales.ts';

describe.each(langs)('in %s', (lang) => {
  it.each([
    ['emailjs', /^EmailJS (?!o[ru] )/],
    ['function', /^EmailJS o[ru] Resend /],
    ['supabase', /^Supabase /],
  ] as const)('in mode %s', (mode, says) => {
    const { elsewhere } = exportReadme(lang, mode);
    expect(elsewhere).toMatch(says);
    expect(elsewhere.includes('EmailJS')).toBe(mode !== 'supabase');
  });

  it('has no placeholder left in any mode', () => {
    for (const mode of verificationModes) {
      expect(Object.values(exportReadme(lang, mode)).join()).not.toMatch(/[{}]/);
    }
  });
});
